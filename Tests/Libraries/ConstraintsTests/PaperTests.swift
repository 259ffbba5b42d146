import Constraints
import Testing

@Suite("Examples of the Cassowary paper and its demonstrations")
struct PaperTests {
    @Test func `A segment's midpoint follows its ends and moves them where it must`() throws {
        var sketch = Sketch()
        let (left, middle, right) = (sketch.variable(), sketch.variable(), sketch.variable())
        try sketch.add(§middle * 2, .equal, §left + §right)
        try sketch.add(§left + 10, .lessOrEqual, §right)
        try sketch.add(§right, .lessOrEqual, 100)
        try sketch.add(§left, .greaterOrEqual, 0)
        let stays = try [(left, 30.0), (right, 60.0)].map { variable, place in
            try sketch.add(§variable, .equal, LinearExpression(place), 1)
        }
        #expect(try sketch.values(left, middle, right) == [30, 45, 60])

        // The edit in the paper: the midpoint is dragged. The end points have constraints with lower priorities to stay
        // where they are.
        let drag = try sketch.add(§middle, .equal, 45, 500)
        for (place, expected) in [(60.0, 60.0), (90, 90), (97, 95), (50, 50), (2, 5), (45, 45)] {
            try sketch.solver.setConstant(place, of: drag)
            let values = try sketch.values(left, middle, right)
            #expect(values[1] == expected)
            #expect(values[1] * 2 == values[0] + values[2])
            #expect(values[0] >= 0 && values[2] <= 100 && values[0] + 10 <= values[2])
        }
        try sketch.solver.remove(drag)
        #expect(try sketch.values(left, middle, right) == [30, 45, 60])
        try sketch.solver.setConstant(95, of: stays[0])
        #expect(try sketch.values(left, right).first == 90 || sketch.values(right).first == 100)
    }

    @Test func `The stronger of two conflicting constraints holds, whichever variable it is on`() throws {
        for swapped in [false, true] {
            var sketch = Sketch()
            let (x, y) = (sketch.variable(), sketch.variable())
            try sketch.add(§x, .lessOrEqual, §y)
            try sketch.add(§y, .equal, §x + 3)
            try sketch.add(§(swapped ? y : x), .equal, 10, 250)
            try sketch.add(§(swapped ? x : y), .equal, 10, 750)
            #expect(try sketch.values(x, y) == (swapped ? [10, 13] : [7, 10]))
        }
    }

    @Test func `Bounds can be added and removed again`() throws {
        var sketch = Sketch()
        let x = sketch.variable()
        try sketch.add(§x, .equal, 100, 1)
        #expect(try sketch.values(x) == [100])
        let ten = try sketch.add(§x, .lessOrEqual, 10)
        let twenty = try sketch.add(§x, .lessOrEqual, 20)
        #expect(try sketch.values(x) == [10])
        try sketch.solver.remove(ten)
        #expect(try sketch.values(x) == [20])
        try sketch.solver.remove(twenty)
        #expect(try sketch.values(x) == [100])
        let tenAgain = try sketch.add(§x, .lessOrEqual, 10)
        let alsoTen = try sketch.add(§x, .lessOrEqual, 10)
        #expect(try sketch.values(x) == [10])
        try sketch.solver.remove(tenAgain)
        #expect(try sketch.values(x) == [10])
        try sketch.solver.remove(alsoTen)
        #expect(try sketch.values(x) == [100])
    }

    @Test func `A quadrilateral's midpoints follow a dragged corner, and the other corners stay`() throws {
        var sketch = Sketch()
        let corners = sketch.variables(8)
        let middles = sketch.variables(8)
        let places: [Double] = [50, 50, 50, 250, 250, 250, 250, 50]
        var stays: [ConstraintHandle] = []
        for (index, place) in places.enumerated() {
            stays.append(try sketch.add(§corners[index], .equal, LinearExpression(place), Float(1 + index / 2)))
            let next = (index + 2) % 8
            try sketch.add(§middles[index], .equal, (§corners[index] + §corners[next]) * 0.5)
            try sketch.add(§corners[index], .greaterOrEqual, 0)
            try sketch.add(§corners[index], .lessOrEqual, 500)
        }
        try sketch.add(§corners[0] + 20, .lessOrEqual, §corners[4])
        try sketch.add(§corners[2] + 20, .lessOrEqual, §corners[6])
        try sketch.add(§corners[1] + 20, .lessOrEqual, §corners[3])
        #expect(try sketch.values(middles[0], middles[1], middles[2], middles[3]) == [50, 150, 150, 250])
        let drag = try sketch.add(§corners[0], .equal, 50, 900)
        for step in 0..<40 {
            try sketch.solver.setConstant(Double(50 + step * 20), of: drag)
            let values = try sketch.values(corners[0], corners[2], corners[4], middles[0], corners[6])
            #expect(values[0] == min(Double(50 + step * 20), 480))
            #expect(values[2] == max(250, values[0] + 20))
            #expect(values[3] == (values[0] + values[1]) / 2)
            #expect(values[1] == 50 && values[4] == 250)
        }
    }
}
