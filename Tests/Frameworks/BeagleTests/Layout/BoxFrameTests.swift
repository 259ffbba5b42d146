import Testing

@testable import Beagle

@Suite("Frames of boxes, worked out by Yoga's rules")
struct BoxFrameTests {
    /// A tree in a box of 300 by 200, and the expected frames.
    struct Case: CustomTestStringConvertible, @unchecked Sendable {
        let testDescription: String
        let tree: Container
        let frames: [String: String]

        init(
            _ name: String, _ children: [any ServerDrivenComponent], _ frames: [String: String],
            _ change: (inout Style) -> Void = { _ in }
        ) {
            self.init(name, Flex(), children, frames, change)
        }

        init(
            _ name: String, _ flex: Flex, _ children: [any ServerDrivenComponent],
            _ frames: [String: String], _ change: (inout Style) -> Void = { _ in }
        ) {
            testDescription = name
            tree = box("tree", 300, 200, flex, change, children)
            self.frames = frames
        }
    }

    private static let row = Flex(flexDirection: .row)

    static let flow: [Case] = [
        Case(
            "a column stretches what says no width", [box("a", nil, 20), box("b", 50, 30), box("c")],
            ["tree": "0 0 300 200", "a": "0 0 300 20", "b": "0 20 50 30", "c": "0 50 300 0"]),
        Case(
            "rows in columns",
            [
                box(
                    "r", nil, nil, row, { _ in },
                    [box("a", 40, 20), box("b", 60, 30, nil, { _ in }, [box("c", 10, 10)])])
            ], ["r": "0 0 300 30", "a": "0 0 40 20", "b": "40 0 60 30", "c": "0 0 10 10"]),
        Case(
            "spare room by shares", row,
            [box("a", 60, 20), box("b", nil, 20, Flex(grow: 1)), box("c", 30, 20, Flex(grow: 2))],
            ["a": "0 0 60 20", "b": "60 0 70 20", "c": "130 0 170 20"]),
        Case(
            "components give way unless they say not to", row,
            [box("a", 200, 20), box("b", 200, 20), box("c", 50, 20, Flex(shrink: 0))],
            ["a": "0 0 125 20", "b": "125 0 125 20", "c": "250 0 50 20"]),
        Case(
            "flex starts from nothing and does not give way", row,
            [box("a", 250, 20, Flex(flex: 1)), box("b", 10, 20, Flex(flex: 2))],
            ["a": "0 0 100 20", "b": "100 0 200 20"]),
        Case(
            "basis", row, [box("a", nil, 20, Flex(basis: 30)), box("b", nil, 20, Flex(basis: .percent(50)))],
            ["a": "0 0 30 20", "b": "30 0 150 20"]),
        Case(
            "lines", Flex(flexDirection: .row, flexWrap: .wrap),
            [box("a", 140, 40), box("b", 150, 60), box("c", 160, 20)],
            ["a": "0 0 140 40", "b": "140 0 150 60", "c": "0 60 160 20"]),
        Case(
            "the last comes first", Flex(flexDirection: .rowReverse), [box("a", 50, 20), box("b", 30, 20)],
            ["a": "250 0 50 20", "b": "220 0 30 20"]),
        Case(
            "evenly along, centred across",
            Flex(flexDirection: .row, justifyContent: .spaceEvenly, alignItems: .center),
            [box("a", 60, 100), box("b", 60, 40)], ["a": "60 50 60 100", "b": "180 80 60 40"]),
        Case(
            "each across as it says", Flex(flexDirection: .row, alignItems: .flexEnd),
            [
                box("a", 40, 40), box("b", 40, 40, Flex(alignSelf: .flexStart)),
                box("c", 40, nil, Flex(alignSelf: .stretch)),
            ],
            ["a": "0 160 40 40", "b": "40 0 40 40", "c": "80 0 40 200"]),
    ]

    static let lengths: [Case] = [
        Case(
            "shares of the parent", [box("a", .percent(50), .percent(25)), box("b", nil, nil, Flex(grow: 1))],
            ["a": "0 0 150 50", "b": "0 50 300 150"]),
        Case(
            "bounds",
            [
                box("a", 500, 10) { $0.size?.maxWidth = 120 }, box("b", 10, 10) { $0.size?.minWidth = .percent(10) },
            ], ["a": "0 0 120 10", "b": "0 10 30 10"]),
        Case(
            "a ratio gives the other side", [box("a", 90) { $0.size?.aspectRatio = 1.5 }], ["a": "0 0 90 60"]),
        Case(
            "room inside and around",
            [
                box("a", nil, nil, nil, { $0.margin = EdgeValue(left: 1, all: 10) }, [box("b", 20, 20)]),
                box("c", 20, 20),
            ], ["a": "9 18 273 20", "b": "0 0 20 20", "c": "8 48 20 20"]
        ) { $0.padding = EdgeValue(vertical: 8, all: 8) },
        Case(
            "a margin takes the spare room", row,
            [box("a", 40, 20), box("b", 40, 20) { $0.margin = EdgeValue(left: .auto) }],
            ["a": "0 0 40 20", "b": "260 0 40 20"]),
        Case(
            "absolute boxes lie over the others",
            [
                box("a", nil, 20),
                box("b", nil, 30) {
                    $0.positionType = .absolute
                    $0.position = EdgeValue(left: 10, right: 20, bottom: 5)
                },
                box("c", nil, 20),
            ], ["a": "0 0 300 20", "b": "10 165 270 30", "c": "0 20 300 20"]),
        Case(
            "an offset moves nobody else",
            [box("a", 40, 20) { $0.position = EdgeValue(left: 7, top: 9) }, box("b", 40, 20)],
            ["a": "7 9 40 20", "b": "0 20 40 20"]),
        Case(
            "what is not displayed takes no room",
            [
                box("a", 40, 20) { $0.display = .value(.none) }, box("b", 40, 20),
            ], ["a": "0 0 0 0", "b": "0 0 40 20"]),
        Case(
            "a border takes no room", [box("a", nil, nil, nil, { $0.borderWidth = 10 }, [box("b", 20, 20)])],
            ["a": "0 0 300 20", "b": "0 0 20 20"]),
        Case(
            "edges lie on pixels and leave no gap", row,
            [
                box("a", .percent(33.3), 10, nil, { _ in }, [box("x")]),
                box("b", nil, 10, Flex(grow: 1), { _ in }, [box("x")]),
            ], ["a": "0 0 100 10", "b": "100 0 200 10"]),
        Case(
            "content is never cut by rounding", row,
            [box("a", .percent(33.3), 10), box("b", nil, 10, Flex(grow: 1)), box("c", .percent(33.3), 10)],
            ["a": "0 0 100 10", "b": "99.67 0 100.67 10", "c": "200 0 100 10"]),
        Case(
            "numbers that are none",
            [
                box("a", .real(.nan), 20), box("b", .real(-5), .real(-5)),
                box("c", 20, 20, Flex(grow: .nan, shrink: -.infinity)),
            ], ["a": "0 0 300 20", "b": "0 20 300 0", "c": "0 20 20 20"]),
    ]

    @Test(arguments: Self.flow)
    func `Flex flow gives boxes the expected frames`(_ example: Case) { check(example) }

    @Test(arguments: Self.lengths)
    func `Lengths give boxes the expected frames`(_ example: Case) { check(example) }

    private func check(_ example: Case) {
        let screen = LaidOutScreen(example.tree)
        for (id, frame) in example.frames { #expect(screen.frame(id) == frame, "\(id)") }
    }
}
