public class UITextPosition: NSObject {
    /// The number of UTF-16 units before the position.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    public override var hash: Int { offset }
}

public class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition

    init(start: UITextPosition, end: UITextPosition) {
        self.start = start
        self.end = end
    }

    public var isEmpty: Bool { start.offset == end.offset }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange else { return false }
        return other.start == start && other.end == end
    }
    public override var hash: Int { start.offset ^ end.offset << 16 }
}

public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}
