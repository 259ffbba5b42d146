import Chance
import FlexSupport
import Flexbox
import Testing

/// Properties of layout that hold for all trees, tested with random trees that are the same in every run.
@Suite("Invariants of layout")
struct InvariantTests {
    static let seeds = 0..<UInt64(20)

    @Test(arguments: seeds)
    func `Every length is finite, and no size is below 0`(seed: UInt64) throws {
        for nodes in try trees(seed) {
            for node in nodes {
                #expect(node.frame.x.isFinite && node.frame.y.isFinite)
                #expect(node.frame.width >= 0 && node.frame.height >= 0)
                #expect(node.frame.width.isFinite && node.frame.height.isFinite)
            }
        }
    }

    @Test(arguments: seeds)
    func `The same tree gets the same frames, to the bit`(seed: UInt64) throws {
        for (first, second) in zip(try trees(seed), try trees(seed)) {
            #expect(first.map(\.frame) == second.map(\.frame))
        }
    }

    @Test(arguments: seeds)
    func `A changed tree has the same frames as one built at once, to the bit`(seed: UInt64) throws {
        for round in 0..<15 {
            var tree = LivingTree(seed: seed * 1000 + UInt64(round))
            try tree.layOut()
            for _ in 0..<12 {
                try tree.change()
                if tree.numbers.chance(60) { try tree.layOut() }
            }
            try tree.layOut()
        }
    }

    @Test(arguments: seeds)
    func `Only boxes whose frames changed are reported as changed`(seed: UInt64) throws {
        var tree = LivingTree(seed: seed + 77)
        for _ in 0..<20 {
            try tree.change()
            let before = Dictionary(uniqueKeysWithValues: tree.nodes.map { (ObjectIdentifier($0), $0.frame) })
            let told = tree.layOutOnly().nodes.map(ObjectIdentifier.init)
            let others = tree.nodes.filter { $0.frame != before[ObjectIdentifier($0)] }.map(ObjectIdentifier.init)
            #expect(Set(told) == Set(others))
            #expect(Set(told).count == told.count)
        }
    }

    @Test(arguments: seeds)
    func `Asking for a fitting size changes no frame and does not affect the next layout`(seed: UInt64) throws {
        for (asked, other) in zip(try trees(seed), try trees(seed)) {
            let frames = asked.map(\.frame)
            _ = asked[0].fittingSize(width: .atMost(120), height: .none)
            #expect(asked.map(\.frame) == frames)
            for nodes in [asked, other] { nodes[0].layOut(width: 200, height: nil, scale: 2) }
            #expect(asked.map(\.frame) == other.map(\.frame))
        }
    }

    private func trees(_ seed: UInt64) throws -> [[FlexNode]] {
        try (0..<UInt64(20)).map { index in
            let tree = RandomTree(seed: seed * 100 + index, features: .all, boxes: 16)
            let nodes = try TreeText(tree.text).build()
            nodes[0].layOut(width: 180, height: index % 2 == 0 ? 150 : nil, scale: 3)
            return nodes
        }
    }
}

/// A tree that is changed at random. It can be built a second time in its present state, for a comparison.
struct LivingTree {
    var numbers: SeededNumbers
    private(set) var nodes: [FlexNode]
    private var width: Double? = 200
    private var direction = FlexStyle.Direction.leftToRight
    private let features = RandomFeatures.all

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        nodes = (try? TreeText(RandomTree(seed: seed, features: features, boxes: 20).text).build()) ?? [FlexNode()]
    }

    /// Makes one change that an app could make to a tree.
    mutating func change() throws {
        guard let node = nodes.randomElement(using: &numbers) else { return }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<4: node.style = try randomStyle(of: node)
        case 4, 5: node.measure = words(Double(Int.random(in: 1...6, using: &numbers)), width: 10, height: 9)
        case 6:
            guard let other = nodes.randomElement(using: &numbers), other !== nodes[0] else { return }
            node.insert(other, at: Int.random(in: 0...3, using: &numbers))
        case 7:
            let added = FlexNode(try randomStyle(of: FlexNode()))
            node.insert(added, at: Int.random(in: 0...3, using: &numbers))
            nodes.append(added)
        case 8:
            node.setChildren(node.children.reversed())
        default:
            width = numbers.chance(30) ? nil : Double(Int.random(in: 100...300, using: &numbers))
            if numbers.chance(20) { direction = numbers.chance(50) ? .rightToLeft : .leftToRight }
        }
    }

    private mutating func randomStyle(of node: FlexNode) throws -> FlexStyle {
        var tree = RandomTree(seed: numbers.next(), features: features, boxes: 1)
        let text = tree.style(isRoot: node === nodes[0], isLeaf: node.children.isEmpty)
        let read = try TreeText(text).build()[0]
        return read.style
    }

    func layOutOnly() -> FlexChanges {
        nodes[0].layOut(width: width, height: nil, direction: direction, scale: 3)
    }

    /// Lays out the changes, and compares the frames with those of an identical new tree.
    mutating func layOut() throws {
        _ = layOutOnly()
        let anew = Self.copy(of: nodes[0])
        anew.layOut(width: width, height: nil, direction: direction, scale: 3)
        for (ours, theirs) in zip(Self.frames(in: nodes[0]), Self.frames(in: anew)) {
            guard ours != theirs else { continue }
            Issue.record("\(ours) was laid out step by step, \(theirs) at once")
            return
        }
    }

    private static func copy(of node: FlexNode) -> FlexNode {
        let copy = FlexNode(node.style)
        copy.measure = node.measure
        for child in node.children { copy.append(Self.copy(of: child)) }
        return copy
    }

    private static func frames(in node: FlexNode) -> [FlexFrame] {
        [node.frame] + node.children.flatMap(frames)
    }
}
