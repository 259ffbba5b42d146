package import Flexbox

/// A tree as text: one box per line, indented by two spaces under its parent.
///
///     row w=100 h=50% justify=centre | 0 0 100 25
///       w=10 m-left=auto text=3x10x20 | 45 0 10 25
///
/// The expected frame of the box follows the bar. `text=3x10x20` is content of three words, each 10 wide and 20 high,
/// which breaks where necessary. `flow` is such content too, but fills the available width if it breaks.
package struct TreeText {
    package struct Line {
        let depth: Int
        package let tokens: [Substring]
        package let frame: FlexFrame?
    }

    /// Why a text is not a tree.
    package struct Mistake: Error {
        let token: String
    }

    package let lines: [Line]

    package init(_ text: String) throws(Mistake) {
        var lines: [Line] = []
        for line in text.split(separator: "\n") where !line.allSatisfy({ $0 == " " }) {
            let parts = line.split(separator: "|", maxSplits: 1)
            let numbers = parts.dropFirst().first?.split(separator: " ").compactMap { Double($0) } ?? []
            guard numbers.isEmpty || numbers.count == 4 else { throw Mistake(token: String(line)) }
            let frame =
                numbers.isEmpty
                ? nil : FlexFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            let depth = line.prefix { $0 == " " }.count / 2
            lines.append(Line(depth: depth, tokens: parts[0].split(separator: " "), frame: frame))
        }
        self.lines = lines
    }

    /// Builds the boxes, in the order of the lines. The first is the root.
    package func build() throws(Mistake) -> [FlexNode] {
        var nodes: [FlexNode] = []
        var path: [FlexNode] = []
        for line in lines {
            let node = FlexNode()
            for token in line.tokens { try node.read(token) }
            path.removeLast(max(0, path.count - line.depth))
            path.last?.append(node)
            path.append(node)
            nodes.append(node)
        }
        return nodes
    }
}

extension FlexNode {
    /// Applies one token, such as `w=100`.
    func read(_ token: Substring) throws(TreeText.Mistake) {
        let parts = token.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let key = parts.first, let value = parts.last else { return try style.read(token) }
        guard key == "text" || key == "flow" else { return try style.read(key, value) }
        let numbers = value.split(separator: "x").compactMap { Double($0) }
        guard numbers.count == 3 else { throw TreeText.Mistake(token: String(token)) }
        measure = words(numbers[0], width: numbers[1], height: numbers[2], filling: key == "flow")
    }
}

/// Returns content with a number of words of one size, which breaks into lines if the width requires it.
///
/// Broken content is as wide as its longest line, or, as in CSS, fills the available width.
package func words(_ count: Double, width: Double, height: Double, filling: Bool = false) -> Content.Measure {
    { limit, _ in
        let perLine =
            switch limit {
            case .none: count
            case .exactly(let room), .atMost(let room): min(count, max(1, (room / width + 1e-6).rounded(.down)))
            }
        var line = perLine * width
        if filling, perLine < count, case .atMost(let room) = limit { line = max(line, room) }
        return FlexSize(width: line, height: (count / perLine).rounded(.up) * height)
    }
}

extension FlexStyle {
    fileprivate mutating func read(_ word: Substring) throws(TreeText.Mistake) {
        switch word {
        case "ltr": direction = .leftToRight
        case "rtl": direction = .rightToLeft
        case "row": flexDirection = .row
        case "row-reverse": flexDirection = .rowReverse
        case "column": flexDirection = .column
        case "column-reverse": flexDirection = .columnReverse
        case "wrap": flexWrap = .wrap
        case "wrap-reverse": flexWrap = .wrapReverse
        case "absolute": positionType = .absolute
        case "hidden": display = .none
        case "scroll": overflow = .scroll
        case "-": break
        default: throw TreeText.Mistake(token: String(word))
        }
    }

    fileprivate mutating func read(_ key: Substring, _ value: Substring) throws(TreeText.Mistake) {
        let mistake = TreeText.Mistake(token: "\(key)=\(value)")
        switch key {
        case "justify": justifyContent = try Self.keyword(value, Self.justifications, mistake)
        case "items": alignItems = try Self.keyword(value, Self.alignments, mistake)
        case "self": alignSelf = try Self.keyword(value, Self.alignments, mistake)
        case "content": alignContent = try Self.keyword(value, Self.lineAlignments, mistake)
        case "flex": flex = Double(value)
        case "grow": flexGrow = Double(value)
        case "shrink": flexShrink = Double(value)
        case "ratio": aspectRatio = Double(value)
        default: try read(key, Self.length(value, mistake), mistake)
        }
    }

    private mutating func read(_ key: Substring, _ length: FlexLength, _ mistake: TreeText.Mistake)
        throws(TreeText.Mistake)
    {
        switch key {
        case "basis": flexBasis = length
        case "w": width = length
        case "h": height = length
        case "min-w": minWidth = length
        case "min-h": minHeight = length
        case "max-w": maxWidth = length
        case "max-h": maxHeight = length
        case "m": self[margin: .all] = length
        case "p": self[padding: .all] = length
        case "b": self[border: .all] = length
        case "inset": self[position: .all] = length
        default:
            let parts = key.split(separator: "-", maxSplits: 1)
            let kind = parts.count == 2 ? parts[0] : "inset"
            guard let name = parts.last, let edge = Self.edges.first(where: { $0.0 == name })?.1 else { throw mistake }
            switch kind {
            case "m": self[margin: edge] = length
            case "p": self[padding: edge] = length
            case "b": self[border: edge] = length
            case "inset": self[position: edge] = length
            default: throw mistake
            }
        }
    }

    private static func length(_ text: Substring, _ mistake: TreeText.Mistake) throws(TreeText.Mistake) -> FlexLength {
        if text == "auto" { return .auto }
        guard let number = Double(text.last == "%" ? text.dropLast() : text) else { throw mistake }
        return text.last == "%" ? .percent(number) : .points(number)
    }

    private static func keyword<Value>(
        _ text: Substring, _ table: [(String, Value)], _ mistake: TreeText.Mistake
    ) throws(TreeText.Mistake) -> Value {
        guard let value = table.first(where: { $0.0 == text })?.1 else { throw mistake }
        return value
    }

    static let justifications: [(String, JustifyContent)] = [
        ("flex-start", .flexStart), ("center", .center), ("flex-end", .flexEnd), ("space-between", .spaceBetween),
        ("space-around", .spaceAround), ("space-evenly", .spaceEvenly),
    ]
    static let alignments: [(String, Align)] = [
        ("flex-start", .flexStart), ("center", .center), ("flex-end", .flexEnd), ("stretch", .stretch),
        ("baseline", .baseline),
    ]
    static let lineAlignments: [(String, AlignContent)] = [
        ("flex-start", .flexStart), ("center", .center), ("flex-end", .flexEnd), ("stretch", .stretch),
        ("space-between", .spaceBetween), ("space-around", .spaceAround),
    ]
    private static let edges: [(String, Edge)] = [
        ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom), ("start", .start), ("end", .end),
        ("h", .horizontal), ("v", .vertical), ("all", .all),
    ]
}
