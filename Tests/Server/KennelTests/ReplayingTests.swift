import Beagle
import FolderSupport
import Foundation
import HeadlessUIKit
import KennelTesting
import Locks
import Recordings
import Testing
import Wire
import World

@testable import Kennel

@Suite("The command that replays recordings")
struct ReplayingTests {
    private let folder = TemporaryFolder()

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func recording() async throws -> String {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500))
        let session = await TestSession(
            { NotingApp(nil) }, configuration: SessionConfiguration(screen: "/screen"), backend: backend)
        let digest = await withCheckedContinuation { continuation in
            session.session.synchronize { continuation.resume(returning: $0.digest) }
        }
        let entries = session.journal.entries
        let inputs = entries.enumerated().map { index, entry in
            RecordedInput(
                time: entry.time, input: entry.input,
                digest: index + 1 < entries.count ? entries[index + 1].digest : digest)
        }
        let player = Player(inputs, worlds: LocalWorlds { NotingApp(nil) })
        let header = RecordingHeader(product: "0", app: "NotingApp", controllers: [], opened: 0)
        return String(decoding: try await player.file(header), as: UTF8.self)
    }

    private func run(
        _ files: [String], junit: String? = nil, app: @escaping @Sendable () -> any UIApplicationDelegate
    ) async throws -> (status: ExitCode, lines: [String]) {
        var options = try ReplayOptions(parsing: ["x"])
        options.files = files
        options.junit = junit
        options.worlds = .shared(0)  // the app is a closure of this process
        let lines = Locked<[String]>([])
        let status = await RecordingRunner(command: "replay", application: app, options: options) { line in
            lines.withLock { $0.append(line) }
        }.replay()
        return (status, lines.withLock { $0 })
    }

    @Test func `Recordings that replay the same give exit code 0 and a line each, even a truncated one`() async throws {
        let text = try await recording()
        let files = [try write(text, "whole"), try write(String(text.dropLast(40)), "cut")]
        let (status, lines) = try await run(files) { NotingApp(nil) }
        #expect(status == .success && lines.count == 2)
        #expect(lines[0].hasPrefix("same: \(files[0]): 2 inputs in "))
        #expect(lines[1].hasPrefix("same: \(files[1]): ") && lines[1].hasSuffix("(the file is incomplete)"))
    }

    @Test func `A recording that differs gives exit code 1 and its difference, and the rest are replayed`() async throws
    {
        let file = try write(try await recording(), "a")
        let (status, lines) = try await run([file, file]) { NotingApp("<Oh & \"no\"\u{1}>") }
        #expect(status == .failure && lines.count == 2)
        #expect(lines[0].hasPrefix("differs: \(file): input 2 of 2\nInput 2 (answer 500 to request q1) at 0 ms"))
        #expect(lines[0].contains("+ label \"<Oh & "))
    }

    @Test func `A recording in which the app raises an exception gives exit code 1 and the exception`() async throws {
        let app: @Sendable () -> any UIApplicationDelegate = { TwicePushingApp() }
        let session = await TestSession(app, configuration: SessionConfiguration(), backend: TestBackend())
        let inputs = session.journal.entries.map { RecordedInput(time: $0.time, input: $0.input, digest: nil) }
        let header = RecordingHeader(product: "0", app: "TwicePushingApp", controllers: [], opened: 0)
        let recorded = try await Player(inputs, worlds: LocalWorlds(app)).file(header)
        let file = try write(String(decoding: recorded, as: UTF8.self), "a")
        let report = folder.url.appending(path: "exceptions.xml")
        let (status, lines) = try await run([file], junit: report.path, app: app)
        #expect(status == .failure)
        #expect(
            lines[0].hasPrefix(
                "exceptions: \(file): 1 inputs; iOS would end the app\n  input 1: NSInvalidArgumentException: "))
        let failure = try ReportReader.read(try Data(contentsOf: report)).first?.failure
        #expect(failure?.hasPrefix("input 1: NSInvalidArgumentException: ") == true)
    }

    @Test func `An unreadable recording gives an exit code of its own and the reason`() async throws {
        let good = try write(try await recording(), "good")
        let other = try write(try await recording().replacing(#""format":3"#, with: #""format":9"#), "other")
        let (status, lines) = try await run([folder.path("missing"), other, good, folder.url.path]) { NotingApp(nil) }
        #expect(status == .unreadable && lines.count == 4)
        #expect(lines[0].hasPrefix("unreadable: \(folder.path("missing")): "))
        #expect(lines[1].hasSuffix("The recording has format 9; this version reads formats 1 to 3."))
        #expect(lines[2].hasPrefix("same: "))
    }

    @Test func `A replay with another app than the recorded one names both`() async throws {
        let file = try write(try await recording(), "a")
        let lines = try await run([file]) { OtherApp() }.lines
        #expect(
            lines[0].hasPrefix("differs: \(file): input 1 of 2 (recorded with NotingApp, replayed with OtherApp)\n"))
    }

    @Test func `The report is XML with a case for each file, its time and the difference as failure text`() async throws
    {
        let file = try write(try await recording(), "a <b> & 'c'")
        let report = folder.url.appending(path: "report.xml")
        let (status, lines) = try await run([file, folder.path("missing")], junit: report.path) {
            NotingApp("<&\u{1}]]>")
        }
        #expect(status == .unreadable)
        let cases = try ReportReader.read(try Data(contentsOf: report))
        #expect(cases.map(\.name) == [file, folder.path("missing")])
        #expect(cases.allSatisfy { Double($0.time) != nil })
        let difference = lines[0].split(separator: "\n", maxSplits: 1)[1]
        #expect(cases[0].failure == String(difference))
        #expect(cases[0].message?.hasPrefix("Input 2 (answer 500 to request q1): + label \"<&") == true)
        #expect(cases[1].error?.isEmpty == false && cases[1].failure == nil)
        #expect(
            try await run([file], junit: folder.path("no/where.xml")) { NotingApp(nil) }.status
                == .noReport)
    }
}

