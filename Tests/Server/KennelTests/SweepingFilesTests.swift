import Beagle
import FolderSupport
import Foundation
import HeadlessUIKit
import KennelTesting
import Locks
import Recordings
import SessionSupport
import Testing
import Wire
import World

@testable import Kennel

@Suite("The command that sweeps recordings")
struct SweepingFilesTests {
    private let folder = TemporaryFolder()

    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = folder.url.appending(path: name)
        try Data(bytes).write(to: file)
        return file.path
    }

    private func recording() async throws -> [UInt8] {
        let backend = TestBackend()
        let text = "{\"_beagleComponent_\": \"beagle:text\", \"text\": \"Hello\"}"
        backend.answer("/screen", with: .screen(text))
        let session = await TestSession(
            BeagleApp.init, configuration: SessionConfiguration(screen: "/screen"), backend: backend)
        await session.advance(by: .seconds(1))
        return try await session.file(BeagleApp.init)
    }

    private func run(_ arguments: [String]) async throws -> (status: ExitCode, lines: [String]) {
        let lines = Locked<[String]>([])
        // The app is a closure of this process.
        let options = try SweepOptions(parsing: arguments[...] + ["--worlds", "0"])
        let status = await RecordingRunner(command: "sweep", application: BeagleApp.init, options: options.replay) {
            line in
            lines.withLock { $0.append(line) }
        }.sweep(options)
        return (status, lines.withLock { $0 })
    }

    @Test func `A sweep with findings gives exit code 1, a line each and a failed case each in the report`()
        async throws
    {
        let junit = folder.url.appending(path: "r.xml")
        let file = try file("a.kennel", try await recording())
        let (status, lines) = try await run([file, "--faults", "500,slow", "--junit", junit.path])
        #expect(status == .failure)
        let text = lines.last ?? ""
        #expect(text.hasPrefix("found: \(file): 1 of 2 checks failed"))
        #expect(text.contains("\n  GET /screen, 500: blank: After pressing button \"Cancel\" the screen is empty."))
        let xml = try String(contentsOf: junit, encoding: .utf8)
        #expect(xml.contains("<testsuite name=\"kennel sweep\" tests=\"2\" failures=\"1\" errors=\"0\""))
        #expect(xml.contains("name=\"GET /screen, 500\"") && xml.contains("<failure message=\"blank\">"))
    }

    @Test func `A sweep without findings gives exit code 0`() async throws {
        let (status, lines) = try await run([
            try file("a.kennel", try await recording()), "--faults", "slow", "--seeds", "2",
        ])
        #expect(status == .success)
        #expect(lines.last?.hasPrefix("fine: ") == true && lines.last?.contains("0 of 2 checks") == true)
    }

    @Test func `A file that cannot be swept is reported, and the next file is swept`() async throws {
        let good = try file("a.kennel", try await recording())
        let bad = try file("b.kennel", Array("no".utf8))
        let (status, lines) = try await run([bad, folder.path("missing"), good, "--faults", "slow"])
        #expect(status == .unreadable)
        #expect(lines.map { $0.prefix(while: { $0 != ":" }) } == ["unreadable", "unreadable", "fine"])
        let (other, said) = try await run([good, "--controller", "Nobody"])
        #expect(other == .unreadable)
        #expect(said.first?.contains("the app has no controller \"Nobody\"") == true)
    }

}
