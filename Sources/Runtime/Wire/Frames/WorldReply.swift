/// A message from a world process to the server.
package enum WorldReply: Sendable, Equatable {
    /// The result of applying an input.
    case applied(ApplyResult)
    /// The result of replaying inputs.
    case replayed(Replayed)
    /// The answer to a question.
    case answered(WorldAnswer)
    /// The world does not exist.
    case unknown
    /// An unsolicited response from a network client of the app.
    case own(OwnAnswer)
    /// A blocking request in the middle of a turn. The process waits for the outcome: `WorldRequest.read`.
    case blockingRequest(BlockingRequest)

    private enum Tag: UInt8 {
        case taken, rejected, replayed, text, screen, other, unknown, own, reading
    }

    /// Writes the reply. Throws if a value cannot be represented in JSON.
    package func write(to writer: inout ByteWriter) throws {
        switch self {
        case .applied(.taken(let turn)):
            writer.add(Tag.taken.rawValue)
            try turn.write(to: &writer)
        case .applied(.rejected(let rejection)):
            writer.add(Tag.rejected.rawValue)
            try writer.add(json: rejection)
        case .replayed(let replayed):
            writer.add(Tag.replayed.rawValue)
            writer.add(Int64(replayed.firstDifference ?? 0))
            writer.add(UInt8(replayed.typedHiddenText ? 1 : 0))
            writer.add(replayed.label)
            writer.add(UInt8(replayed.turn == nil ? 0 : 1))
            try replayed.turn?.write(to: &writer)
        case .answered(.text(let text)):
            writer.add(Tag.text.rawValue)
            writer.add(UInt8(text == nil ? 0 : 1))
            writer.add(bytes: text ?? [])
        case .answered(.screen(let tree, let navigation)):
            writer.add(Tag.screen.rawValue)
            writer.add(bytes: tree)
            writer.add(bytes: navigation)
        case .answered(let answer):
            writer.add(Tag.other.rawValue)
            try writer.add(json: answer)
        case .unknown: writer.add(Tag.unknown.rawValue)
        case .own(let answer):
            writer.add(Tag.own.rawValue)
            try writer.add(json: answer)
        case .blockingRequest(let reading):
            writer.add(Tag.reading.rawValue)
            try writer.add(json: reading)
        }
    }

    /// Parses the output of `write(to:)`.
    package init(_ reader: inout ByteReader) throws(FrameError) {
        guard let tag = Tag(rawValue: try reader.number()) else { throw .nonsense }
        switch tag {
        case .taken: self = .applied(.taken(try Turn(&reader)))
        case .rejected: self = .applied(.rejected(try reader.json()))
        case .replayed:
            var replayed = Replayed()
            let number = Int(try reader.number(Int64.self))
            replayed.firstDifference = number == 0 ? nil : number
            replayed.typedHiddenText = try reader.number(UInt8.self) == 1
            replayed.label = try reader.text()
            if try reader.number(UInt8.self) == 1 { replayed.turn = try Turn(&reader) }
            self = .replayed(replayed)
        case .text:
            let isThere = try reader.number(UInt8.self) == 1
            let text = Array(try reader.slice())
            self = .answered(.text(isThere ? text : nil))
        case .screen: self = .answered(.screen(tree: Array(try reader.slice()), navigation: Array(try reader.slice())))
        case .other: self = .answered(try reader.json())
        case .unknown: self = .unknown
        case .own: self = .own(try reader.json())
        case .reading: self = .blockingRequest(try reader.json())
        }
    }
}

extension Turn {
    fileprivate func write(to writer: inout ByteWriter) throws {
        writer.add(UInt32(events.count))
        for event in events {
            writer.add(event.sequence)
            writer.add(event.name.rawValue)
            writer.add(bytes: event.data)
        }
        writer.add(UInt32(orders.count))
        for order in orders { try writer.add(json: order) }
        writer.add(checkpoint.sequence)
        writer.add(checkpoint.digest)
        writer.add(checkpoint.timer?.id.rawValue ?? 0)
        writer.add(checkpoint.timer?.due.components.seconds ?? 0)
        writer.add(checkpoint.timer?.due.components.attoseconds ?? 0)
    }

    fileprivate init(_ reader: inout ByteReader) throws(FrameError) {
        var events: [SessionEvent] = []
        for _ in 0..<(try reader.number(UInt32.self)) {
            let sequence = try reader.number(UInt64.self)
            guard let name = SessionEvent.Name(rawValue: try reader.text()) else { throw .nonsense }
            events.append(SessionEvent(sequence: sequence, name: name, data: Array(try reader.slice())))
        }
        var orders: [RequestEffect] = []
        for _ in 0..<(try reader.number(UInt32.self)) { orders.append(try reader.json()) }
        let sequence = try reader.number(UInt64.self)
        let digest = try reader.number(UInt64.self)
        let timer = TimerID(rawValue: try reader.number())
        let due = Duration(secondsComponent: try reader.number(), attosecondsComponent: try reader.number())
        self.init(
            events: events, orders: orders,
            standing: Checkpoint(
                sequence: sequence, digest: digest, timer: timer.rawValue == 0 ? nil : DueTimer(id: timer, due: due)))
    }
}
