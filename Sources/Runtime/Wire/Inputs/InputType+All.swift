/// The types of inputs. To add an input, add it to this list, and as a case to `SessionInput`.
extension InputType {
    static let tap = Self("tap", .id("view"), .place) {
        .tap($0, at: $1)
    } values: {
        if case .tap(let view, let place) = $0 { (view, place) } else { nil }
    }

    static let gesture = Self("gesture", .id("view"), .gesture) {
        .gesture($0, $1)
    } values: {
        if case .gesture(let view, let gesture) = $0 { (view, gesture) } else { nil }
    }

    static let text = Self(
        "text", .id("view"), .text("text", atMost: PageInput.longestText).hideable,
        .integer("sequence", in: 0...Int(Int32.max))
    ) {
        .text($0, $1, sequence: $2)
    } values: {
        if case .text(let view, let text, let sequence) = $0 { (view, text, sequence) } else { nil }
    }

    static let focus = Self("focus", from: .report, .id("view")) {
        .focus($0)
    } values: {
        if case .focus(let view) = $0 { view } else { nil }
    }

    static let blur = Self("blur", from: .report, .id("view")) {
        .blur($0)
    } values: {
        if case .blur(let view) = $0 { view } else { nil }
    }

    static let returnKey = Self("return", .id("view")) {
        .returnKey($0)
    } values: {
        if case .returnKey(let view) = $0 { view } else { nil }
    }

    static let scroll = Self("scroll", from: .report, .id("view"), .number("x"), .number("y")) {
        .scroll($0, x: $1, y: $2)
    } values: {
        if case .scroll(let view, let x, let y) = $0 { (view, x, y) } else { nil }
    }

    static let scrollEnd = Self(
        "scrollEnd", from: .report, .id("view"), .integer("round", in: 1...Int(Int32.max)),
        .number("offset", atMost: PageInput.longestContent), .number("visible", atMost: PageInput.longestContent),
        .number("length", atMost: PageInput.longestContent)
    ) {
        .scrollEnd($0, round: $1, offset: $2, visible: $3, length: $4)
    } values: {
        if case .scrollEnd(let view, let round, let offset, let visible, let length) = $0 {
            (view, round, offset, visible, length)
        } else {
            nil
        }
    }

    static let slide = Self("slide", .id("view"), .number("part", in: 0...1), .flag("held")) {
        .slide($0, to: $1, isHeld: $2)
    } values: {
        if case .slide(let view, let part, let isHeld) = $0 { (view, part, isHeld) } else { nil }
    }

    static let page = Self("page", .id("view"), .integer("index", in: 0...100_000)) {
        .page($0, index: $1)
    } values: {
        if case .page(let view, let index) = $0 { (view, index) } else { nil }
    }

    static let tab = Self("tab", .id("view"), .integer("index", in: 0...100_000)) {
        .tab($0, index: $1)
    } values: {
        if case .tab(let view, let index) = $0 { (view, index) } else { nil }
    }

    static let pull = Self("pull", .id("view")) {
        .pull($0)
    } values: {
        if case .pull(let view) = $0 { view } else { nil }
    }

    static let alert = Self("alert", .id("view"), .integer("button", in: 0...100)) {
        .alert($0, button: $1)
    } values: {
        if case .alert(let view, let button) = $0 { (view, button) } else { nil }
    }

    static let back = Self("back") {
        .back
    } values: {
        if case .back = $0 { () } else { nil }
    }

    static let swipe = Self("swipe", .choice("to")) {
        .swipe($0)
    } values: {
        if case .swipe(let swipe) = $0 { swipe } else { nil }
    }

    static let row = Self("row", .id("view"), .rowDrag) {
        .row($0, $1)
    } values: {
        if case .row(let view, let drag) = $0 { (view, drag) } else { nil }
    }

    static let device = Self("device", .deviceChange) {
        .device($0)
    } values: {
        if case .device(let change) = $0 { change } else { nil }
    }

