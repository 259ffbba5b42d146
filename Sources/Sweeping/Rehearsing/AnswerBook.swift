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

        init(_ request: TransportRequest) {
            method = request.method
            path = request.url.pathAndQuery
            body = request.body
        }

        init(method: String, path: String, body: Data?) {
            (self.method, self.path, self.body) = (method, path, body)
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
    /// gets what was answered to the same method and path.
    func answer(to question: Question, askedBefore count: Int) -> Answer? {
        let known =
            answers[question]
            ?? answers.filter { $0.key.method == question.method && $0.key.path == question.path }
            .min { ($0.key.body ?? Data()).lexicographicallyPrecedes($1.key.body ?? Data()) }?.value
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
