import Testing

@testable import HeadlessUIKit

@Suite("What a turn is charged for texts")
struct TextChargesTests {
    private let room = CGSize(width: 300, height: 0)

    private func application(units: Int = 10_000_000) -> UIApplication {
        var limits = TurnWork.Limits()
        limits.units = units
        limits.textUnits = units
        return UIApplication(host: InertHost(), work: TurnWork(limits))
    }

    private func label(bytes: Int, _ kind: String = "abc אבג ") -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: kind, count: max(1, bytes / kind.utf8.count))
        return label
    }

    @Test(arguments: [20, 900, 5_000, 60_000])
    func `A text measured again in the same space costs next to nothing`(bytes: Int) {
        let application = application()
        application.work.begin()
        application.run {
            let label = label(bytes: bytes)
            let size = label.sizeThatFits(room)
            let once = application.work.textUnits
            #expect(once > bytes / 4)
            for _ in 0..<10 { #expect(label.sizeThatFits(room) == size) }
            #expect(application.work.textUnits - once <= 10 * (1 + bytes / 4096))
        }
    }

    @Test func `Every turn is charged the same, in every session`() {
        var charges: Set<Int> = []
        for _ in 0..<2 {
            let application = application()
            application.run {
                let labels = [20, 200, 3_000, 40_000, 60_000, 200, 100_000].map { label(bytes: $0) }
                for _ in 0..<3 {
                    application.work.begin()
                    for label in labels + labels.reversed() { _ = label.sizeThatFits(room) }
                    charges.insert(application.work.textUnits)
                    application.work.end()
                }
            }
        }
        #expect(charges.count == 1)
    }

    @Test func `Thousands of similar texts are each charged once`() {
        let application = application()
        application.work.begin()
        application.run {
            let labels = (0..<1_500).map { number in
                let label = UILabel()
                label.text = String(repeating: "same ", count: 7) + "\(number)" + String(repeating: " same", count: 7)
                return label
            }
            for label in labels { _ = label.sizeThatFits(room) }
            let once = application.work.textUnits
            for label in labels.suffix(200) { _ = label.sizeThatFits(room) }
            #expect(application.work.textUnits - once < once / 10)
        }
    }

    @Test func `Text measured between turns is not charged`() {
        let application = application(units: 10)
        application.run {
            #expect(label(bytes: 60_000).sizeThatFits(room).height > 1_000)
            application.work.begin()
            application.work.end()
            #expect(label(bytes: 60_000).sizeThatFits(room).height > 1_000)
        }
        #expect(application.work.textUnits == 0 && !application.work.isOver)
    }

    @Test(arguments: ["אב ab ", "a\u{301}\u{302}", "السلام ", "plain words "])
    func `A text over the budget has no size, and the error names its view`(kind: String) {
        let application = application(units: 1_000)
        application.work.begin()
        application.run {
            #expect(label(bytes: 100, kind).sizeThatFits(room) != .zero)
            let long = label(bytes: 60_000, kind)
            #expect(long.sizeThatFits(room) == .zero)
            #expect(application.work.excess?.bound == .text)
            #expect(application.work.excess?.view === long)
            // No more text is measured in this turn, because its work is exhausted. In the next turn, all of the work
            // is available again.
            #expect(label(bytes: 100, kind).sizeThatFits(room) == .zero)
            application.work.begin()
            #expect(label(bytes: 100, kind).sizeThatFits(room) != .zero)
        }
    }

    @Test func `Drawing text is charged as measuring it is`() {
        let application = application()
        application.work.begin()
        application.run {
            let label = label(bytes: 30_000)
            label.frame.size = CGSize(width: 300, height: 50_000)
            let before = application.work.textUnits
            #expect(label.drawing?.pieces.isEmpty == false)
            #expect(application.work.textUnits - before > 10_000)
        }
    }
}