    static let system = Self("system", .systemEvent) {
        .system($0)
    } values: {
        if case .system(let event) = $0 { event } else { nil }
    }

    static let held = Self("held", .id("request"), .decision) {
        .held($0, $1)
    } values: {
        if case .held(let request, let decision) = $0 { (request, decision) } else { nil }
    }

    static let notes = Self("notes", .notes) {
        .notes($0)
    } values: {
        if case .notes(let notes) = $0 { notes } else { nil }
    }

    static let retry = Self("retry", .id("retry")) {
        .retry($0)
    } values: {
        if case .retry(let retry) = $0 { retry } else { nil }
    }

    // MARK: - Inputs that pages do not post

    static let opened = Self("opened", from: .server, .configuration) {
        .opened($0)
    } values: {
        if case .opened(let configuration) = $0 { configuration } else { nil }
    }

    static let document = Self("document", from: .server, .recorded("document")) {
        .document($0)
    } values: {
        if case .document(let document) = $0 { document } else { nil }
    }

    static let faults = Self("faults", from: .server, .recorded("faults")) {
        .faults($0)
    } values: {
        if case .faults(let script) = $0 { script } else { nil }
    }

    static let control = Self("control", from: .server, .controlChange) {
        .control($0)
    } values: {
        if case .control(let change) = $0 { change } else { nil }
    }

    static let crashed = Self("crashed", from: .server, .recorded("crash")) {
        .crashed($0)
    } values: {
        if case .crashed(let crash) = $0 { crash } else { nil }
    }

    static let response = Self("response", from: .network, .id("request").unlogged, .recorded("response")) {
        .response($0, $1)
    } values: {
        if case .response(let request, let response) = $0 { (request, response) } else { nil }
    }

    static let failure = Self("failure", from: .network, .id("request").unlogged, .recorded("failure")) {
        .failure($0, $1)
    } values: {
        if case .failure(let request, let failure) = $0 { (request, failure) } else { nil }
    }

    static let read = Self("read", from: .network, .id("request").unlogged, .outcome) {
        .read($0, $1)
    } values: {
        if case .read(let request, let outcome) = $0 { (request, outcome) } else { nil }
    }

    static let timer = Self("timer", from: .clock, .id("timer").unlogged) {
        .timer($0)
    } values: {
        if case .timer(let timer) = $0 { timer } else { nil }
    }

    static let resumed = Self("resumed", from: .clock, .recorded("pause")) {
        .resumed($0)
    } values: {
        if case .resumed(let downtime) = $0 { downtime } else { nil }
    }

    // MARK: - Lists

    /// The types of inputs that pages post, in the order in which error texts list them.
    package static let ofPages: [InputType] = [
        tap, gesture, text, focus, blur, returnKey, scroll, scrollEnd, slide, page, tab, pull, alert, back, swipe, row,
        device, system, held, notes, retry,
    ]

    /// The types of all inputs.
    static let all: [InputType] =
        ofPages + [opened, document, faults, control, crashed, response, failure, Self.read, timer, resumed]

    private static let byName: [String: InputType] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Returns the type with this name; nil if there is none.
    static func named(_ name: String) -> InputType? { byName[name] }
}

extension SessionInput {
    package var type: InputType {
        switch self {
        case .opened: .opened
        case .tap: .tap
        case .gesture: .gesture
        case .text: .text
        case .focus: .focus
        case .blur: .blur
        case .returnKey: .returnKey
        case .scroll: .scroll
        case .scrollEnd: .scrollEnd
        case .slide: .slide
        case .page: .page
        case .tab: .tab
        case .pull: .pull
        case .alert: .alert
        case .back: .back
        case .row: .row
        case .swipe: .swipe
        case .device: .device
        case .system: .system
        case .retry: .retry
        case .response: .response
        case .failure: .failure
        case .read: .read
        case .timer: .timer
        case .resumed: .resumed
        case .document: .document
        case .faults: .faults
        case .held: .held
        case .notes: .notes
        case .control: .control
        case .crashed: .crashed
        }
    }
}
