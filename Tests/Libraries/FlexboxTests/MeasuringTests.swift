import FlexSupport
import Flexbox
import Testing

@Suite("Measuring content")
struct MeasuringTests {
    @Test(
        "What a leaf is offered",
        arguments: [
            ("w=100 h=100", [Offer(.exactly(100), .atMost(100))]),
            ("w=100 h=100 items=flex-start", [Offer(.atMost(100), .atMost(100))]),
            ("row w=100 h=100", [Offer(.atMost(100), .exactly(100))]),
            ("row w=100 h=100 items=center", [Offer(.atMost(100), .atMost(100))]),
            ("w=100", [Offer(.exactly(100), .none)]),
            ("items=flex-start", [Offer(.none, .none)]),
            ("w=100 h=100 p=10", [Offer(.exactly(80), .atMost(80))]),
            ("w=100 h=100 scroll", [Offer(.exactly(100), .none)]),
            ("row w=100 h=100 scroll", [Offer(.none, .exactly(100))]),
        ] as [(String, [Offer])])
    func offers(text: String, wanted: [Offer]) throws {
        let root = try TreeText(text).build()[0]
        let leaf = FlexNode()
        let log = Log()
        leaf.measure = { width, height in
            log.offers.append(Offer(width, height))
            return FlexSize(width: 30, height: 20)
        }
        root.append(leaf)
        root.layOut(width: nil, height: nil)
        #expect(log.offers == wanted)
    }

    @Test func `A leaf's padding, border and margin are subtracted from the space it is offered`() throws {
        let nodes = try TreeText("w=100 h=100 items=flex-start\n  m=5 p=10 b=2").build()
        let log = Log()
        nodes[1].measure = log.measuring(FlexSize(width: 30, height: 20))
        nodes[0].layOut(width: nil, height: nil)
        #expect(log.offers == [Offer(.atMost(66), .atMost(66))])
        #expect(nodes[1].frame == FlexFrame(x: 5, y: 5, width: 54, height: 44))
    }

    @Test func `A leaf with width and height is not measured`() throws {
        let nodes = try TreeText("w=100 h=100\n  w=10 h=10").build()
        let log = Log()
        nodes[1].measure = log.measuring(.zero)
        nodes[0].layOut(width: nil, height: nil)
        #expect(log.offers.isEmpty)
    }

    @Test func `Only content that reports a change is measured again`() throws {
        let nodes = try TreeText("w=100\n  -\n  -\n    -").build()
        let (first, second) = (Log(), Log())
        nodes[1].measure = first.measuring(FlexSize(width: 30, height: 20))
        nodes[3].measure = second.measuring(FlexSize(width: 30, height: 20))
        nodes[0].layOut(width: nil, height: nil)
        let count = (first.offers.count, second.offers.count)
        nodes[3].contentChanged()
        nodes[0].layOut(width: nil, height: nil)
        #expect(first.offers.count == count.0)
        #expect(second.offers.count > count.1)
    }

    @Test func `A changed margin does not measure the content again`() throws {
        let nodes = try TreeText("w=100 items=flex-start\n  -").build()
        let log = Log()
        nodes[1].measure = log.measuring(FlexSize(width: 30, height: 20))
        nodes[0].layOut(width: nil, height: nil)
        let count = log.offers.count
        nodes[1].style[margin: .top] = 10
        let changes = nodes[0].layOut(width: nil, height: nil)
        #expect(log.offers.count == count)
        #expect(changes.nodes.map(\.frame.y) == [0, 10])
    }

    @Test func `A change inside a box of fixed size leaves everything around it alone`() throws {
        let nodes = try TreeText("w=200\n  w=100 h=100\n    -\n  -").build()
        let (inside, outside) = (Log(), Log())
        inside.size = FlexSize(width: 30, height: 20)
        nodes[2].measure = inside.measuring()
        nodes[3].measure = outside.measuring(FlexSize(width: 30, height: 20))
        nodes[0].layOut(width: nil, height: nil)
        let count = outside.offers.count
        inside.size = FlexSize(width: 30, height: 50)
        nodes[2].contentChanged()
        let changes = nodes[0].layOut(width: nil, height: nil)
        #expect(changes.nodes.count == 1 && changes.nodes.first === nodes[2])
        #expect(nodes[2].frame == FlexFrame(x: 0, y: 0, width: 100, height: 50))
        #expect(outside.offers.count == count)
    }

