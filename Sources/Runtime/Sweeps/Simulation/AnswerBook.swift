import Foundation
import Wire

/// The recorded responses of the network by request, with their latencies.
struct AnswerBook: Sendable {
    /// A recorded response.
    struct Answer: Sendable {
        let outcome: TransportOutcome
        let latency: Duration
    }

    /// The properties by which a request finds its recorded response.
    struct Question: Sendable, Hashable {
        let method: String
        let path: String
        let body: Data?
        /// Whether an app-supplied network client sends the request, which may have received another response than the
        /// session.
        let isOfOwnClient: Bool

        init(_ request: TransportRequest) {
            method = request.method
            path = request.url.pathAndQuery
            body = request.body
            isOfOwnClient = false
        }

        /// Creates the key of an app-supplied client's request, whose body is unknown.
        init(ofOwnClient method: String, path: String) {
            (self.method, self.path, body, isOfOwnClient) = (method, path, nil, true)
        }

        /// Returns whether this key is a better substitute than `other` for the request `asked`, whose body is unknown.
        /// A key of the same kind of client is better; otherwise the order of bodies decides.
        fileprivate func isNearer(than other: Question, to asked: Question) -> Bool {
            guard isOfOwnClient == other.isOfOwnClient else { return isOfOwnClient == asked.isOfOwnClient }
            return (body ?? Data()).lexicographicallyPrecedes(other.body ?? Data())
        }
    }

    private var answers: [Question: [Answer]] = [:]

    /// Adds the next response to a request.
    mutating func add(_ answer: Answer, to question: Question) {
        answers[question, default: []].append(answer)
    }

    /// Returns the response to a request that was sent `count` times before; nil if the recording has none.
    ///
    /// Requests beyond the recorded number receive the last response again. A request with an unknown body receives a
    /// response to the same method and path, preferably to the same kind of client.
    func answer(to question: Question, askedBefore count: Int) -> Answer? {
        let alike = answers.filter { $0.key.method == question.method && $0.key.path == question.path }
        let known = answers[question] ?? alike.min { $0.key.isNearer(than: $1.key, to: question) }?.value
        guard let known, let last = known.last else { return nil }
        return known.indices.contains(count) ? known[count] : last
    }
}

extension TransportFailure {
    /// Returns the failure of a request without a recorded response.
    static func notRecorded(_ question: AnswerBook.Question) -> TransportFailure {
        TransportFailure(
            kind: .noConnection, message: "\(question.method) \(question.path) is not in the recording.")
    }
}

extension URL {
    /// The path, or `/` if it is empty, with the query if there is one.
    var pathAndQuery: String { (path.isEmpty ? "/" : path) + (query.map { "?\($0)" } ?? "") }
}
