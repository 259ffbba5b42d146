import HTTPServer
import JSON

/// The head of an answer that one server forwards to another. The body, or the frames of a stream, follow it.
struct PassedAnswer: JSONMessage {
    let status: Int
    let isStream: Bool
    private let fields: [[String]]

    init(status: Int, headers: Headers, isStream: Bool) {
        self.status = status
        self.isStream = isStream
        fields = headers.map { [$0.name, $0.value] }
    }

    var headers: Headers { fields.filter { $0.count == 2 }.map { ($0[0], $0[1]) } }
}

/// An answer that is sent back to the server that forwarded the request.
final class PassedReply: Answering {
    private let question: any PeerQuestion
    private let life = StreamLifetime {}

    init(_ question: any PeerQuestion) {
        self.question = question
        question.whenLeft { [life] in life.end() }
    }

    var isGone: Bool { life.isOver }

    func send(_ response: HTTPResponse) {
        let head = PassedAnswer(status: response.status, headers: response.headers, isStream: false)
        guard let bytes = try? head.bytes(), question.send(bytes) else { return }
        if !response.body.isEmpty { _ = question.send(response.body) }
        question.end()
    }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver {
        let head = PassedAnswer(status: 200, headers: headers, isStream: true)
        if let bytes = try? head.bytes() { _ = question.send(bytes) }
        return PassedStream(question, onClose: onClose)
    }
}

/// A stream whose client is connected to another server.
private final class PassedStream: EventReceiver {
    private let question: any PeerQuestion
    private let life: StreamLifetime

    init(_ question: any PeerQuestion, onClose: @escaping @Sendable () -> Void) {
        self.question = question
        life = StreamLifetime(onClose)
        question.whenLeft { [life] in life.end() }
    }

    func send(_ frame: SharedBytes) -> EventStream.Delivery {
        guard !life.isOver else { return .closed }
        if question.send(frame.bytes) { return .queued }
        life.end()
        return .closed
    }

    func close() {
        guard !life.isOver else { return }
        question.end()
        life.end()
    }

    var isClosed: Bool { life.isOver }
}
