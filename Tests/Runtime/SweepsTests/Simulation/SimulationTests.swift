import HeadlessUIKit
import KennelTesting
import Recordings
import SampleApp
import SessionSupport
import Sweeps
import Testing
import Wire
import World

@Suite("Rehearsing a recording")
struct SimulationTests {
    private let worlds = LocalWorlds(BeagleApp.init)

    private static let details = """
        {"_beagleComponent_": "beagle:screenComponent", "navigationBar": {"title": "Details"},
         "child": {"_beagleComponent_": "beagle:text", "text": "More"}}
        """

    /// A session that fails once, is retried by its button, and goes on to another screen.
    private func recorded() async throws -> [RecordedInput] {
        let backend = TestBackend()
        backend.answer("/home", with: .status(500), .screen(Documents.home))
        backend.answer("/details", with: .screen(Self.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/home", backend: backend)
        await session.advance(by: .seconds(1))
        try await session.tap("Retry")
        await session.advance(by: .seconds(2))
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        try await session.back()
        await session.advance(by: .seconds(1))
        return await session.recordedInputs()
    }

    @Test func `A recording becomes user actions named by what was pressed, with their pauses`() async throws {
        let screenplay = try await Scenario(reading: try await recorded(), in: worlds)
        #expect(screenplay.steps.map(\.words) == ["tap \"Retry\"", "tap \"Details\"", "back"])
        #expect(screenplay.steps.map { $0.action.target?.words } == ["Retry", "Details", nil])
        #expect(screenplay.steps.map(\.pause) == [.seconds(1), .seconds(2), .seconds(1)])
    }

    @Test func `Blocking requests in a simulation get recorded responses, unless a fault rule matches`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .screen("forty-two"))
        let session = await TestSession(DeskApp.init, backend: backend)
        try await session.tap("Read at once")
        let worlds = LocalWorlds(DeskApp.init)
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        var configuration = screenplay.configuration
        for (rules, shown) in [
            ([], "read forty-two"), ([FaultRule(path: "*", fault: .noConnection)], "unread 256 -1004"),
        ] {
            configuration.faults = FaultScript(rules: rules)
            let rehearsal = Simulation(screenplay, configuration: configuration, in: worlds)
            try await rehearsal.open()
            for step in screenplay.steps { #expect(try await rehearsal.perform(step) == .done) }
            #expect(try await rehearsal.settle())
            #expect(try await rehearsal.screenContent().screen.texts.contains { $0.hasPrefix(shown) })
            #expect(await rehearsal.unanswered.isEmpty)
        }
    }

    @Test func `A simulation repeats swiped and moved rows by their text, with the same digests`() async throws {
        let session = await TestSession(ListApp.init)
        try await session.drawAside("Bread")
        try await session.tap("Delete")
        try await session.tap("Edit")
        try await session.moveRow("Salt", by: -1)
        let inputs = await session.recordedInputs()
        let worlds = LocalWorlds(ListApp.init)
        let screenplay = try await Scenario(reading: inputs, in: worlds)
        #expect(
            screenplay.steps.map { $0.action.target?.words } == [
                "Bread", "Delete", "Edit", "Salt · Delete Salt · Reorder Salt",
            ])
        let rehearsal = Simulation(screenplay, in: worlds)
        try await rehearsal.open()
        for step in screenplay.steps { #expect(try await rehearsal.perform(step) == .done) }
        try await rehearsal.settle()
        #expect(await rehearsal.mark.inputs.map(\.digest) == inputs.map(\.digest))
    }

    @Test func `The same steps give the same inputs, at the same times, with the same digests`() async throws {
        let inputs = try await recorded()
        let screenplay = try await Scenario(reading: inputs, in: worlds)
        let rehearsal = Simulation(screenplay, in: worlds)
        try await rehearsal.open()
        for step in screenplay.steps { #expect(try await rehearsal.perform(step) == .done) }
        try await rehearsal.settle()
        let again = await rehearsal.mark.inputs
        #expect(again.map(\.input.name) == inputs.map(\.input.name))
        #expect(again.map(\.time) == inputs.map(\.time))
        #expect(again.map(\.digest) == inputs.map(\.digest))
        #expect(await rehearsal.states.map(\.content.state.name.rawValue).contains("error"))
        #expect(await rehearsal.requests.map(\.identity.description) == ["GET /home", "GET /home (2)", "GET /details"])
        let look = try await rehearsal.screenContent()
        #expect(look.screen.texts.contains("Welcome") && !look.isLoading && look.underWay.isEmpty)
    }

    @Test func `A controller that shows no error has nothing to press, and the simulation reports it`() async throws {
        let screenplay = try await Scenario(reading: try await recorded(), in: worlds)
        let configuration = screenplay.configuration(with: "Quiet")
        let rehearsal = Simulation(screenplay, configuration: configuration, in: worlds)
        try await rehearsal.open()
        #expect(try await rehearsal.perform(screenplay.steps[0]) == .nothing("nothing to press: button \"Retry\""))
        let look = try await rehearsal.screenContent()
        #expect(look.retries.isEmpty)  // no controller stored the retry
        #expect(look.screen.isBlank)
    }

    @Test func `A request without a recorded response fails and reports that it is not recorded`() async throws {
        let screenplay = try await Scenario(reading: try await recorded(), in: worlds)
        let configuration = SessionConfiguration(bff: screenplay.configuration.bff, screen: "/elsewhere")
        let rehearsal = Simulation(screenplay, configuration: configuration, in: worlds)
        try await rehearsal.open()
        try await rehearsal.settle()
        #expect(await rehearsal.unanswered.map(\.description) == ["GET /elsewhere"])
        let texts = try await rehearsal.screenContent().screen.texts
        #expect(texts.contains { $0.contains("GET /elsewhere is not in the recording") })
    }

    @Test func `A simulation continues from a mark under other faults`() async throws {
        let screenplay = try await Scenario(reading: try await recorded(), in: worlds)
        let rehearsal = Simulation(screenplay, in: worlds)
        try await rehearsal.open()
        _ = try await rehearsal.perform(screenplay.steps[0])
        let mark = await rehearsal.mark
        var configuration = screenplay.configuration
        configuration.faults.rules.append(FaultRule(path: "/details", fault: .noConnection))
        let other = Simulation(screenplay, configuration: configuration, from: mark, in: worlds)
        _ = try await other.perform(screenplay.steps[1])
        try await other.settle()
        #expect(await other.mark.inputs.prefix(mark.inputs.count).map(\.time) == mark.inputs.map(\.time))
        #expect(await other.requests.last?.report.fault == "no connection (1)")
        _ = try await rehearsal.perform(screenplay.steps[1])
        try await rehearsal.settle()
        #expect(try await rehearsal.screenContent().screen.texts.contains("More"))
    }

    @Test func `A crash interrupts a simulation, and its earlier requests can still be read`() async throws {
        let app = FragileApp()
        let session = await app.session()
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: app.worlds)
        app.worlds.crash { $0.isTap }
        let rehearsal = Simulation(screenplay, in: app.worlds)
        try await rehearsal.open()
        await #expect(throws: Interruption.self) { try await rehearsal.perform(screenplay.steps[0]) }
        #expect(await rehearsal.requests.map(\.identity.description) == ["GET /home"])
    }

    @Test func `A world lost to another world's crash is recreated with the same digests`() async throws {
        let app = FragileApp()
        let session = await app.session()
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let inputs = await session.recordedInputs()
        let screenplay = try await Scenario(reading: inputs, in: app.worlds)
        let rehearsal = Simulation(screenplay, in: ForgetfulWorlds(LocalWorlds(BeagleApp.init), after: 3))
        try await rehearsal.open()
        #expect(try await rehearsal.perform(screenplay.steps[0]) == .done)
        try await rehearsal.settle()
        #expect(await rehearsal.mark.inputs.map(\.digest) == inputs.map(\.digest))
    }
}
