import Foundation
import Sessions
import Wire

/// The recorded responses of a test's backend: a list for each path, in the order of the requests.
struct Answers {
    /// The Swift statements that set up the test's backend.
    private(set) var script: [String] = []
    /// The distinct long bodies, with the names of the constants that hold them.
    private(set) var bodies: [(name: String, text: String)] = []
    private let playback: Playback

    /// The header fields that describe the transfer, not the content.
    private static let transferFields: Set<String> = [
        "connection", "content-length", "date", "keep-alive", "server", "transfer-encoding",
    ]

    init(of course: Playback) {
        self.playback = course
        var (order, lists): ([String], [String: [String]]) = ([], [:])
        for request in course.requests {
            guard let left = request.left else { continue }
            let key = Self.key(left.as.url)
            if lists[key] == nil { order.append(key) }
            lists[key, default: []].append(answerExpression(for: request, left: left.time))
        }
        script = order.map { key in
            let answers = lists[key] ?? []
            let name = SwiftText.literal(key)
            if answers.count == 1 { return "backend.answer(\(name), with: \(answers[0]))" }
            return
                (["backend.answer(", "    \(name), with:"]
                + answers.enumerated().map { index, answer in
                    "        \(answer)\(index + 1 < answers.count ? "," : ")")"
                }).joined(separator: "\n")
        }
    }

    /// Returns the path and query by which a test backend identifies a request.
    private static func key(_ address: String) -> String {
        guard let url = URL(string: address) else { return address }
        let path = url.path.isEmpty ? "/" : url.path
        return url.query.map { "\(path)?\($0)" } ?? path
    }

    private mutating func answerExpression(for request: Playback.Request, left: Duration) -> String {
        guard let outcome = request.outcome else { return ".never" }
        let answer =
            switch outcome.what {
            case .response(let response): self.answerExpression(of: response, to: request)
            case .failure(let failure):
                ".failure(.\(failure.kind.rawValue), message: \(SwiftText.literal(failure.message)))"
            }
        return SwiftText.span(from: left, to: outcome.time).map { ".after(\($0), \(answer))" } ?? answer
    }

    private mutating func answerExpression(of response: TransportResponse, to request: Playback.Request) -> String {
        let headers = response.headers.filter { name, _ in
            !Self.transferFields.contains(name.lowercased()) && !SecretPolicy.isSecret(header: name)
        }
        let text = String(validating: response.body, as: UTF8.self)
        let isJSON = headers.count == 1 && headers.first?.value == "application/json"
        if response.status == 200, isJSON, response.url == nil, let text, !text.isEmpty {
            return ".screen(\(body(text, of: request)))"
        }
        var parts = ["status: \(response.status)"]
        if !headers.isEmpty {
            let fields = headers.sorted { $0.key < $1.key }.map {
                "\(SwiftText.literal($0.key)): \(SwiftText.literal($0.value))"
            }
            parts.append("headers: [\(fields.joined(separator: ", "))]")
        }
        if !response.body.isEmpty {
            let data = text.map { "Data(\(body($0, of: request)).utf8)" }
            let base64 = response.body.base64EncodedString()
            parts.append(
                "body: \(data ?? "Data(base64Encoded: \(body(base64, of: request))) ?? Data()")")
        }
        if let url = response.url, url.absoluteString != request.left?.as.url {
            parts.append("url: URL(string: \(SwiftText.literal(url.absoluteString)))")
        }
        return ".response(.init(\(parts.joined(separator: ", "))))"
    }

    /// Returns the expression for a body: a reference to a constant, or the literal itself if it is short.
    private mutating func body(_ text: String, of request: Playback.Request) -> String {
        if text.utf8.count <= 60, !text.contains("\n") { return SwiftText.literal(text) }
        if let known = bodies.first(where: { $0.text == text }) { return "Recorded.\(known.name)" }
        let name = "answer\(request.report.id.rawValue)"
        bodies.append((name, text))
        return "Recorded.\(name)"
    }
}
