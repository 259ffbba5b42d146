import Recordings
package import Sessions
import Wire

/// A playback as a Swift test that uses KennelTesting: the backend sends the recorded responses, and the test expects
/// the recorded states and texts.
///
/// A text typed into a field that hides it is replaced by one with the same classes of characters.
package struct TestFile {
    private let playback: Playback
    private let module: String
    /// The secrets that the file replaces, and the names of values that look like secrets and are kept.
    package let findings: SecretFindings

    /// Creates the test of a playback, without its secrets.
    ///
    /// - Parameter module: The module that declares the app's delegate; nil uses the module that the replayed app
    ///   reported.
    package init(_ course: Playback, without secrets: SecretPolicy = .standard, module: String? = nil) {
        self.playback = course
        findings = SecretFindings(in: course, without: secrets, addresses: .asRecorded)
        self.module = module ?? course.app?.module ?? "App"
    }

    package var fileName: String { "\(suite)Tests.swift" }

    /// The source of the file.
    package var text: String {
        let answers = Answers(of: playback)
        let body = setUp(answers) + TestBody(of: playback).lines
        let lines = head + body.map(Self.inBody) + ["    }"] + recorded(answers) + ["}", ""]
        return lines.joined(separator: "\n")
    }

    /// Whether a module with this name can be imported.
    package static func canImport(_ module: String) -> Bool { SwiftText.isName(module) && module.utf8.count <= 100 }

    private var suite: String { "Recorded" + SwiftText.name(of: playback.configuration.screen ?? "Session") }

    private var head: [String] {
        let name = SwiftText.literal("Recorded: \(playback.configuration.screen ?? "the app")")
        return [
            "// swift-format-ignore-file",
            SwiftText.comment(
                "Made by Kennel \(playback.header.product) from a recording of \(playback.count) inputs."),
        ] + [findings.text()].compactMap { $0.map(SwiftText.comment) } + [
            "import Foundation", "import KennelTesting", "import Testing",
        ] + (namesScreens ? ["import Wire"] : []) + [
            "", "@testable import \(module)", "", "@Suite(\(name))", "struct \(suite) {",
            "    @Test func `The recorded inputs lead to the recorded screens`() async throws {",
        ]
    }

    /// Whether the source uses the module Wire, because a device has a custom screen.
    private var namesScreens: Bool {
        playback.configuration.device.screen.name == nil
            || playback.steps.contains { step in
                guard case .device(let change) = step.input, let screen = change.screen else { return false }
                return screen.name == nil
            }
    }

    private func setUp(_ answers: Answers) -> [String] {
        let (arguments, throwsError) = Opening.arguments(playback.configuration)
        let opening = """
            let session = \(throwsError ? "try " : "")await TestSession(
                \(SwiftText.typeName(playback.app?.name ?? playback.header.app)).init, configuration: .init(\(arguments)),
                backend: backend)
            """
        let own = playback.requests.filter { request in
            if case .response(let response)? = request.outcome?.what { response.isFromOwnClient } else { false }
        }
        let notes = own.map { request in
            "// \(request.report.id) was sent by the app's own network client, which this test runs too."
        }
        return ["let backend = TestBackend()"] + answers.script + notes + [opening]
    }

    private func recorded(_ answers: Answers) -> [String] {
        var texts = answers.bodies
        if let screen = playback.configuration.screenJSON { texts.insert(("screen", screen), at: 0) }
        if texts.isEmpty { return [] }
        let indent = String(repeating: " ", count: 8)
        return ["", "    private enum Recorded {"]
            + texts.map { name, text in
                "\(indent)static let \(name) = \(SwiftText.literal(text, indent: indent + "    "))"
            }
            + ["    }"]
    }

    /// Returns a piece of a function's body, indented. Pieces with a multi-line literal are indented already.
    private static func inBody(_ piece: String) -> String {
        let indent = String(repeating: " ", count: 8)
        guard !piece.isEmpty else { return "" }
        if piece.contains("\"\"\"") { return indent + piece }
        return piece.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }.joined(
            separator: "\n")
    }
}
