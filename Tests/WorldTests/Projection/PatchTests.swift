import JSON
import KennelTesting
import SessionSupport
import Testing

@Suite("Patches")
struct PatchTests {
    private static let moves = [
        "Add", "Add later", "Push", "Alert", "Grow", "Grow", "Grow", "Shrink", "Shuffle", "Fade", "Cancel", "Go on",
        "Fetch",
    ]

    @Test("Applied to a snapshot, they give what a fresh snapshot shows", arguments: 1...12)
    func equivalence(seed: UInt64) async throws {
        let session = await TestSession(WorkshopApp.init, backend: .answering)
        var dice = Dice(seed: seed)
        let start = await session.snapshot()
        let page = PageModel(try #require(start["tree"]))
        var seen = try #require(start["seq"]?.int)
        for step in 0..<60 {
            await Self.move(session, &dice)
            for event in session.emitted where Int(event.sequence) > seen {
                seen = Int(event.sequence)
                if event.name == .patch { page.apply(try JSON(parsing: event.data)) }
            }
            let fresh = await session.snapshot()
            #expect(page.troubles == [])
            let difference = page.difference(from: try #require(fresh["tree"]))
            try #require(difference == nil, "step \(step)")
            #expect(fresh["seq"]?.int == seen)
        }
    }

    private static func move(_ session: TestSession, _ dice: inout Dice) async {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: await session.advance(by: .milliseconds(Int.random(in: 0...3_000, using: &dice)))
        case 1: try? await session.back()
        case 2: try? await session.type("text \(Int.random(in: 0..<9, using: &dice))", into: "Name")
        default:
            guard let text = moves.randomElement(using: &dice) else { return }
            try? await session.tap(text)
        }
    }

    @Test("A change of one label costs one operation, however large the screen")
    func cost() async throws {
        let session = await TestSession(WorkshopApp.init)
        for _ in 0..<100 { try await session.tap("Grow") }
        let before = session.emitted.count
        try await session.tap("Add")
        let bytes = session.emitted.dropFirst(before).reduce(0) { $0 + $1.data.count }
        #expect(bytes < 500)
    }

    @Test("Changes inside an animation carry its timing")
    func animation() async throws {
        let session = await TestSession(WorkshopApp.init)
        try await session.tap("Fade")
        let patch = try JSON(parsing: session.emitted.last?.data ?? [])
        let operation = try #require(patch["ops"]?.array?.first { $0["duration"] != nil })
        #expect(operation["duration"] == 500)
        #expect(operation["props"]?["style"]?["opacity"] == "0.5")
    }
}
