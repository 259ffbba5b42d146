import Foundation
import JSON

/// A message from the server to a world process. The process replies in order to each message that has a reply. An
/// arrow names the case of `WorldReply`.
package enum WorldRequest: Sendable {
    /// Creates a world.
    case make(WorldSetup)
    /// Applies an input. → `applied`
    case apply(TimedInput)
    /// Replays inputs. → `replayed`
    case replay([ReplayStep])
    /// Answers a question. → `answered`
    case ask(WorldQuestion)
    /// Prevents the app's own network clients from sending these requests, because recorded inputs answer them.
    case expect([RequestID])
    /// Lets the app's own network clients send requests from now on.
    case goLive
    /// Delivers the response to a blocking request. The payload is nil if only a fault rule's delay was waited for.
    case read(TransportOutcome?)
    /// Releases the world.
    case discard

    /// Whether the process sends a reply to this message.
    package var isAnswered: Bool {
        switch self {
        case .apply, .replay, .ask: true
        case .make, .expect, .goLive, .read, .discard: false
        }
    }

    private enum Tag: UInt8 {
        case make, offer, replay, ask, expect, goLive, discard, read
    }

    /// Writes the request. Throws if an input cannot be represented in JSON.
    package func write(to writer: inout ByteWriter) throws {
        switch self {
        case .make(let setup):
            writer.add(Tag.make.rawValue)
            try writer.add(json: setup)
        case .apply(let offer):
            writer.add(Tag.offer.rawValue)
            try offer.write(to: &writer)
        case .replay(let steps):
            writer.add(Tag.replay.rawValue)
            writer.add(UInt32(steps.count))
            for step in steps {
                try step.timedInput.write(to: &writer)
                writer.add(step.digest == nil ? UInt8(0) : 1)
                writer.add(step.digest ?? 0)
            }
        case .ask(let question):
            writer.add(Tag.ask.rawValue)
            try writer.add(json: question)
        case .expect(let requests):
            writer.add(Tag.expect.rawValue)
            writer.add(UInt32(requests.count))
            for request in requests { writer.add(request.rawValue) }
        case .goLive: writer.add(Tag.goLive.rawValue)
        case .read(let outcome):
            writer.add(Tag.read.rawValue)
            writer.add(outcome == nil ? UInt8(0) : 1)
            if let outcome { try writer.add(json: outcome) }
        case .discard: writer.add(Tag.discard.rawValue)
        }
    }

    /// Parses the output of `write(to:)`.
    package init(_ reader: inout ByteReader) throws(FrameError) {
        guard let tag = Tag(rawValue: try reader.number()) else { throw .nonsense }
        switch tag {
        case .make: self = .make(try reader.json())
        case .offer: self = .apply(try TimedInput(&reader))
        case .replay:
            var steps: [ReplayStep] = []
            for _ in 0..<(try reader.number(UInt32.self)) {
                let offer = try TimedInput(&reader)
                let isKnown = try reader.number(UInt8.self) == 1
                let digest = try reader.number(UInt64.self)
                steps.append(ReplayStep(offer, digest: isKnown ? digest : nil))
            }
            self = .replay(steps)
        case .ask: self = .ask(try reader.json())
        case .expect:
            var requests: [RequestID] = []
            for _ in 0..<(try reader.number(UInt32.self)) { requests.append(RequestID(rawValue: try reader.number())) }
            self = .expect(requests)
        case .goLive: self = .goLive
        case .read: self = .read(try reader.number(UInt8.self) == 1 ? try reader.json() : nil)
        case .discard: self = .discard
        }
    }
}

extension TimedInput {
    fileprivate func write(to writer: inout ByteWriter) throws {
        writer.add(Int64(number))
        writer.add(time.components.seconds)
        writer.add(time.components.attoseconds)
        writer.add(isJudged ? UInt8(1) : 0)
        writer.add(try input.recordedText())
    }

    fileprivate init(_ reader: inout ByteReader) throws(FrameError) {
        let number = Int(try reader.number(Int64.self))
        let time = Duration(
            secondsComponent: try reader.number(), attosecondsComponent: try reader.number())
        let isJudged = try reader.number(UInt8.self) == 1
        let text = try reader.slice()
        self.init(try SessionInput(recorded: text), number: number, time: time, isJudged: isJudged)
    }
}

extension SessionInput {
    /// Parses the output of `recordedText`.
    fileprivate init(recorded text: ArraySlice<UInt8>) throws(FrameError) {
        // A fast path for the most frequent input by far.
        if let plain = PlainObject(Array(text)), plain.members.count == 2, plain.members[0].name == "type",
            plain.members[0].value.string == "tap", let view = plain.members[1].value.string.flatMap({ ViewID($0) })
        {
            self = .tap(view)
            return
        }
        do {
            self = try JSONDecoder().decode(SessionInput.self, from: Data(text))
        } catch {
            throw .nonsense
        }
    }
}
