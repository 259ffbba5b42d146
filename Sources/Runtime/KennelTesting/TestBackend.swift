import Foundation
import Locks
public import Sessions
public import Wire

/// A backend within the test's process, which responds as a test has scripted.
///
/// ```swift
/// let backend = TestBackend()
/// backend.answer("/home", with: .status(500), .screen(#"{"_beagleComponent_":"beagle:screenComponent", … }"#))
/// ```
/// The answers of a path are used in the given order, and the last one repeats. Requests to a path without answers
/// receive 404.
public final class TestBackend: Transport {
    /// The answer to a request.
    public indirect enum Answer: Sendable {
        /// Status 200 with this JSON text.
        case screen(String)
        /// A status code with a short JSON body.
        case status(Int)
        /// A complete response.
        case response(TransportResponse)
        /// A failure of this kind, with this message or a default one.
        case failure(TransportFailure.Kind, message: String? = nil)
        /// No answer at all, so that the request stays pending until its timeout.
        case never
        /// Another answer, after this delay on the session's clock.
        case after(Duration, Answer)
    }

    fileprivate struct State {
        var scripts: [String: [Answer]] = [:]
        var requests: [TransportRequest] = []
        var cancelled = 0
        var clock: (any SessionClock)?
    }

    private let state = Locked(State())

    /// Creates a backend that answers every request with 404.
    public init() {}

    /// Sets the answers of a path, which replace its previous ones. The path includes the query, if it matters.
    public func answer(_ path: String, with answers: Answer...) {
        answer(path, with: answers)
    }

    /// Sets the answers of a path as a list, which replace its previous ones.
    public func answer(_ path: String, with answers: [Answer]) {
        state.withLock { $0.scripts[path] = answers }
    }

    /// All requests received, oldest first.
    public var requests: [TransportRequest] {
        state.withLock { $0.requests }
    }

    /// The number of requests that were cancelled before they were answered.
    public var cancelled: Int {
        state.withLock { $0.cancelled }
    }

    /// Sets the clock that determines when `.after` answers. `TestSession` calls this itself.
    public func follow(_ clock: any SessionClock) {
        state.withLock { $0.clock = clock }
    }

    /// Starts a request. Implements `Transport`.
    public func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.nextAnswer(for: request.url)
        }
        return deliver(answer, to: request, completion: completion)
    }

    private func deliver(
        _ answer: Answer, to request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        switch answer {
        case .screen(let text):
            let headers = ["Content-Type": "application/json"]
            completion(.response(TransportResponse(headers: headers, body: Data(text.utf8))))
        case .status(let status):
            let body = Data("{\"status\":\(status)}".utf8)
            completion(.response(TransportResponse(status: status, body: body)))
        case .response(let response): completion(.response(response))
        case .failure(let kind, let message):
            completion(
                .failure(
                    TransportFailure(
                        kind: kind, message: message ?? "The scripted backend failed: \(kind.rawValue).")))
        case .never: break
        case .after(let delay, let later):
            let clock = state.withLock { $0.clock }
            let alarm = clock?.wake(after: delay) { [weak self] in
                _ = self?.deliver(later, to: request, completion: completion)
            }
            return Task(backend: self, alarm: alarm)
        }
        return Task(backend: self, alarm: nil)
    }

    private struct Task: TransportTask {
        let backend: TestBackend
        let alarm: (any SessionAlarm)?

        func cancel() {
            alarm?.cancel()
            backend.state.withLock { $0.cancelled += 1 }
        }
    }
}

extension TestBackend.State {
    fileprivate mutating func nextAnswer(for url: URL) -> TestBackend.Answer {
        let path = url.path.isEmpty ? "/" : url.path
        let full = url.query.map { "\(path)?\($0)" } ?? path
        for key in [full, path] {
            guard var script = scripts[key], let first = script.first else { continue }
            if script.count > 1 {
                script.removeFirst()
                scripts[key] = script
            }
            return first
        }
        return .status(404)
    }
}
