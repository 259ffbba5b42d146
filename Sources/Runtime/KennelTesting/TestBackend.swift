import Foundation
import Locks
public import Sessions
public import Wire

/// A backend that answers what a test says, in process.
///
/// ```swift
/// let backend = TestBackend()
/// backend.answer("/home", with: .status(500), .screen(#"{"_beagleComponent_":"beagle:screenComponent", … }"#))
/// ```
/// A path answers in the order given; its last answer stays. A path that nobody scripted answers 404.
public final class TestBackend: Transport {
    /// What a request gets.
    public indirect enum Answer: Sendable {
        /// A 200 with this JSON text.
        case screen(String)
        /// A bare status with a short JSON body.
        case status(Int)
        /// A whole answer.
        case response(TransportResponse)
        /// No answer, for this reason, told in this sentence or in one that names the reason.
        case failure(TransportFailure.Kind, message: String? = nil)
        /// No answer, ever.
        case never
        /// Another answer, this much later on the session's clock.
        case after(Duration, Answer)
    }

    fileprivate struct State {
        var scripts: [String: [Answer]] = [:]
        var requests: [TransportRequest] = []
        var cancelled = 0
        var clock: (any SessionClock)?
    }

    private let state = Locked(State())

    /// A backend that answers 404 to everything.
    public init() {}

    /// Scripts a path, query included when it matters; what was scripted before is forgotten.
    public func answer(_ path: String, with answers: Answer...) {
        answer(path, with: answers)
    }

    /// As the other one, for answers that are in a list already.
    public func answer(_ path: String, with answers: [Answer]) {
        state.withLock { $0.scripts[path] = answers }
    }

    /// Every request that arrived, oldest first.
    public var requests: [TransportRequest] {
        state.withLock { $0.requests }
    }

    /// How many requests were given up before they were answered.
    public var cancelled: Int {
        state.withLock { $0.cancelled }
    }

    /// Lets `.after` wait on this clock; a `TestSession` does this by itself.
    public func follow(_ clock: any SessionClock) {
        state.withLock { $0.clock = clock }
    }

    /// Takes a request; part of being a transport.
    public func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.nextAnswer(for: request.url)
        }
        return give(answer, to: request, completion)
    }

    private func give(
        _ answer: Answer, to request: TransportRequest, _ completion: @escaping @Sendable (TransportOutcome) -> Void
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
                _ = self?.give(later, to: request, completion)
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