/// An app whose controller may show a note with every error.
private final class NotingApp: UIApplicationDelegate {
    private let note: String?

    init(_ note: String?) {
        self.note = note
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let note = note
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerDefaultNavigationController(builder: { NotingController(note) })
        Beagle.dependencies = dependencies
        return true
    }
}

private final class NotingController: BeagleNavigationController {
    private let note: String?

    init(_ note: String?) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        guard case .error = state, let note else { return }
        let label = UILabel()
        label.text = note
        view.addSubview(label)
    }
}

private final class OtherApp: UIApplicationDelegate {}

/// Parses a report like a CI server.
private enum ReportReader {
    struct Case {
        let name: String
        let time: String
        var failure: String?
        var message: String?
        var error: String?
    }

    /// Parses the part of XML that a report uses. Throws if the text is not well-formed.
    static func read(_ data: Data) throws -> [Case] {
        let text = String(decoding: data, as: UTF8.self)
        var open: [String] = []
        var cases: [Case] = []
        var rest = text[...]
        #expect(rest.hasPrefix(#"<?xml version="1.0" encoding="UTF-8"?>"#))
        rest = rest.drop { $0 != "\n" }
        while let match = try /([^<]*)<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/.prefixMatch(in: rest) {
            let (_, before, slash, name, attributes, empty) = match.output
            rest = rest[match.range.upperBound...]
            if !slash.isEmpty {
                #expect(open.popLast() == String(name))
                if name == "failure" { cases[cases.count - 1].failure = plain(before) }
                continue
            }
            if empty.isEmpty { open.append(String(name)) }
            let values = Dictionary(
                attributes.matches(of: /([a-z]+)="([^"]*)"/).map { (String($0.1), plain($0.2)) },
                uniquingKeysWith: { $1 })
            if name == "testcase" { cases.append(Case(name: values["name"] ?? "", time: values["time"] ?? "")) }
            if name == "failure" { cases[cases.count - 1].message = values["message"] }
            if name == "error" { cases[cases.count - 1].error = values["message"] }
        }
        #expect(open.isEmpty && rest.allSatisfy(\.isWhitespace))
        return cases
    }

    private static func plain(_ text: Substring) -> String {
        #expect(text.matches(of: /&(?!amp;|lt;|gt;|quot;|#10;|#9;|#13;)/).isEmpty)
        return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
    }
}

/// An app that pushes its first screen again when it is launched.
private final class TwicePushingApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        navigation.pushViewController(root, animated: false)
        return true
    }
}
