import Locks
import Testing

@testable import Sessions

@Suite("The mailbox")
struct MailboxTests {
    @Test func `A mailbox delivers each sender's messages exactly once and in order`() async {
        let mailbox = Mailbox<(sender: Int, number: Int)>()
        let read = Locked<[[Int]]>(Array(repeating: [], count: 4))
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<4 {
                group.addTask {
                    for number in 0..<5_000 {
                        guard case .wanted = mailbox.put((sender, number)) else { continue }
                        while let message = mailbox.next() {
                            read.withLock { $0[message.sender].append(message.number) }
                        }
                    }
                }
            }
        }
        let all = read.withLock { $0 }
        for sender in all { #expect(sender == Array(0..<5_000)) }
    }

    @Test func `A queue returns its elements in insertion order, also when adding and taking alternate`() {
        var queue = Queue<Int>()
        var given: [Int] = []
        var next = 0
        for round in 1...20 {
            for _ in 0..<(round % 7) {
                queue.append(next)
                next += 1
            }
            for _ in 0..<(round % 5) { if let first = queue.popFirst() { given.append(first) } }
        }
        while let first = queue.popFirst() { given.append(first) }
        #expect(queue.isEmpty)
        #expect(given == Array(0..<next))
    }
}