    @Test func `A baseline closure sets the baseline of a box without one of its own`() throws {
        let nodes = try TreeText("row w=100 h=100 items=baseline\n  w=20 h=40\n  w=20 h=30").build()
        nodes[2].baseline = { size in size.height / 2 }
        nodes[0].layOut(width: nil, height: nil)
        #expect(nodes[2].frame.y == 25)
        nodes[2].baseline = { _ in 5 }
        nodes[0].layOut(width: nil, height: nil)
        #expect(nodes[2].frame.y == 35)
    }

    @Test func `A box with children takes its size from them instead of its measure closure`() throws {
        let nodes = try TreeText("items=flex-start\n  -\n    w=10 h=10").build()
        nodes[1].measure = { _, _ in FlexSize(width: 99, height: 99) }
        nodes[0].layOut(width: 100, height: nil)
        #expect(nodes[1].frame.width == 10)
        nodes[2].removeFromParent()
        nodes[0].layOut(width: 100, height: nil)
        #expect(nodes[1].frame.width == 99)
    }
}

@Suite("Asking a tree for its size")
struct FittingTests {
    @Test(
        arguments: [
            ("text=9x10x20", FlexLimit.none, FlexLimit.none, FlexSize(width: 90, height: 20)),
            ("text=9x10x20", .atMost(35), .none, FlexSize(width: 30, height: 60)),
            ("text=9x10x20", .exactly(35), .none, FlexSize(width: 35, height: 60)),
            ("w=50", .atMost(35), .none, FlexSize(width: 50, height: 0)),
            ("max-w=50\n  w=80 h=10", .none, .none, FlexSize(width: 50, height: 10)),
            ("max-w=50\n  w=20 h=10", .atMost(35), .none, FlexSize(width: 20, height: 10)),
            ("row p=5\n  w=20 h=10\n  text=2x10x30", .none, .none, FlexSize(width: 50, height: 40)),
            ("row p=5\n  w=20 h=10\n  text=2x10x30 shrink=1", .exactly(45), .none, FlexSize(width: 45, height: 70)),
            // As in Yoga, a row with a maximum length is as long as its children, even if more space is available.
            ("row p=5\n  w=20 h=10\n  text=2x10x30 shrink=1", .atMost(45), .none, FlexSize(width: 50, height: 40)),
            ("m=10\n  w=20 h=10", .none, .none, FlexSize(width: 20, height: 10)),
            ("row\n  flex=1\n    w=20 h=10\n  flex=1\n    w=30 h=10", .none, .none, FlexSize(width: 50, height: 10)),
        ] as [(String, FlexLimit, FlexLimit, FlexSize)])
    func `A fitting size respects the given limits`(text: String, width: FlexLimit, height: FlexLimit, size: FlexSize)
        throws
    {
        let root = try TreeText(text).build()[0]
        #expect(root.fittingSize(width: width, height: height) == size)
        #expect(root.frame == .zero)
    }

    @Test func `A tree laid out without a given size has its fitting size`() throws {
        let root = try TreeText("row p=5\n  w=20 h=10\n  text=2x10x30").build()[0]
        let size = root.fittingSize(width: .none, height: .none)
        root.layOut(width: nil, height: nil)
        #expect(root.frame == FlexFrame(x: 0, y: 0, width: size.width, height: size.height))
    }
}

/// The limits of one measurement of a leaf.
struct Offer: Equatable, Sendable {
    let width: FlexLimit
    let height: FlexLimit

    init(_ width: FlexLimit, _ height: FlexLimit) {
        self.width = width
        self.height = height
    }
}

/// Records the measurements of a leaf.
final class Log {
    var offers: [Offer] = []
    var size = FlexSize.zero

    func measuring(_ size: FlexSize) -> Content.Measure {
        self.size = size
        return measuring()
    }

    func measuring() -> Content.Measure {
        { [self] width, height in
            offers.append(Offer(width, height))
            return size
        }
    }
}
