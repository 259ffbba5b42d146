public import JSON

/// The body that a page posts: one input made by a person, and an idempotency key.
///
/// Only inputs that a person can make are accepted. Responses and timers never come from a page.
public struct PageInput: Sendable, Equatable {
    /// The input.
    public let input: SessionInput
    /// The idempotency key chosen by the page. An input with a known key changes nothing and gets the first response
    /// again.
    public let key: String?

    /// The largest size of a field's text, in bytes.
    public static let longestText = 100_000
    /// The largest length of a list's content, in points.
    public static let longestContent = 100_000_000
    /// The largest size of a key, in bytes.
    public static let longestKey = 128

    /// Parses a posted body. Throws `.malformed` with a sentence that names the member.
    public init(_ json: JSON) throws(InputRejection) {
        try self.init(ObjectMembers(json, of: "an input"))
    }

    /// Parses a posted body of the most frequent form.
    package init(_ object: PlainObject) throws(InputRejection) {
        try self.init(ObjectMembers(object, of: "an input"))
    }

    private init(_ unnamed: ObjectMembers) throws(InputRejection) {
        let type = try unnamed.text("type", atMost: 64)
        let members = unnamed.renamed(noun: "input", name: type)
        switch type {
        case "tap":
            try members.allow("type", "key", "view", "x", "y")
            input = .tap(try members.id("view"), at: try TouchPlace(members))
        case "gesture":
            try members.allow(["type", "key", "view"] + Gesture.members)
            input = .gesture(try members.id("view"), try Gesture(members))
        case "text":
            try members.allow("type", "key", "view", "text", "sequence")
            input = .text(
                try members.id("view"), try members.text("text", atMost: Self.longestText),
                sequence: try members.optionalInteger("sequence", in: 0...Int(Int32.max)))
        case "focus":
            try members.allow("type", "key", "view")
            input = .focus(try members.id("view"))
        case "blur":
            try members.allow("type", "key", "view")
            input = .blur(try members.id("view"))
        case "return":
            try members.allow("type", "key", "view")
            input = .returnKey(try members.id("view"))
        case "scroll":
            try members.allow("type", "key", "view", "x", "y")
            input = .scroll(try members.id("view"), x: try members.number("x"), y: try members.number("y"))
        case "scrollEnd":
            try members.allow("type", "key", "view", "round", "offset", "visible", "length")
            input = .scrollEnd(
                try members.id("view"), round: try members.integer("round", in: 1...Int(Int32.max)),
                offset: try members.number("offset", atMost: Self.longestContent),
                visible: try members.number("visible", atMost: Self.longestContent),
                length: try members.number("length", atMost: Self.longestContent))
        case "slide":
            try members.allow("type", "key", "view", "part", "held")
            input = .slide(
                try members.id("view"), to: try members.number("part", in: 0...1),
                isHeld: try members.optionalFlag("held") ?? false)
        case "page":
            try members.allow("type", "key", "view", "index")
            input = .page(try members.id("view"), index: try members.integer("index", in: 0...100_000))
        case "tab":
            try members.allow("type", "key", "view", "index")
            input = .tab(try members.id("view"), index: try members.integer("index", in: 0...100_000))
        case "pull":
            try members.allow("type", "key", "view")
            input = .pull(try members.id("view"))
        case "alert":
            try members.allow("type", "key", "view", "button")
            input = .alert(try members.id("view"), button: try members.integer("button", in: 0...100))
        case "row":
            try members.allow("type", "key", "view", "to", "whole", "places")
            input = .row(try members.id("view"), try RowDrag(members))
        case "back":
            try members.allow("type", "key")
            input = .back
        case "swipe":
            try members.allow("type", "key", "to")
            input = .swipe(try members.choice("to"))
        case "device":
            try members.allow(["type", "key"] + DeviceChange.members)
            input = .device(try DeviceChange(members))
        case "held":
            try members.allow(["type", "key", "request"] + HeldDecision.members)
            input = .held(try members.id("request"), try HeldDecision(members))
        case "notes":
            try members.allow("type", "key", "notes")
            input = .notes(try StepAnnotation.notes(in: members))
        case "retry":
            try members.allow("type", "key", "retry")
            input = .retry(try members.id("retry"))
        default:
            throw .malformed(
                reason: "There is no input of type \"\(type.prefix(64))\"; known are tap, gesture, text, focus, blur, "
                    + "return, scroll, scrollEnd, slide, page, tab, pull, alert, back, swipe, row, device, held, "
                    + "notes and retry.")
        }
        key = try members.optionalText("key", atMost: Self.longestKey)
    }
}
