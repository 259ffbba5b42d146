import Chance
import FlexSupport
import Flexbox

/// The styles that a random tree may use.
struct RandomFeatures: OptionSet {
    let rawValue: Int

    static let percentages = RandomFeatures(rawValue: 1)
    static let absolute = RandomFeatures(rawValue: 2)
    static let wrapping = RandomFeatures(rawValue: 4)
    static let baselines = RandomFeatures(rawValue: 8)
    static let ratios = RandomFeatures(rawValue: 16)
    static let bounds = RandomFeatures(rawValue: 32)
    static let texts = RandomFeatures(rawValue: 64)
    static let reversed = RandomFeatures(rawValue: 128)
    static let directions = RandomFeatures(rawValue: 256)
    static let autoMargins = RandomFeatures(rawValue: 512)
    static let hidden = RandomFeatures(rawValue: 1024)
    static let scrolling = RandomFeatures(rawValue: 2048)
    static let insets = RandomFeatures(rawValue: 4096)
    static let borders = RandomFeatures(rawValue: 8192)
    static let all = RandomFeatures(rawValue: 16383)
}

/// Random trees as text, in the format of `TreeText`.
struct RandomTree {
    var numbers: SeededNumbers
    let features: RandomFeatures
    private(set) var lines: [String] = []
    private var left: Int

    init(seed: UInt64, features: RandomFeatures, boxes: Int = 12) {
        numbers = SeededNumbers(seed: seed)
        self.features = features
        left = boxes
        addBox(depth: 0)
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func addBox(depth: Int) {
        left -= 1
        let count = depth > 5 || left <= 0 ? 0 : Int.random(in: depth == 0 ? 1...5 : 0...4, using: &numbers)
        let indent = String(repeating: " ", count: 2 * depth)
        lines.append(indent + style(isRoot: depth == 0, isLeaf: count == 0))
        for _ in 0..<count where left > 0 { addBox(depth: depth + 1) }
    }

    /// Returns a line of random tokens that describes one box.
    mutating func style(isRoot: Bool, isLeaf: Bool) -> String {
        var tokens: [String] = ["-"]
        func has(_ feature: RandomFeatures) -> Bool { features.contains(feature) }
        if !isLeaf { containerTokens(&tokens) }
        if !isRoot { itemTokens(&tokens, isLeaf: isLeaf) }
        if numbers.chance(isRoot ? 70 : 40) { tokens.append("w=\(length(20...160, percent: 15))") }
        if numbers.chance(isRoot ? 60 : 40) { tokens.append("h=\(length(20...160, percent: 15))") }
        if has(.bounds), !isRoot {
            for bound in ["min-w", "min-h", "max-w", "max-h"] where numbers.chance(12) {
                tokens.append("\(bound)=\(length(10...120, percent: 10))")
            }
        }
        if has(.ratios), numbers.chance(12) { tokens.append("ratio=\(numbers.pick("0.5 1 2 1.5"))") }
        edges(&tokens, "p", 20, 1...15)
        if has(.borders) { edges(&tokens, "b", 10, 1...6, percent: 0) }
        if isLeaf, has(.texts), numbers.chance(40) {
            tokens.append("text=\(numbers.pick("1 2 3 5 9"))x\(numbers.pick("7 10 23"))x\(numbers.pick("8 11"))")
        }
        if has(.directions), numbers.chance(12) { tokens.append(String(numbers.pick("ltr rtl"))) }
        return tokens.joined(separator: " ")
    }

    private mutating func containerTokens(_ tokens: inout [String]) {
        let flows = features.contains(.reversed) ? "row column row-reverse column-reverse" : "row column"
        tokens.append(String(numbers.pick(flows)))
        if numbers.chance(50) {
            tokens.append(
                "justify=\(numbers.pick("flex-start center flex-end space-between space-around space-evenly"))")
        }
        let alignments = "flex-start center flex-end stretch" + (features.contains(.baselines) ? " baseline" : "")
        if numbers.chance(50) { tokens.append("items=\(numbers.pick(alignments))") }
        if features.contains(.wrapping), numbers.chance(35) {
            tokens.append(String(numbers.pick(features.contains(.reversed) ? "wrap wrap-reverse" : "wrap")))
            if numbers.chance(60) {
                tokens.append(
                    "content=\(numbers.pick("flex-start center flex-end stretch space-between space-around"))")
            }
        }
        if features.contains(.scrolling), numbers.chance(12) { tokens.append("scroll") }
    }

    private mutating func itemTokens(_ tokens: inout [String], isLeaf: Bool) {
        let alignments = "flex-start center flex-end stretch" + (features.contains(.baselines) ? " baseline" : "")
        if numbers.chance(20) { tokens.append("self=\(numbers.pick(alignments))") }
        if numbers.chance(25) { tokens.append("grow=\(numbers.pick("1 2 0.5"))") }
        if numbers.chance(30) { tokens.append("shrink=\(numbers.pick("1 2 0.5"))") }
        if numbers.chance(15) { tokens.append("basis=\(length(0...80, percent: 15))") }
        if numbers.chance(8) { tokens.append("flex=\(numbers.pick("1 2 -1"))") }
        edges(&tokens, "m", 20, 1...15)
        if features.contains(.autoMargins) {
            for edge in ["m-left", "m-top", "m-right", "m-bottom"] where numbers.chance(4) {
                tokens.append("\(edge)=auto")
            }
        }
        if features.contains(.hidden), numbers.chance(5) { tokens.append("hidden") }
        let isAbsolute = features.contains(.absolute) && numbers.chance(15)
        if isAbsolute { tokens.append("absolute") }
        if isAbsolute || features.contains(.insets) {
            for edge in ["left", "top", "right", "bottom"] where numbers.chance(isAbsolute ? 40 : 6) {
                tokens.append("\(edge)=\(length(-10...30, percent: 15))")
            }
        }
    }

    private mutating func edges(
        _ tokens: inout [String], _ name: String, _ chance: Int, _ range: ClosedRange<Int>, percent: Int = 10
    ) {
        guard numbers.chance(chance) else { return }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: tokens.append("\(name)=\(length(range, percent: percent))")
        case 1:
            tokens.append("\(name)-h=\(length(range, percent: percent))")
            if numbers.chance(50) { tokens.append("\(name)-v=\(length(range, percent: percent))") }
        case 2:
            let textEdges = features.contains(.directions) ? " start end" : ""
            tokens.append(
                "\(name)-\(numbers.pick("left top right bottom" + textEdges))=\(length(range, percent: percent))")
        default:
            for edge in ["left", "top", "right", "bottom"] where numbers.chance(60) {
                tokens.append("\(name)-\(edge)=\(length(range, percent: percent))")
            }
        }
    }

    private mutating func length(_ range: ClosedRange<Int>, percent: Int) -> String {
        if features.contains(.percentages), numbers.chance(percent) { return "\(numbers.pick("5 10 25 50 80 100"))%" }
        return "\(Int.random(in: range, using: &numbers))"
    }
}
