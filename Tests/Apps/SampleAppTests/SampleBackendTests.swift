import Foundation
import Testing

@testable import SampleApp

@Suite("The sample's backend, as described")
struct SampleBackendTests {
    /// The responses whose body should be valid JSON.
    private static let documents: [(path: String, body: [UInt8])] = SampleBackend.answers
        .filter {
            $0.key != "/failures/broken-json" && $0.key != "/failures/endless" && !$0.key.hasPrefix("/images/")
                && !$0.key.hasPrefix("/pages/")
        }
        .flatMap { path, answers in answers.map { (path, $0.body) } }
        .filter { !$0.1.isEmpty }

    @Test func `Every document is JSON`() throws {
        #expect(Self.documents.count > 20)
        for (path, body) in Self.documents {
            #expect(throws: Never.self, "\(path)") { try JSONSerialization.jsonObject(with: Data(body)) }
        }
    }

    /// Skips the app's native screens and paths with expressions.
    @Test func `Every path that a document names has a response`() throws {
        for (path, body) in Self.documents {
            for link in Self.links(in: try JSONSerialization.jsonObject(with: Data(body)))
            where link.hasPrefix("/") && !link.hasPrefix("/native/") && !link.contains("@{") {
                #expect(SampleBackend.answers[link] != nil, "\(path) leads to \(link)")
            }
        }
    }

    @Test func `Every listed screen with a path has a non-empty response`() {
        for screen in SampleBackend.screens where screen.path.hasPrefix("/") {
            #expect(SampleBackend.answers[screen.path]?.isEmpty == false, "\(screen.path)")
        }
        #expect(SampleBackend.screens.count { $0.group == "shop" } >= 6)
        #expect(SampleBackend.screens.count { $0.group == "failures" } >= 12)
    }

    @Test func `Every controller that a document names is registered`() throws {
        let source = String(decoding: Self.documents.flatMap(\.body), as: UTF8.self)
        let names = source.components(separatedBy: "\"controllerId\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(names) == ["CustomError", "CustomLoading", "Legacy", "ErrorKinds", "ColouredBar"])
    }

    @Test func `The path fails-twice answers with status 500 twice and then with 200`() {
        #expect(SampleBackend.answers["/fails-twice"]?.map(\.status) == [500, 500, 200])
    }

    @Test func `Each response of fails-twice takes 800 milliseconds, so its loading view is visible`() {
        let answers = SampleBackend.answers.filter { $0.key.hasPrefix("/fails-twice") }
        #expect(answers.count == 6)
        for (path, answers) in answers {
            #expect(answers.map(\.delay) == Array(repeating: .milliseconds(800), count: 3), "\(path)")
        }
    }

    /// Returns the values of `url` members, and of routes that are strings.
    private static func links(in value: Any) -> [String] {
        if let list = value as? [Any] { return list.flatMap { links(in: $0) } }
        guard let object = value as? [String: Any] else { return [] }
        return object.flatMap { name, value -> [String] in
            if name == "url" || name == "route", let link = value as? String { return [link] }
            return links(in: value)
        }
    }
}
