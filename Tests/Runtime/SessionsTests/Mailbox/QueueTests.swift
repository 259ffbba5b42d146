import Testing

@testable import Sessions

@Suite("What waits in line")
struct QueueTests {
    @Test func `Elements leave the queue first in, first out, however adding and taking alternate`() {
        var queue = Queue<Int>()
        var (posted, taken) = (0, 0)
        for round in 1...200 {
            for _ in 0..<(round % 7) {
                queue.append(posted)
                posted += 1
            }
            for _ in 0..<(round % 5) where !queue.isEmpty {
                #expect(queue.popFirst() == taken)
                taken += 1
            }
        }
        while let next = queue.popFirst() {
            #expect(next == taken)
            taken += 1
        }
        #expect(taken == posted && queue.isEmpty)
    }

    @Test func `A queue that is never empty does not keep the space of elements already taken`() {
        var queue = Queue<Int>()
        for number in 0..<3 { queue.append(number) }
        for number in 3..<10_000 {
            queue.append(number)
            #expect(queue.popFirst() == number - 3)
        }
        #expect(queue.room < 200)
    }
}
