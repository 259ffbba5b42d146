import Testing

@testable import SessionRuntime

@Suite("The mailbox")
struct MailboxTests {
    @Test("Nothing is lost or overtaken: each sender's messages are read once, in order")
    func order() async {
        let mailbox = Mailbox<(sender: Int, number: Int)>()
        let read = Locked<[[Int]]>(Array(repeating: [], count: 4))
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<4 {
                group.addTask {
                    for number in 0..<5_000 {
                        guard case .wanted = mailbox.post((sender, number)) else { continue }
                        while true {
                            let batch = mailbox.take()
                            if batch.isEmpty { break }
                            read.withLock { read in
                                for message in batch { read[message.sender].append(message.number) }
                            }
                        }
                    }
                }
            }
        }
        let all = read.withLock { $0 }
        for sender in all { #expect(sender == Array(0..<5_000)) }
    }
}
