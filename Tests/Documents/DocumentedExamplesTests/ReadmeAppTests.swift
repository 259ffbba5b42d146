import Foundation
import KennelTesting
import Testing

@Suite("The app in README")
struct ReadmeAppTests {
    private static func text(_ path: String) throws -> [Substring] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n")
    }

    @Test func `The README's listing is the compiled ReadmeApp, line by line`() throws {
        let readme = try Self.text("README.md")
        let compiled = try Self.text("Tests/Documents/DocumentedExamplesTests/ReadmeApp.swift")
        let printed = readme.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
        #expect(printed.last == "Kennel.run(AppDelegate.init)")
        let body = printed.dropLast().filter { !$0.hasPrefix("import ") }
        #expect(body.count > 10)
        let inside = compiled.drop { $0 != "extension Readme {" }.dropFirst().dropLast()
        #expect(body.map(String.init) == inside.map { String($0.dropFirst(4)) })
    }

    @Test func `The README's app retries a failed screen by itself after two seconds`() async throws {
        let backend = TestBackend()
        backend.answer(
            "/home", with: .status(500), .screen(#"{"_beagleComponent_":"beagle:text","text":"Arrived"}"#))
        let session = await TestSession.open(Readme.AppDelegate.init, screen: "/home", backend: backend)
        #expect(await session.stateNames().contains("error"))
        #expect(await !session.shows("Retry"))
        await session.advance(by: .seconds(2))
        #expect(await session.shows("Arrived"))
    }
}
