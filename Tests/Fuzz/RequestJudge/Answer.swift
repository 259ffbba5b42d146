import Dispatch
import HTTPServer
import JSON
import KennelHTTP
import Locks

/// The response to a request.
struct Answer: Sendable {
    let status: Int
    let type: String
    let body: [UInt8]

    init(_ response: HTTPResponse) {
        status = response.status
        type = response.headers.first { $0.name == "Content-Type" }?.value ?? ""
        body = response.body
    }

    /// Makes the response of an opened stream.
    init() {
        status = 200
        type = ""
        body = []
    }

    private var json: JSON? { try? JSON(parsing: body, limits: JSONLimits(maximumDepth: 2_000)) }

    /// What is wrong with the response; nil if a client can use it.
    var complaint: String? {
        guard (200...499).contains(status) || status == 503 else { return "the status is \(status): \(text)" }
        if type.hasSuffix("/json") || type.hasSuffix("+json"), json == nil { return "the answer is no JSON: \(text)" }
        guard status >= 400 else { return nil }
        let members = ["type", "title", "detail"].map { json?[$0]?.string ?? "" }
        return members.contains("") ? "the problem lacks words: \(text)" : nil
    }

    /// The ids of the session that the request opened, by the placeholders that stand for them in a conversation.
    var names: [String: String] {
        guard status == 201, let id = json?["id"]?.string, let watch = json?["watch"]?.string else { return [:] }
        return ["{id}": id, "{watch}": watch]
    }

    private var text: String { String(decoding: body.prefix(400), as: UTF8.self) }
}

/// Receives the response to one request, on any thread.
final class AnswerBox: Answering {
    private let answers = Locked<[Answer]>([])
    private let isAnswered = DispatchSemaphore(value: 0)

    var isGone: Bool { false }

    func send(_ response: HTTPResponse) { take(Answer(response)) }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        take(Answer())
        return LeftStream(onClose)
    }

    private func take(_ answer: Answer) {
        let count = answers.withLock { answers in
            answers.append(answer)
            return answers.count
        }
        precondition(count == 1, "a request is answered twice")
        isAnswered.signal()
    }

    func wait(for deadline: DispatchTime) -> Answer? {
        guard isAnswered.wait(timeout: deadline) == .success else { return nil }
        return answers.withLock { $0.first }
    }
}

/// A stream whose client leaves after the first event.
private final class LeftStream: EventReceiver {
    private let onClose: Locked<(@Sendable () -> Void)?>

    init(_ onClose: @escaping @Sendable () -> Void) {
        self.onClose = Locked(onClose)
    }

    var isClosed: Bool { onClose.withLock { $0 == nil } }

    func send(_ frame: SharedBytes) -> EventStream.Delivery {
        defer { close() }
        return isClosed ? .closed : .queued
    }

    func close() {
        let onClose = onClose.withLock { onClose in
            defer { onClose = nil }
            return onClose
        }
        onClose?()
    }
}
