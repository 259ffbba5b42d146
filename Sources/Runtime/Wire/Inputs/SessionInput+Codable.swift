import Foundation
import JSON

/// Recordings encode inputs with the names that pages use, so that people can read them.
extension SessionInput: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let type = try container.decode(String.self, forKey: .type)
        func id<ID: NumberedID>(_ key: Key) throws -> ID {
            let text = try container.decode(String.self, forKey: key)
            guard let id = ID(text) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "not an id: \(text)")
            }
            return id
        }
        switch type {
        case "opened": self = .opened(try container.decode(SessionConfiguration.self, forKey: .configuration))
        case "tap":
            let isPlaced = container.contains(.x)
            self = .tap(try id(.view), at: isPlaced ? try TouchPlace(from: decoder) : nil)
        case "gesture": self = .gesture(try id(.view), try Gesture(from: decoder))
        case "text":
            self = .text(
                try id(.view), try container.decode(String.self, forKey: .text),
                sequence: try container.decodeIfPresent(Int.self, forKey: .sequence))
        case "focus": self = .focus(try id(.view))
        case "blur": self = .blur(try id(.view))
        case "return": self = .returnKey(try id(.view))
        case "scroll":
            self = .scroll(
                try id(.view), x: try container.decode(Double.self, forKey: .x),
                y: try container.decode(Double.self, forKey: .y))
        case "scrollEnd":
            self = .scrollEnd(
                try id(.view), round: try container.decode(Int.self, forKey: .round),
                offset: try container.decode(Double.self, forKey: .offset),
                visible: try container.decode(Double.self, forKey: .visible),
                length: try container.decode(Double.self, forKey: .length))
        case "slide":
            self = .slide(
                try id(.view), to: try container.decode(Double.self, forKey: .part),
                isHeld: try container.decodeIfPresent(Bool.self, forKey: .held) ?? false)
        case "page": self = .page(try id(.view), index: try container.decode(Int.self, forKey: .index))
        case "tab": self = .tab(try id(.view), index: try container.decode(Int.self, forKey: .index))
        case "pull": self = .pull(try id(.view))
        case "alert": self = .alert(try id(.view), button: try container.decode(Int.self, forKey: .button))
        case "back": self = .back
        case "row":
            self = .row(
                try id(.view),
                RowDrag(
                    goal: try container.decodeIfPresent(String.self, forKey: .to),
                    isWhole: try container.decodeIfPresent(Bool.self, forKey: .whole) ?? false,
                    places: try container.decodeIfPresent(Int.self, forKey: .places)))
        case "swipe": self = .swipe(try container.decode(Swipe.self, forKey: .to))
        case "device": self = .device(try DeviceChange(from: decoder))
        case "retry": self = .retry(try id(.retry))
        case "response":
            self = .response(try id(.request), try container.decode(TransportResponse.self, forKey: .response))
        case "failure":
            self = .failure(try id(.request), try container.decode(TransportFailure.self, forKey: .failure))
        case "read":
            let isAnswered = container.contains(.response)
            self = .read(
                try id(.request),
                isAnswered
                    ? .response(try container.decode(TransportResponse.self, forKey: .response))
                    : .failure(try container.decode(TransportFailure.self, forKey: .failure)))
        case "timer": self = .timer(try id(.timer))
        case "resumed": self = .resumed(try container.decode(Downtime.self, forKey: .pause))
        case "document": self = .document(try container.decode(ScreenDocument.self, forKey: .document))
        case "faults": self = .faults(try container.decode(FaultScript.self, forKey: .faults))
        case "held": self = .held(try id(.request), try HeldDecision(from: decoder))
        case "notes": self = .notes(try container.decode([StepAnnotation].self, forKey: .notes))
        case "control": self = .control(try ControlChange(from: decoder))
        case "crashed": self = .crashed(try container.decode(FatalInput.self, forKey: .crash))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "there is no input of type \(type)")
        }
    }

    /// Encodes an object whose `type` names the case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(typeName, forKey: .type)
        switch self {
        case .opened(let configuration): try container.encode(configuration, forKey: .configuration)
        case .tap(let view, let place):
            try container.encode(view.description, forKey: .view)
            try place?.encode(to: encoder)
        case .gesture(let view, let gesture):
            try container.encode(view.description, forKey: .view)
            try gesture.encode(to: encoder)
        case .focus(let view), .blur(let view), .returnKey(let view), .pull(let view):
            try container.encode(view.description, forKey: .view)
        case .text(let view, let text, let sequence):
            try container.encode(view.description, forKey: .view)
            try container.encode(text, forKey: .text)
            try container.encodeIfPresent(sequence, forKey: .sequence)
        case .scroll(let view, let x, let y):
            try container.encode(view.description, forKey: .view)
            try container.encode(x, forKey: .x)
            try container.encode(y, forKey: .y)
        case .scrollEnd(let view, let round, let offset, let visible, let length):
            try container.encode(view.description, forKey: .view)
            try container.encode(round, forKey: .round)
            try container.encode(offset, forKey: .offset)
            try container.encode(visible, forKey: .visible)
            try container.encode(length, forKey: .length)
        case .slide(let view, let part, let isHeld):
            try container.encode(view.description, forKey: .view)
            try container.encode(part, forKey: .part)
            if isHeld { try container.encode(true, forKey: .held) }
        case .page(let view, let index), .tab(let view, let index):
            try container.encode(view.description, forKey: .view)
            try container.encode(index, forKey: .index)
        case .alert(let view, let button):
            try container.encode(view.description, forKey: .view)
            try container.encode(button, forKey: .button)
        case .back: break
        case .row(let view, let drag):
            try container.encode(view.description, forKey: .view)
            try container.encodeIfPresent(drag.goal, forKey: .to)
            if drag.isWhole { try container.encode(true, forKey: .whole) }
            try container.encodeIfPresent(drag.places, forKey: .places)
        case .swipe(let swipe): try container.encode(swipe, forKey: .to)
        case .device(let change): try change.encode(to: encoder)
        case .retry(let retry): try container.encode(retry.description, forKey: .retry)
        case .response(let request, let response):
            try container.encode(request.description, forKey: .request)
            try container.encode(response, forKey: .response)
        case .failure(let request, let failure):
            try container.encode(request.description, forKey: .request)
            try container.encode(failure, forKey: .failure)
        case .read(let request, let outcome):
            try container.encode(request.description, forKey: .request)
            switch outcome {
            case .response(let response): try container.encode(response, forKey: .response)
            case .failure(let failure): try container.encode(failure, forKey: .failure)
            }
        case .timer(let timer): try container.encode(timer.description, forKey: .timer)
        case .resumed(let pause): try container.encode(pause, forKey: .pause)
        case .document(let document): try container.encode(document, forKey: .document)
        case .faults(let script): try container.encode(script, forKey: .faults)
        case .held(let request, let decision):
            try container.encode(request.description, forKey: .request)
            try decision.encode(to: encoder)
        case .notes(let notes): try container.encode(notes, forKey: .notes)
        case .control(let change): try change.encode(to: encoder)
        case .crashed(let crash): try container.encode(crash, forKey: .crash)
        }
    }

    /// Returns the input as JSON text for recordings.
    package func recordedText() throws -> String {
        switch self {
        // A fast path for the most frequent input by far.
        case .tap(let view, at: nil):
            var json = JSONWriter(reserving: 40)
            json.beginObject()
            json.members(#""type":"tap""#)
            json.member("view", view)
            json.endObject()
            return String(decoding: json.bytes, as: UTF8.self)
        default:
            return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        }
    }

    /// The name of the case on the wire.
    public var typeName: String {
        switch self {
        case .opened: "opened"
        case .tap: "tap"
        case .gesture: "gesture"
        case .text: "text"
        case .focus: "focus"
        case .blur: "blur"
        case .returnKey: "return"
        case .scroll: "scroll"
        case .scrollEnd: "scrollEnd"
        case .slide: "slide"
        case .page: "page"
        case .tab: "tab"
        case .pull: "pull"
        case .alert: "alert"
        case .back: "back"
        case .row: "row"
        case .swipe: "swipe"
        case .device: "device"
        case .retry: "retry"
        case .response: "response"
        case .failure: "failure"
        case .read: "read"
        case .timer: "timer"
        case .resumed: "resumed"
        case .document: "document"
        case .faults: "faults"
        case .held: "held"
        case .notes: "notes"
        case .control: "control"
        case .crashed: "crashed"
        }
    }

    private enum Key: String, CodingKey {
        case type, configuration, view, text, sequence, x, y, index, button, retry, request, response, failure, timer
        case pause, document, faults, round, offset, visible, length, crash, notes, to, part, held, whole
        case places
    }
}
