import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Addresses that code reads at once")
struct OutsideReadingTests {
    /// Responds to each request with its URL, except to those that should fail.
    private final class Answering: URLLoading {
        private struct NoToken: URLLoadToken { func cancel() {} }

        func load(
            _ request: URLRequest, redirects: URLRedirects, completion: @escaping (URLAnswer) -> Void
        ) -> any URLLoadToken { NoToken() }

        func read(_ request: URLRequest) -> URLAnswer {
            guard let url = request.url, url.path() != "/fails",
                let head = HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil)
            else { return .failed(URLError(.timedOut)) }
            return .answered(Data(url.absoluteString.utf8), head)
        }
    }

    private func inSession(_ body: (URL) throws -> Void) throws {
        let stage = try Stage(root: UIViewController())
        let address = try #require(URL(string: "HTTPS://bff.test/a"))
        try stage.act {
            AppEnvironment.current.values[URLLoadingKey.self] = Answering()
            try body(address)
        }
    }

    @Test func `Reading a URL gives its body for any status, and its file lasts until the next read`() throws {
        try inSession { address in
            #expect(try Data(contentsOf: _readAtOnce(address)) == Data("HTTPS://bff.test/a".utf8))
            #expect(try String(contentsOf: _readAtOnce(address), encoding: .utf8) == "HTTPS://bff.test/a")
            #expect(NSData(contentsOf: _readAtOnceIfThere(address))?.count == 18)
            let files = try (0..<2).map { _ in try _readAtOnce(address) }
            #expect(files.map { FileManager.default.fileExists(atPath: $0.path()) } == [false, true])
        }
    }

    @Test func `Without a response, throwing reads throw Foundation's error and others return nil`() throws {
        try inSession { address in
            let failing = address.deletingLastPathComponent().appending(path: "fails")
            let error = #expect(throws: CocoaError.self) { try Data(contentsOf: _readAtOnce(failing)) }
            #expect(error?.code == .fileReadUnknown && error?.underlying is URLError)
            #expect(error?.localizedDescription == "The file “fails” couldn’t be opened.")
            #expect(NSData(contentsOf: _readAtOnceIfThere(failing)) == nil)
        }
    }

    @Test func `A local file is read in place, and a remote read outside a session throws`() throws {
        let file = URL(filePath: "/nowhere")
        #expect(try _readAtOnce(file) == file)
        let address = try #require(URL(string: "http://bff.test/"))
        #expect(throws: CocoaError.self) { try _readAtOnce(address) }
    }
}
