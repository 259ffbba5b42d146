/// Replaces values in JSON text and leaves every other byte unchanged.
///
/// No tree is built, so a large text costs little more than a copy of it.
package enum JSONReplacement {
    /// A step from a container to one of its values.
    package enum Step {
        case member(String)
        case element
    }

    /// Replaces the strings and numbers of a text that a closure selects.
    ///
    /// Invalid JSON is processed token by token. Text that exceeds the parser's maximum depth is not changed.
    ///
    /// - Parameters:
    ///   - text: JSON in UTF-8.
    ///   - root: The state of the root.
    ///   - inside: Returns the state of a nested value, given the state of its container.
    ///   - isReplaced: Returns whether a string or number with this state is replaced.
    ///   - replace: Returns the new value.
    /// - Returns: The new text; nil if nothing was replaced.
    package static func apply<Knowledge>(
        to text: [UInt8], root: Knowledge, inside: (Knowledge, Step) -> Knowledge,
        where isReplaced: (Knowledge) -> Bool, replace: (JSON) -> JSON
    ) -> [UInt8]? {
        text.withUnsafeBufferPointer { bytes in
            var scanner = TokenScanner(bytes)
            var open: [Container<Knowledge>] = []
            var name: TokenScanner.Token?
            var result: [UInt8] = []
            var copied = 0
            while let token = scanner.next() {
                switch token.kind {
                case .punctuation(UInt8(ascii: "{")), .punctuation(UInt8(ascii: "[")):
                    guard open.count < TextOutline.deepest else { return nil }
                    let known = open.last?.next(inside) ?? root
                    open.append(Container(known: known, isObject: token.kind == .punctuation(UInt8(ascii: "{"))))
                case .punctuation(UInt8(ascii: "}")), .punctuation(UInt8(ascii: "]")): _ = open.popLast()
                case .punctuation(UInt8(ascii: ":")):
                    guard let last = open.last, last.isObject, let name else { break }
                    let text = TokenScanner.text(of: name, in: bytes) ?? ""
                    open[open.count - 1].member = inside(last.known, .member(text))
                case .punctuation:
                    if !open.isEmpty { open[open.count - 1].member = nil }
                case .string where open.last?.isAtName == true: name = token
                case .string, .scalar:
                    guard isReplaced(open.last?.next(inside) ?? root) else { break }
                    let scalar = UnsafeBufferPointer(rebasing: bytes[token.range])
                    switch try? JanssonParser(text: scalar, limits: .standard).parse().get() {
                    case let value? where value.string != nil || value.double != nil:
                        result.append(contentsOf: bytes[copied..<token.range.lowerBound])
                        result.append(contentsOf: replace(value).encoded())
                        copied = token.range.upperBound
                    default: break
                    }
                }
            }
            guard copied > 0 else { return nil }
            result.append(contentsOf: bytes[copied...])
            return result
        }
    }

    private struct Container<Knowledge> {
        let known: Knowledge
        let isObject: Bool
        /// The state of the member whose value comes next; nil before its name was read.
        var member: Knowledge?

        var isAtName: Bool { isObject && member == nil }

        /// Returns the state of the next value.
        func next(_ inside: (Knowledge, Step) -> Knowledge) -> Knowledge {
            isObject ? member ?? known : inside(known, .element)
        }
    }
}
