import Foundation
import Wire

/// The body of a recorded test: the user's actions at the recorded times, and the expected effects.
struct TestBody {
    /// The lines of the body.
    private(set) var lines: [String] = []
    /// The session time up to which the written lines have advanced the test's clock.
    private var now: Duration

    init(of course: Playback) {
        let acts = course.acts
        now = acts.first?.first.time ?? .zero
        for (index, act) in acts.enumerated() {
            if index > 0 {
                advance(to: act.first.time)
                lines += Expectations(after: acts[index - 1]).lines
                lines += ["", "// \(index + 1). \(Self.oneLine(act.first.label))"]
                lines += statements(for: act.first, input: act.first.input)
            }
            lines += course.notes(on: act).flatMap(Self.comment)
            for step in act.steps {
                if step.input.isReport, step.number != act.first.number {
                    advance(to: step.time)
                    lines += statements(for: step, input: step.input)
                }
                expect(course.annotations.expectations(at: step.number), at: step.time)
            }
        }
        if let act = acts.last {
            advance(to: act.last.time)
            lines += Expectations(after: act).lines
        }
        if let crash = course.crash { lines += ["// The app crashed here: \(Self.oneLine(crash.headline))"] }
    }

    /// Adds the expectations that a person has written on a step.
    private mutating func expect(_ expectations: [StepExpectation], at time: Duration) {
        guard !expectations.isEmpty else { return }
        advance(to: time)
        lines += expectations.map { expectation in
            let call = "session.shows(\(SwiftText.literal(expectation.text)))"
            return switch expectation.condition {
            case .shows: "#expect(await \(call))"
            case .hides: "#expect(await !\(call))"
            }
        }
    }

    private mutating func advance(to time: Duration) {
        guard let span = SwiftText.span(from: now, to: time) else { return }
        lines.append("await session.advance(by: \(span))")
        now = time
    }

    private func statements(for step: Playback.Step, input: SessionInput) -> [String] {
        switch input {
        case .gesture(let view, let gesture):
            return [Self.sent("gesture(\(Self.id(view)), \(Self.text(of: gesture)))")]
        case .tap(let view, let place?):
            return [Self.sent("tap(\(Self.id(view)), at: .init(x: \(place.x), y: \(place.y)))")]
        case .tap(let view, nil):
            if case .text(let text)? = step.target { return ["try await session.tap(\(SwiftText.literal(text)))"] }
            return [Self.sent("tap(\(Self.id(view)))")]
        case .text(let view, let text, _):
            let typed = SwiftText.literal(step.hidesText ? Self.sameForm(as: text) : text)
            if case .field(let name)? = step.target {
                return ["try await session.type(\(typed), into: \(SwiftText.literal(name)))"]
            }
            return [Self.sent("text(\(Self.id(view)), \(typed), sequence: nil)")]
        case .focus(let view):
            return [fieldStatement(for: step, call: "enter(", otherwise: Self.sent("focus(\(Self.id(view)))"))]
        case .blur(let view):
            return [fieldStatement(for: step, call: "leave(", otherwise: Self.sent("blur(\(Self.id(view)))"))]
        case .returnKey(let view):
            return [
                fieldStatement(for: step, call: "pressReturn(in: ", otherwise: Self.sent("returnKey(\(Self.id(view)))"))
            ]
        case .scroll(let view, let x, let y): return [Self.sent("scroll(\(Self.id(view)), x: \(x), y: \(y))")]
        case .scrollEnd(let view, let round, let offset, let visible, let length):
            return [
                Self.sent(
                    "scrollEnd(\(Self.id(view)), round: \(round), offset: \(offset), visible: \(visible), "
                        + "length: \(length))")
            ]
        case .slide(let view, let part, let isHeld):
            if !isHeld, case .text(let name)? = step.target {
                return ["try await session.slide(\(SwiftText.literal(name)), to: \(part))"]
            }
            return [Self.sent("slide(\(Self.id(view)), to: \(part), isHeld: \(isHeld))")]
        case .page(let view, let index):
            if step.target != nil { return ["try await session.turnPage(to: \(index))"] }
            return [Self.sent("page(\(Self.id(view)), index: \(index))")]
        case .tab(let view, let index): return [Self.sent("tab(\(Self.id(view)), index: \(index))")]
        case .pull(let view):
            return [step.target == nil ? Self.sent("pull(\(Self.id(view)))") : "try await session.pullToRefresh()"]
        case .alert(let view, let button): return [Self.sent("alert(\(Self.id(view)), button: \(button))")]
        case .back: return ["try await session.back()"]
        case .swipe(.back): return ["try await session.swipeBack()"]
        case .swipe(.down): return ["try await session.dragSheetDown()"]
        case .row(let view, let drag):
            if case .text(let text)? = step.target {
                return ["try await session.\(Self.call(for: drag, SwiftText.literal(text)))"]
            }
            return [Self.sent("row(\(Self.id(view)), \(Self.value(of: drag)))")]
        case .device(let change): return ["try await session.change(\(Opening.change(change)))"]
        case .system(let event): return ["try await session.deliver(\(Self.text(of: event)))"]
        case .retry(let id): return ["try await session.retry(.init(rawValue: \(id.rawValue)))"]
        case .document(let document):
            let text = SwiftText.literal(document.text, indent: String(repeating: " ", count: 12))
            return [Self.sent("document(.init(text: \(text), broken: .\(document.broken.rawValue)))")]
        case .faults(let script): return ["try await session.setFaults(\(Opening.script(script).text))"]
        case .held(let id, let decision):
            return [Self.sent("held(.init(rawValue: \(id.rawValue)), \(Self.text(of: decision)))")]
        case .crashed(let crash):
            return ["// Left out, because it crashed the app: \(Self.oneLine(crash.report.sentence))"]
        case .opened, .response, .failure, .read, .timer, .resumed, .notes, .control: return []
        }
    }

