import Foundation
import Wire

/// What a recording knows of the network: what was answered to which request, and after how long.
struct AnswerBook: Sendable {
    /// One answer.
    struct Answer: Sendable {
        let outcome: TransportOutcome
        let latency: Duration
    }

    /// What makes two requests the same question.
    struct Question: Sendable, Hashable {
        let method: String
        let path: String
        let body: Data?
        /// Whether a network client of the app's own asks, which may have been answered otherwise than the session was.
        let isOfOwnClient: Bool

        init(_ request: TransportRequest) {
            method = request.method
            path = request.url.pathAndQuery
            body = request.body
            isOfOwnClient = false
        }

        /// What a client of the app's own asks, as far as that is known: its body is not.
        init(ofOwnClient method: String, path: String) {
            (self.method, self.path, body, isOfOwnClient) = (method, path, nil, true)
        }

        /// Whether it comes before another in the place of one that is asked: by who asks, and then in the order of
        /// bodies.
        fileprivate func isNearer(than other: Question, to asked: Question) -> Bool {
            guard isOfOwnClient == other.isOfOwnClient else { return isOfOwnClient == asked.isOfOwnClient }
            return (body ?? Data()).lexicographicallyPrecedes(other.body ?? Data())
        }
    }

    private var answers: [Question: [Answer]] = [:]

    /// Adds the next answer to a question.
    mutating func add(_ answer: Answer, to question: Question) {
        answers[question, default: []].append(answer)
    }

    /// The answer to a question that was asked so often before; nil where the recording has none.
    ///
    /// Who asks more often than the recording did hears the last answer again. A body that the recording does not have
    /// gets what was answered to the same method and path, if possible to the same asker.
    func answer(to question: Question, askedBefore count: Int) -> Answer? {
        let alike = answers.filter { $0.key.method == question.method && $0.key.path == question.path }
        let known = answers[question] ?? alike.min { $0.key.isNearer(than: $1.key, to: question) }?.value
        guard let known, let last = known.last else { return nil }
        return known.indices.contains(count) ? known[count] : last
    }
}

extension TransportFailure {
    /// A request that the recording has no answer for.
    static func notRecorded(_ question: AnswerBook.Question) -> TransportFailure {
        TransportFailure(
            kind: .noConnection, message: "\(question.method) \(question.path) is not in the recording.")
    }
}

extension URL {
    /// The path, `/` where there is none, with the query where there is one.
    var pathAndQuery: String { (path.isEmpty ? "/" : path) + (query.map { "?\($0)" } ?? "") }
}
