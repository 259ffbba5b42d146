import Foundation
import FoundationShims
import HeadlessUIKit
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds to requests as the test scripted, after the turn. The last response of a path is repeated.
final class ScriptedLoader: URLLoading {
    struct Response {
        var status = 200
        var headers: [String: String] = [:]
        var body = ""
    }

    private struct Token: URLLoadToken {
        let drop: () -> Void
        func cancel() { drop() }
    }

    private var responses: [String: [Response]] = [:]
    /// The requests that were sent, oldest first, with their policy for redirects.
    private(set) var requests: [(request: URLRequest, redirects: URLRedirects)] = []
    private(set) var cancelled = 0

    /// Sets the responses of a path.
    func answer(_ path: String, with responses: Response...) { self.responses[path] = responses }

    func load(
        _ request: URLRequest, redirects: URLRedirects, completion: @escaping (URLAnswer) -> Void
    ) -> any URLLoadToken {
        requests.append((request, redirects))
        var isOver = false
        MainQueue.async { if !isOver { completion(self.nextAnswer(to: request)) } }
        return Token { [weak self] in
            isOver = true
            self?.cancelled += 1
        }
    }

    func read(_ request: URLRequest) -> URLAnswer { nextAnswer(to: request) }

    private func nextAnswer(to request: URLRequest) -> URLAnswer {
        guard let url = request.url, let response = responses[url.path]?.first,
            let head = HTTPURLResponse(
                url: url, statusCode: response.status, httpVersion: nil, headerFields: response.headers)
        else { return .failed(URLError(.cannotConnectToHost)) }
        if responses[url.path]?.count ?? 0 > 1 { responses[url.path]?.removeFirst() }
        return .answered(Data(response.body.utf8), head)
    }
}

/// An application with a scripted loader for its requests, and a log for its code.
final class RequestStage {
    let stage: Stage
    let loader = ScriptedLoader()
    let log = Log()

    final class Log: @unchecked Sendable {  // one thread uses it
        private(set) var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    init() throws {
        stage = try Stage(root: UIViewController())
        stage.application.run { [loader] in AppEnvironment.current.values[URLLoadingKey.self] = loader }
    }

    /// Runs code in a turn, and returns the lines that it logged.
    @discardableResult
    func act(_ body: () throws -> Void) rethrows -> [String] {
        let before = log.lines.count
        try stage.act(body)
        return Array(log.lines.dropFirst(before))
    }

    static func url(_ path: String) -> URL { URL(string: "http://bff.test\(path)") ?? URL(filePath: "/") }
}
