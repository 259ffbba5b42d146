import FlexSupport
import Flexbox
import Testing

@Suite("Input that nobody should give")
struct HostileTests {
    static let strange = [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        1e300, -1e300, 1e-300, -1, 0,
    ]

    @Test(arguments: strange)
    func `Numbers that are not finite or too large give bounded frames`(number: Double) {
        for wraps in [FlexStyle.FlexWrap.noWrap, .wrap, .wrapReverse] {
            let root = FlexNode()
            root.style.flexWrap = wraps
            root.style.flexDirection = .row
            root.style.justifyContent = .spaceAround
            for set in Self.setters {
                let child = FlexNode()
                set(&child.style, number)
                let inner = FlexNode()
                set(&inner.style, number)
                inner.measure = { _, _ in FlexSize(width: number, height: number) }
                inner.baseline = { _ in number }
                child.append(inner)
                root.append(child)
            }
            for size in [number, 100] {
                root.layOut(width: size, height: number, scale: number)
                root.layOut(width: 100, height: nil, scale: 3)
                _ = root.fittingSize(width: .atMost(size), height: .exactly(number), scale: number)
                for node in root.children.flatMap({ [$0] + $0.children }) {
                    #expect(abs(node.frame.x) <= 1e12 && abs(node.frame.y) <= 1e12)
                    #expect((0...1e12).contains(node.frame.width) && (0...1e12).contains(node.frame.height))
                }
            }
        }
    }

    private static var setters: [(inout FlexStyle, Double) -> Void] {
        [
            { $0.width = .points($1) }, { $0.height = .percent($1) }, { $0.minWidth = .points($1) },
            { $0.maxHeight = .percent($1) }, { $0.flex = $1 }, { $0.flexGrow = $1 }, { $0.flexShrink = $1 },
            { $0.aspectRatio = $1 }, { $0.flexBasis = .percent($1) }, { $0[margin: .all] = .points($1) },
            { $0[padding: .left] = .percent($1) }, { $0[border: .top] = .points($1) },
            {
                $0.positionType = .absolute
                $0[position: .left] = .percent($1)
            },
        ]
    }

    @Test func `A tree that is too deep is laid out to the limit, reports it, and is deallocated`() {
        let root = FlexNode()
        var node = root
        for index in 0..<100_000 {
            let child = FlexNode()
            child.style.flexDirection = index % 2 == 0 ? .row : .columnReverse
            child.style.flexShrink = 1
            child.style.flexWrap = index % 3 == 0 ? .wrap : .noWrap
            node.append(child)
            node = child
        }
        node.measure = words(3, width: 10, height: 10)
        let changes = root.layOut(width: 100, height: nil)
        #expect(changes.troubles == .tooDeep)
        #expect(root.frame.width == 100)
        #expect(root.layOut(width: 100, height: nil).nodes.isEmpty)
    }

    @Test func `A tree of 500 levels, within the depth limit, is laid out whole`() {
        let root = FlexNode()
        var node = root
        for _ in 0..<500 {
            let child = FlexNode()
            child.style[padding: .top] = 1
            node.append(child)
            node = child
        }
        node.measure = words(3, width: 10, height: 10)
        let changes = root.layOut(width: 100, height: nil)
        #expect(changes.troubles.isEmpty)
        #expect(root.frame == FlexFrame(x: 0, y: 0, width: 100, height: 510))
    }

    @Test func `A box cannot be inside itself`() {
        let (outer, middle, inner) = (FlexNode(), FlexNode(), FlexNode())
        outer.append(middle)
        middle.append(inner)
        inner.append(outer)
        inner.append(inner)
        middle.setChildren([outer, middle, inner, inner])
        #expect(outer.parent == nil && inner.children.isEmpty)
        #expect(middle.children.count == 1)
        outer.layOut(width: 10, height: 10)
    }

    @Test func `An index out of range inserts at the nearest end`() {
        let parent = FlexNode()
        let (first, last) = (FlexNode(), FlexNode())
        parent.insert(last, at: 99)
        parent.insert(first, at: -99)
        #expect(parent.children.first === first && parent.children.last === last)
    }

    @Test func `A measure closure that changes the tree or asks for layout does no harm`() {
        let root = FlexNode()
        for _ in 0..<5 {
            let leaf = FlexNode()
            leaf.measure = { [unowned root] _, _ in
                root.setChildren(root.children.reversed())
                root.children.last?.removeFromParent()
                #expect(root.layOut(width: 5, height: 5).nodes.isEmpty)
                #expect(root.fittingSize(width: .none, height: .none) == .zero)
                return FlexSize(width: 10, height: 10)
            }
            root.append(leaf)
        }
        root.layOut(width: 100, height: nil)
        root.layOut(width: 101, height: nil)
        #expect(root.frame.width == 101)
    }

    @Test func `A child outlives its parent and becomes a root`() {
        let child = FlexNode()
        do {
            let parent = FlexNode()
            parent.append(child)
        }
        #expect(child.parent == nil)
        child.layOut(width: 10, height: 20)
        #expect(child.frame == FlexFrame(x: 0, y: 0, width: 10, height: 20))
    }
}
