import Beagle
import Foundation
import KennelTesting
import SessionSupport
import Sweeps
import Testing
import Wire
import World

/// A recording whose verdicts were all decided by reading the app's code and documents, not by running the sweep.
///
/// The session opens `/home`, which shows an image, goes to `/details` and back, and then opens `/offers`, for which
/// the recording has a fault rule. That error stays on the screen until the end. It belongs to the recording, so no
/// cell may attribute it to its own request.
@Suite("Verdicts of a sweep, against verdicts of a person")
struct SweepOracleTests {
    private static let home = """
        {"_beagleComponent_": "beagle:screenComponent", "id": "home", "navigationBar": {"title": "Home"},
         "child": {"_beagleComponent_": "beagle:container", "children": [
           {"_beagleComponent_": "beagle:image",
            "path": {"_beagleImagePath_": "remote", "url": "/logo.png"},
            "style": {"size": {"width": {"value": 80, "type": "REAL"}, "height": {"value": 80, "type": "REAL"}}}},
           {"_beagleComponent_": "beagle:text", "text": "Welcome"},
           {"_beagleComponent_": "beagle:button", "text": "Details", "onPress": [
             {"_beagleAction_": "beagle:pushView", "route": {"url": "/details"}}]},
           {"_beagleComponent_": "beagle:button", "text": "Offers", "onPress": [
             {"_beagleAction_": "beagle:pushView", "route": {"url": "/offers"}}]}
         ]}}
        """

    private static let details = """
        {"_beagleComponent_": "beagle:screenComponent", "id": "details", "navigationBar": {"title": "Details"},
         "child": {"_beagleComponent_": "beagle:text", "text": "More"}}
        """
    private static let picture = TestBackend.Answer.response(
        TransportResponse(
            headers: ["content-type": "image/svg+xml"],
            body: Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"></svg>"#.utf8)))

    /// The findings for one test of a sweep, the worst first; empty if nothing was found.
    private typealias Row = (request: String, failing: [Finding.Kind], slow: [Finding.Kind])

    /// The manual verdicts for each controller. The four faults by which a request fails have the same verdict, because
    /// they are the same error to a controller.
    private static let verdicts: [(controller: String?, rows: [Row])] = [
        // Beagle's own error view has the buttons Retry and Cancel. On the first screen, Cancel leaves an empty screen
        // behind.
        (nil, [("GET /home", [.blank], []), ("GET /logo.png", [], []), ("GET /details", [], [])]),
        // Nothing is shown at all. On the first screen there is no button and no way back. Later, Home is still usable,
        // but the press on Details has no visible effect.
        (
            "Silent",
            [
                ("GET /home", [.blank, .noWayOut, .silent, .neverRetried], []), ("GET /logo.png", [], []),
                ("GET /details", [.silent, .neverRetried], []),
            ]
        ),
        // The loading view stays over everything, so the screen is not empty, but unusable. A missing image does not
        // change a screen's state: the loading view is gone by then.
        (
            "EndlessLoading",
            [
                ("GET /home", [.stuck, .noWayOut, .silent, .neverRetried], []), ("GET /logo.png", [], []),
                ("GET /details", [.stuck, .noWayOut, .silent, .neverRetried], []),
            ]
        ),
        // Close removes the message without a retry. On the first screen that leaves an empty screen.
        (
            "NoRetry",
            [
                ("GET /home", [.blank, .neverRetried], []), ("GET /logo.png", [], []),
                ("GET /details", [.neverRetried], []),
            ]
        ),
        // One press sends the request of a push twice. A screen that is already loading ignores its second retry, see
        // `ScreenLoad`.
        (
            "DoubleRetry",
            [
                ("GET /home", [], []), ("GET /logo.png", [], []),
                ("GET /details", [.retriedTwice], []),
            ]
        ),
        // The retry works, but its banner stays, which a run without a fault never shows.
        (
            "Leftover",
            [
                ("GET /home", [.differs], []), ("GET /logo.png", [], []), ("GET /details", [.differs], []),
            ]
        ),
        // Pushing a controller that is on the stack raises an exception on iOS. Everything else works.
        (
            "RepeatedPush",
            [
                ("GET /home", [.exception], []), ("GET /logo.png", [], []), ("GET /details", [.exception], []),
            ]
        ),
    ]

    private func screenplay(in worlds: any Worlds) async throws -> Scenario {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Self.home))
        backend.answer("/details", with: .screen(Self.details))
        backend.answer("/logo.png", with: Self.picture)
        let session = await TestSession.open(FlawedApp.init, screen: "/home", backend: backend)
        try await session.setFaults(FaultScript(rules: [FaultRule(path: "/offers", fault: .status(500))]))
        await session.advance(by: .seconds(1))
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        try await session.back()
        await session.advance(by: .seconds(1))
        try await session.tap("Offers")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Retry"))
        return try await Scenario(reading: await session.recordedInputs(), in: worlds)
    }