    private static func text(of event: SystemEvent) -> String {
        switch event {
        case .memoryWarning: ".memoryWarning"
        case .openURL(let url): ".openURL(#require(URL(string: \(SwiftText.literal(url.absoluteString)))))"
        case .notification(let payload): ".notification(payload: \(SwiftText.literal(payload)))"
        }
    }

    private static func call(for drag: RowDrag, _ text: String) -> String {
        switch drag {
        case .open(let side, let isWhole):
            "drawAside(\(text), to: .\(side.rawValue)\(isWhole ? ", isWhole: true" : ""))"
        case .back: "drawBack(\(text))"
        case .move(let places): "moveRow(\(text), by: \(places))"
        }
    }

    private static func value(of drag: RowDrag) -> String {
        switch drag {
        case .open(let side, let isWhole): ".open(.\(side.rawValue), isWhole: \(isWhole))"
        case .back: ".back"
        case .move(let places): ".move(places: \(places))"
        }
    }

    private func fieldStatement(for step: Playback.Step, call: String, otherwise other: String) -> String {
        guard case .field(let name)? = step.target else { return other }
        return "try await session.\(call)\(SwiftText.literal(name)))"
    }

    private static func sent(_ input: String) -> String { "try await session.send(.\(input))" }

    private static func id(_ view: ViewID) -> String { ".init(rawValue: \(view.rawValue))" }

    private static func text(of gesture: Gesture) -> String {
        func pair(_ x: Double, _ y: Double) -> String { ".init(x: \(x), y: \(y))" }
        var text = ".init(.\(gesture.kind.rawValue), .\(gesture.phase.rawValue)"
        text += ", at: \(pair(gesture.place.x, gesture.place.y))"
        if gesture.moved != .none { text += ", moved: \(pair(gesture.moved.x, gesture.moved.y))" }
        if gesture.velocity != .none { text += ", velocity: \(pair(gesture.velocity.x, gesture.velocity.y))" }
        if gesture.scale != 1 { text += ", scale: \(gesture.scale)" }
        if gesture.rotation != 0 { text += ", rotation: \(gesture.rotation)" }
        return text + ")"
    }

    private static func text(of decision: HeldDecision) -> String {
        switch decision {
        case .drop: return ".drop"
        case .fail: return ".fail"
        case .release(let edit):
            let body = edit.body.map { body in
                String(validating: body, as: UTF8.self).map { text in
                    let indent = String(repeating: " ", count: 12)
                    return "Data(\(SwiftText.literal(text, indent: indent)).utf8)"
                } ?? "Data(base64Encoded: \(SwiftText.literal(body.base64EncodedString())))"
            }
            let headers = edit.headers.map { headers in
                let fields = headers.sorted { $0.key < $1.key }.map {
                    "\(SwiftText.literal($0.key)): \(SwiftText.literal($0.value))"
                }
                return fields.isEmpty ? "[:]" : "[\(fields.joined(separator: ", "))]"
            }
            let parts = [
                edit.method.map { "method: \(SwiftText.literal($0))" },
                edit.url.map { "url: URL(string: \(SwiftText.literal($0.absoluteString)))" },
                edit.status.map { "status: \($0)" }, headers.map { "headers: \($0)" }, body.map { "body: \($0)" },
            ]
            return ".release(.init(\(parts.compactMap(\.self).joined(separator: ", "))))"
        }
    }

    /// Returns a text with the same length and the same classes of characters as `text`, but without its content.
    private static func sameForm(as text: String) -> String {
        String(
            text.map { character -> Character in
                if character.isNumber { return "1" }
                if character.isUppercase { return "A" }
                if character.isLetter { return "a" }
                return "!"
            })
    }

    /// Returns an annotation as comment lines.
    private static func comment(_ note: String) -> [String] {
        note.split(whereSeparator: \.isNewline).enumerated().map { "// \($0 == 0 ? "Note: " : "      ")\($1)" }
    }

    static func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
