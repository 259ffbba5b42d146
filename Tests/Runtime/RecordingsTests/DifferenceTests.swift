import Beagle
import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import Recordings
import SessionSupport
import Testing
import Wire

@Suite("What a replay says of an app that changed")
struct DifferenceTests {
    @Test func `A replay with the same app finds no difference`() async throws {
        let recording = try RecordingReader.read(try await FailsTwice.session().file(BeagleApp.init))
        #expect(recording.inputs.count == 9 && !recording.isCut)
        #expect(try await Player(recording.inputs, app: BeagleApp.init).difference() == nil)
    }

    @Test func `A controller with another error view differs at the first error, with the added label`() async throws {
        let session = try await FailsTwice.session { ChangedApp { LoudController(words: nil) } }
        let recording = try RecordingReader.read(try await session.file { ChangedApp { LoudController(words: nil) } })
        let app: @Sendable () -> any UIApplicationDelegate = { ChangedApp { LoudController(words: "Out of order") } }
        let difference = try #require(await Player(recording.inputs, app: app).difference())
        #expect(difference.first.number == 2 && difference.firstVisible == nil)
        #expect(difference.first.lines == ["Screen", "+ label \"Out of order\""])
        #expect(difference.headline == "Input 2 (answer 500 to request q1): + label \"Out of order\"")
        #expect(
            difference.text
                == "Input 2 (answer 500 to request q1) at 0 ms: - expected, + actual, ~ expected → actual.\n  Screen\n  "
                + "+ label \"Out of order\"")
    }

    @Test func `A controller of another class differs at the opening, in its states and its stack`() async throws {
        let recording = try RecordingReader.read(try await FailsTwice.session().file(BeagleApp.init))
        let app: @Sendable () -> any UIApplicationDelegate = { ChangedApp(SameController.init) }
        let difference = try #require(await Player(recording.inputs, app: app).difference())
        #expect(difference.first.number == 1)
        #expect(difference.first.lines.contains("- started BeagleNavigationController /screen"))
        #expect(difference.first.lines.contains("+ started SameController /screen"))
        #expect(difference.first.lines.contains { $0.hasPrefix("+ root SameController") })
    }

    @Test func `A changed request header is a difference, although header values are not recorded`() async throws {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        let session = await TestSession({ HeaderApp("1") }, backend: backend)
        let recording = try RecordingReader.read(try await session.file { HeaderApp("1") })
        #expect(try await Player(recording.inputs, app: { HeaderApp("1") }).difference() == nil)
        let difference = try #require(await Player(recording.inputs, app: { HeaderApp("2") }).difference())
        #expect(difference.first.number == 1)
        #expect(difference.first.lines.first == "Sent")
        #expect(
            difference.first.lines.dropFirst() == [
                "~ headers of q1 GET http://bff.test/home, of which only that is recorded"
            ])
    }

    @Test func `A screen that looks different from the start is a difference of the opening`() async throws {
        let session = await TestSession { PlainApp(text: "One") }
        let recording = try RecordingReader.read(try await session.file { PlainApp(text: "One") })
        #expect(try await Player(recording.inputs, app: { PlainApp(text: "One") }).difference() == nil)
        let difference = try #require(await Player(recording.inputs, app: { PlainApp(text: "Two") }).difference())
        #expect(difference.first.number == 1)
        #expect(difference.first.lines.count == 2 && difference.first.lines.first == "Screen")
        #expect(difference.first.lines[1].hasPrefix("~ text of label v"))
        #expect(difference.first.lines[1].hasSuffix(" \"One\" → \"Two\""))
    }

    @Test func `An added view does not make later views differ, although it changes their ids`() async throws {
        let session = await TestSession { PlainApp(text: "One", "Two", "Three") }
        let recording = try RecordingReader.read(try await session.file { PlainApp(text: "One", "Two", "Three") })
        let difference = try #require(
            await Player(recording.inputs, app: { PlainApp(text: "New", "One", "Three") }).difference())
        #expect(difference.first.lines == ["Screen", "+ label \"New\"", "- label \"Two\""])
    }

    @Test func `Reordered states are reported as a changed order`() {
        var lines = ChangedLines()
        lines.add("States", from: ["a", "b", "c", "d"], to: ["a", "c", "b", "d"])
        #expect(lines.limited == ["States", "~ order b; c → c; b"])
    }

    @Test func `A difference first visible later is reported there, with the input where it began unseen`() async throws
    {
        let app: @Sendable (Int) -> any UIApplicationDelegate = { LateApp(text: $0 == 1 ? "Tuesday" : "Wednesday") }
        let session = await TestSession { app(1) }
        await session.advance(by: .seconds(2))
        let recording = try RecordingReader.read(try await session.file { app(1) })
        let difference = try #require(await Player(recording.inputs, app: { app(2) }).difference())
        let sight = try #require(difference.firstVisible)
        #expect(difference.first.number == 1 && difference.first.lines.first == "Log")
        #expect(sight.number > 1 && sight.lines.count == 2 && sight.lines[1].hasSuffix("\"Tuesday\" → \"Wednesday\""))
        #expect(difference.headline.hasSuffix("text of " + sight.lines[1].dropFirst("~ text of ".count)))
        let lines = difference.text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("Visible at input \(sight.number) (timer t1") == true)
        let start = "The first difference is not visible. It is at input 1 (opens the app) at 0 ms:"
        #expect(lines.contains { $0.hasPrefix(start) })
    }

    @Test func `An input that can no longer be applied is reported with the reason`() async throws {
        let session = await TestSession(WorkshopApp.init)
        try await session.tap("Add")
        let inputs = await session.recordedInputs()
        // The recording is changed as if the app had had a button instead of this label.
        let label = RecordedInput(time: .zero, input: .tap(ViewID(rawValue: 5)), digest: 0)
        let difference = try #require(await Player([inputs[0], label], app: WorkshopApp.init).difference())
        #expect(difference.first.number == 2)
        #expect(
            difference.first.lines.contains { $0.hasPrefix("+ warning: This input could not be made again: View v") })
    }

    @Test func `A recorded outcome with senseless operations is still compared`() async throws {
        let session = await TestSession(WorkshopApp.init)
        try await session.tap("Add")
        let operations = """
            [{"op":"move","id":"v1","parent":"v3"},{"op":"move","id":"v2","parent":"v2"},{"op":"move","id":"v9999"},
             {"op":"insert","parent":"v3","node":{"id":"v1","children":[{"id":"v2"},{"id":"v70","children":[{"id":"v70"}]}]}},
             {"op":"insert","parent":"v70","node":{"id":"v71"}},{"op":"set","id":"v71","props":3},{"op":"leap"},7,
             {"op":"remove","id":"v1"},{"op":"remove","id":"v1"},{}]
            """
        let outcome = try JSON(
            parsing: #"{"events":[{"event":"patch","data":{"ops":\#(operations)}},{"event":"log"},1],"sent":{}}"#)
        var inputs = await session.recordedInputs()
        inputs[1] = RecordedInput(
            time: inputs[1].time, input: inputs[1].input, digest: 0, outcome: StepOutcome(outcome))
        let difference = try #require(await Player(inputs, app: WorkshopApp.init).difference())
        #expect(difference.first.number == 2)
        #expect(difference.first.lines.contains { $0.hasPrefix("+ ") })
    }

    @Test func `A recorded outcome with missing parents, cycles or deep nesting is still compared`() async throws {
        let session = await TestSession(WorkshopApp.init)
        try await session.tap("Add")
        let circle = [
            #"{"op":"insert","parent":"v801","node":{"id":"v800"}}"#,
            #"{"op":"insert","parent":"v800","node":{"id":"v801"}}"#, #"{"op":"move","id":"v800","parent":"v801"}"#,
        ]
        let deep = (1_000..<60_000).map {
            #"{"op":"insert","parent":"v\#($0 == 1_000 ? 1 : $0 - 1)","node":{"id":"v\#($0)"}}"#
        }
        let operations = (circle + deep + [#"{"op":"remove","id":"v1000"}"#]).joined(separator: ",")
        let outcome = try JSON(parsing: #"{"events":[{"event":"patch","data":{"ops":[\#(operations)]}}],"sent":[]}"#)
        var inputs = await session.recordedInputs()
        inputs[1] = RecordedInput(
            time: inputs[1].time, input: inputs[1].input, digest: 0, outcome: StepOutcome(outcome))
        #expect(try await Player(inputs, app: WorkshopApp.init).difference()?.first.number == 2)
    }

    @Test func `Without a recorded outcome, a difference shows only what came, not what was expected`() async throws {
        let old: @Sendable () -> any UIApplicationDelegate = { ChangedApp { LoudController(words: nil) } }
        let app: @Sendable () -> any UIApplicationDelegate = { ChangedApp { LoudController(words: "Out of order") } }
        let inputs = await (try FailsTwice.session(old)).recordedInputs()
        let difference = try #require(await Player(inputs, app: app).difference())
        #expect(difference.first.number == 2)
        let heading = "The recording does not contain the expected events. Actual events"
        #expect(difference.first.lines.first == heading)
        // A recording of a changed app keeps the original digests, so that the change is found again.
        let file = try await Player(inputs, app: app).file(.testing)
        let recording = try RecordingReader.read(file)
        #expect(recording.inputs.map { $0.outcome != nil } == [true] + [Bool](repeating: false, count: 8))
        #expect(try await Player(recording.inputs, app: old).difference() == nil)
        #expect(try await Player(recording.inputs, app: app).difference()?.first.number == 2)
    }
}

/// The app with another default controller.
private final class ChangedApp: UIApplicationDelegate {
    private let app = BeagleApp()
    private let controller: () -> BeagleNavigationController

    init(_ controller: @escaping () -> BeagleNavigationController) {
        self.controller = controller
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isLaunched = app.application(application, didFinishLaunchingWithOptions: launchOptions)
        let dependencies = BeagleDependencies()
        let controller = controller
        dependencies.navigation.registerDefaultNavigationController(builder: { controller() })
        Beagle.dependencies = dependencies
        return isLaunched
    }
}

private final class SameController: BeagleNavigationController {}

/// Shows a text under every error, if it has one.
private final class LoudController: BeagleNavigationController {
    private let words: String?

    init(words: String?) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        super.serverDrivenStateDidChange(to: state, at: screenController)
        guard case .error = state, let words else { return }
        let label = UILabel()
        label.text = words
        view.addSubview(label)
    }
}

/// Requests its first screen with a header.
private final class HeaderApp: UIApplicationDelegate {
    private let header: String

    init(_ header: String) {
        self.header = header
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let data = HttpAdditionalData(headers: ["X-Version": header])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home", additionalData: data)))
        window.makeKeyAndVisible()
        return true
    }
}

/// Shows some texts.
private final class PlainApp: UIApplicationDelegate {
    private let texts: [String]

    init(text texts: String...) {
        self.texts = texts
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        for text in texts {
            let label = UILabel()
            label.text = text
            controller.view.addSubview(label)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
    }
}

/// Logs a text at once and shows it later.
private final class LateApp: UIApplicationDelegate {
    private let text: String

    init(text: String) {
        self.text = text
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let label = UILabel()
        let controller = UIViewController()
        controller.view.addSubview(label)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        application.host.log(.message("the day is \(text)"))
        MainQueue.asyncAfter(.seconds(1)) { [text] in label.text = text }
        return true
    }
}
