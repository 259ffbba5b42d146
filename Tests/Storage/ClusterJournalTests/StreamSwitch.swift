import Foundation
import NATS
import NATSSupport

/// Makes streams of a server unavailable, and available again. An unavailable stream accepts no messages, like a stream
/// without a leader. Its stored messages stay.
final class StreamSwitch: Sendable {
    enum Failure: Error {
        case refused(String)
    }

    private let inquiries: NATSInquiries

    init(_ server: NATSServer) throws {
        inquiries = try NATSInquiries(try NATSConnection(servers: [server.address], name: "switch"))
    }

    /// Runs a body while a stream is unavailable, except for some of its subjects.
    func without<Result>(
        _ stream: String, keeping subjects: [String] = [], isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async throws -> Result {
        let facts = try await ask("$JS.API.STREAM.INFO.\(stream)")
        guard let settings = facts["config"] as? [String: Any] else { throw Failure.refused("\(facts)") }
        var changed = settings
        changed["subjects"] = ["away.\(stream)"] + subjects
        try await set(stream, changed)
        let result: Result
        do {
            result = try await body()
        } catch {
            try await set(stream, settings)
            throw error
        }
        try await set(stream, settings)
        return result
    }

    private func set(_ stream: String, _ settings: [String: Any]) async throws {
        let answer = try await ask(
            "$JS.API.STREAM.UPDATE.\(stream)", Array(try JSONSerialization.data(withJSONObject: settings)))
        if let error = answer["error"] { throw Failure.refused("\(error)") }
    }

    private func ask(_ subject: String, _ question: [UInt8] = []) async throws -> [String: Any] {
        let name = inquiries.newName()
        let (answers, sink) = AsyncStream.makeStream(of: [UInt8].self)
        try inquiries.send(question, to: subject, as: name) { sink.yield($0.body) }
        defer { inquiries.forget(name) }
        let answer = await answers.first { _ in true }
        return try JSONSerialization.jsonObject(with: Data(answer ?? [])) as? [String: Any] ?? [:]
    }
}