    @Test func `Every cell of the sweep has the result that a person decided`() async throws {
        let worlds = LocalWorlds(FlawedApp.init)
        var plan = SweepPlan()
        plan.controllers = Self.verdicts.map(\.controller)
        let progress = await Sweep(try await screenplay(in: worlds), plan: plan, in: worlds).run()
        #expect(progress.phase == .done)
        var judged = 0
        for (controller, rows) in Self.verdicts {
            for row in rows {
                for fault in SweepFault.allCases {
                    let cells = progress.cells.filter {
                        $0.controller == controller && $0.identity.description == row.request && $0.fault == fault
                    }
                    #expect(cells.count == 1)
                    let expected = fault == .slow ? row.slow : row.failing
                    let found = cells.first.flatMap { progress.verdicts[$0] }
                    #expect(
                        found?.kinds == expected,
                        "\(controller ?? "default"): \(row.request), \(fault): \(String(describing: found))")
                    judged += 1
                }
            }
        }
        #expect(judged == progress.cells.count)
    }

    @Test func `A request is not blamed for the error of a fault rule set at the opening`() async throws {
        let worlds = LocalWorlds(FlawedApp.init)
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Self.home))
        backend.answer("/logo.png", with: Self.picture)
        let session = await TestSession.open(
            FlawedApp.init, screen: "/home",
            faults: FaultScript(rules: [FaultRule(path: "/offers", fault: .status(500))]), backend: backend)
        // The image is requested during the pause, and the press on Offers comes after it in the same step.
        await session.advance(by: .seconds(2))
        try await session.tap("Offers")
        await session.advance(by: .seconds(1))
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        let progress = await Sweep(screenplay, plan: SweepPlan(), in: worlds).run()
        for cell in progress.cells where cell.identity.path == "/logo.png" {
            #expect(progress.verdicts[cell] == .fine, "\(cell.fault)")
        }
        #expect(progress.cells.count { $0.identity.path == "/logo.png" } == SweepFault.allCases.count)
    }

    @Test func `The finding of an exception has UIKit's name and reason`() async throws {
        let worlds = LocalWorlds(FlawedApp.init)
        var plan = SweepPlan()
        plan.controllers = ["RepeatedPush"]
        plan.faults = [.network]
        let progress = await Sweep(try await screenplay(in: worlds), plan: plan, in: worlds).run()
        let cell = try #require(progress.cells.first { $0.identity.path == "/details" })
        guard case .found(let findings) = progress.verdicts[cell] else {
            Issue.record("nothing was found")
            return
        }
        let reason = try #require(findings.first?.values[.reason])
        #expect(reason.hasPrefix("NSInvalidArgumentException: "))
        #expect(findings.first?.sentence == "After waiting 60 s iOS would end the app: \(reason).")
    }

    @Test func `A comparison names the exceptions that only one of the runs raises`() async throws {
        let worlds = LocalWorlds(FlawedApp.init)
        let backend = TestBackend()
        backend.answer("/home", with: .status(500))
        let session = await TestSession.open(FlawedApp.init, screen: "/home", controller: "NoRetry", backend: backend)
        await session.advance(by: .seconds(1))
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        func run(_ controller: String) async -> RunLog {
            await RunLog.run(screenplay, configuration: screenplay.configuration(with: controller), in: worlds)
        }
        let comparison = RunComparison(
            left: await run("NoRetry"), right: await run("RepeatedPush"), names: ("NoRetry", "RepeatedPush"))
        let difference = try #require(comparison.differences.first { $0.subject == .exceptions })
        #expect(difference.left.isEmpty && difference.right.count == 1)
        #expect(difference.sentence.hasPrefix("iOS would end RepeatedPush: NSInvalidArgumentException: "))
    }

    @Test func `A backend's own error is judged like a simulated fault with the same text`() async throws {
        let worlds = LocalWorlds(FlawedApp.init)
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Self.home))
        backend.answer("/logo.png", with: Self.picture)
        backend.answer("/details", with: .status(500))
        let session = await TestSession.open(FlawedApp.init, screen: "/home", controller: "NoRetry", backend: backend)
        await session.advance(by: .seconds(1))
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let screenplay = try await Scenario(reading: await session.recordedInputs(), in: worlds)
        var plan = SweepPlan()
        plan.faults = [.status]
        let progress = await Sweep(screenplay, plan: plan, in: worlds).run()
        let cell = try #require(progress.cells.first { $0.identity.path == "/details" })
        #expect(progress.verdicts[cell]?.kinds.contains(.neverRetried) == true)
    }
}

extension SweepOutcome {
    /// The kinds of findings, the worst first.
    fileprivate var kinds: [Finding.Kind] {
        switch self {
        case .fine, .notMade: []
        case .found(let findings): findings.map(\.kind)
        }
    }
}
