import Constraints
import Testing

@Suite("Layouts")
struct LayoutTests {
    private struct Box {
        let x, y, width, height: Variable

        init(_ sketch: inout Sketch) {
            (x, y, width, height) = (sketch.variable(), sketch.variable(), sketch.variable(), sketch.variable())
        }
    }

    /// Cards in a column, each as wide as the screen and as high as its text.
    @Test func `A list of cards is laid out again when a card grows or is removed`() throws {
        var sketch = Sketch()
        let screen = Box(&sketch)
        try sketch.add(§screen.x, .equal, 0)
        try sketch.add(§screen.y, .equal, 0)
        let width = try sketch.add(§screen.width, .equal, 390)
        var cards: [(card: Box, text: Box)] = []
        var heights: [[ConstraintHandle]] = []
        for index in 0..<60 {
            let (card, text) = (Box(&sketch), Box(&sketch))
            try sketch.add(§card.x, .equal, §screen.x + 16)
            try sketch.add(§card.x + §card.width, .equal, §screen.x + §screen.width - 16)
            if let last = cards.last?.card {
                try sketch.add(§card.y, .equal, §last.y + §last.height + 8)
            } else {
                try sketch.add(§card.y, .equal, §screen.y + 8)
            }
            try sketch.add(§text.x, .equal, §card.x + 8)
            try sketch.add(§text.y, .equal, §card.y + 8)
            try sketch.add(§text.x + §text.width, .lessOrEqual, §card.x + §card.width - 8)
            try sketch.add(§text.y + §text.height, .equal, §card.y + §card.height - 8)
            let size = LinearExpression(Double(20 + index % 3 * 20))
            try sketch.add(§text.width, .equal, 500, 740)
            heights.append([
                try sketch.add(§text.height, .greaterOrEqual, size, 750),
                try sketch.add(§text.height, .lessOrEqual, size, 250),
            ])
            cards.append((card, text))
        }
        try sketch.solver.solve()
        var top = 8.0
        for (index, (card, text)) in cards.enumerated() {
            let height = Double(20 + index % 3 * 20)
            let expected = [16, top, 358, height + 16, 24, top + 8, 342, height]
            let found = [card.x, card.y, card.width, card.height, text.x, text.y, text.width, text.height]
            #expect(found.map { sketch.solver.value(of: $0) } == expected)
            top += height + 24
        }
        _ = sketch.solver.takeChanges()

        for handle in heights[57] { try sketch.solver.setConstant(100, of: handle) }
        try sketch.solver.solve()
        let changed = sketch.solver.takeChanges()
        #expect(
            changed
                == [57, 58, 59].flatMap { index in
                    let (card, text) = cards[index]
                    return index == 57 ? [card.height, text.height] : [card.y, text.y]
                })
        try sketch.solver.setConstant(200, of: width)
        try sketch.solver.solve()
        #expect(sketch.solver.takeChanges().count == 1 + 2 * 60)
        #expect(cards.allSatisfy { sketch.solver.value(of: $0.text.width) == 152 })
    }

    @Test func `Equal-width columns share the space left by the first, one with a minimum height`() throws {
        var sketch = Sketch()
        let columns = (0..<4).map { _ in Box(&sketch) }
        let total = sketch.variable()
        let size = try sketch.add(§total, .equal, 410)
        try sketch.add(§columns[0].x, .equal, 0)
        try sketch.add(§columns[0].width, .equal, 80)
        for index in 1..<4 {
            let (column, last) = (columns[index], columns[index - 1])
            try sketch.add(§column.x, .equal, §last.x + §last.width + 10)
            if index > 1 { try sketch.add(§column.width, .equal, §last.width) }
            try sketch.add(§column.height, .equal, §column.width * 0.5, 999)
        }
        try sketch.add(§columns[3].x + §columns[3].width, .equal, §total)
        try sketch.add(§columns[2].height, .greaterOrEqual, 60)
        try sketch.solver.solve()
        #expect(columns[1...].map { sketch.solver.value(of: $0.width) } == [100, 100, 100])
        #expect(columns[1...].map { sketch.solver.value(of: $0.height) } == [50, 60, 50])
        try sketch.solver.setConstant(710, of: size)
        try sketch.solver.solve()
        #expect(columns[1...].map { sketch.solver.value(of: $0.height) } == [100, 100, 100])
        #expect(columns.map { sketch.solver.value(of: $0.x) } == [0, 90, 300, 510])
    }
}
