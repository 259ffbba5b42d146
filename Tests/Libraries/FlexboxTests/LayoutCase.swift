import FlexSupport
import Flexbox
import Testing

/// A tree and the expected frames of its boxes, derived from the rules of Yoga 1.19.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let width: Double?
    let height: Double?
    let direction: FlexStyle.Direction
    let scale: Double

    init(
        _ name: String, width: Double? = nil, height: Double? = nil, direction: FlexStyle.Direction = .leftToRight,
        scale: Double = 1, _ text: String
    ) {
        self.name = name
        self.text = text
        self.width = width
        self.height = height
        self.direction = direction
        self.scale = scale
    }

    var testDescription: String { name }

    /// Lays out the tree and compares every frame, to a thousandth of a point.
    func check() throws {
        let tree = try TreeText(text)
        let nodes = try tree.build()
        nodes.first?.layOut(width: width, height: height, direction: direction, scale: scale)
        for (line, node) in zip(tree.lines, nodes) {
            let wanted = try #require(line.frame)
            #expect(wanted.isClose(to: node.frame), "\(line.tokens.joined(separator: " ")): \(node.frame)")
        }
    }
}

extension FlexFrame {
    func isClose(to other: FlexFrame) -> Bool {
        abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 && abs(width - other.width) < 0.001
            && abs(height - other.height) < 0.001
    }
}
