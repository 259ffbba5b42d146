import FolderSupport
import Foundation
import KennelSupport
import Testing

@testable import Kennel

@Suite("Another build of the app")
struct AppBuildTests {
    private let folder = TemporaryFolder()

    /// Returns a build whose program prints the given output when it is asked for its backend.
    private func program(_ script: String) throws -> AppBuild {
        let file = folder.url.appending(path: UUID().uuidString)
        try Data("#!/bin/sh\n[ \"$1\" = backend ] || exit 9\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return AppBuild(file)
    }

    @Test func `An app's backend is read from its program without loss`() throws {
        var backend = Backend.testing
        backend.answers["/bytes"] = [
            Backend.Answer(
                status: 299, headers: [("A", "1"), ("A", "2")], body: [0, 10, 255], delay: .milliseconds(1_500),
                ending: .hangUp)
        ]
        let text = String(decoding: try JSONEncoder().encode(BackendDescription(backend)), as: UTF8.self)
        let told = try #require(try program("echo hello; cat <<'END'\n\(text)\nEND").backend())
        #expect(told.answers.count == backend.answers.count)
        let answer = try #require(told.answers["/bytes"]?.first)
        #expect(answer.status == 299 && answer.body == [0, 10, 255] && answer.delay == .milliseconds(1_500))
        #expect(answer.headers.map(\.name) == ["A", "A"] && answer.headers.map(\.value) == ["1", "2"])
        #expect(answer.ending == .hangUp && told.answers["/endless"]?.first?.ending == .endless)
        #expect(told.screens.map(\.title) == backend.screens.map(\.title))
    }

    @Test func `An app may have no backend, and a program that fails to report one is refused`() throws {
        #expect(try program("echo null").backend() == nil)
        #expect(throws: UsageError("the program printed no backend, and ended with status 3")) {
            try program("exit 3").backend()
        }
        let reason = "the program did not print its backend; it must be built with this version of Kennel"
        #expect(throws: UsageError(reason)) {
            try program("echo hello").backend()
        }
    }
}
