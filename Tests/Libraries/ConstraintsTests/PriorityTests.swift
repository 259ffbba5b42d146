import Constraints
import Testing

@Suite("Priorities")
struct PriorityTests {
    @Test func `Any number of weaker constraints yields to one that is slightly stronger`() throws {
        var sketch = Sketch()
        let x = sketch.variable()
        for _ in 0..<1000 { try sketch.add(§x, .equal, 7, 749.75) }
        try sketch.add(§x, .equal, 5, 750)
        #expect(try sketch.values(x) == [5])
    }

    @Test func `The sum of errors within a priority is minimal: the majority wins, and factors weigh`() throws {
        var sketch = Sketch()
        let x = sketch.variable()
        try sketch.add(§x, .equal, 0, 500)
        try sketch.add(§x, .equal, 10, 500)
        try sketch.add(§x, .equal, 20, 500)
        #expect(try sketch.values(x) == [10])
        let heavy = try sketch.add(§x * 4, .equal, 120, 500)
        #expect(try sketch.values(x) == [30])
        #expect(try sketch.solver.error(of: heavy) == 0)
    }

    @Test(arguments: [1, 3, 10])
    func `The constraint added first holds among equals`(count: Int) throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        try sketch.add(§x + §y, .equal, 100)
        let first = try sketch.add(§x, .equal, 20, 250)
        let second = try sketch.add(§y, .equal, 20, 250)
        for step in 0..<count {
            #expect(try sketch.values(x, y) == [20, 80])
            try sketch.solver.setConstant(Double(step), of: first)
            try sketch.solver.solve()
            try sketch.solver.setConstant(20, of: first)
        }
        #expect(try sketch.values(x, y) == [20, 80])
        #expect(try sketch.solver.error(of: second) == 60)
    }

    @Test func `Hugging and compression resistance decide which of two labels stretches or is cut`() throws {
        var sketch = Sketch()
        let (first, second) = (sketch.variable(), sketch.variable())
        let width = try sketch.add(§first + §second, .equal, 300)
        for (label, size, hugging, resistance) in [(first, 80.0, Float(251), Float(750)), (second, 120, 250, 749)] {
            try sketch.add(§label, .lessOrEqual, LinearExpression(size), hugging)
            try sketch.add(§label, .greaterOrEqual, LinearExpression(size), resistance)
        }
        #expect(try sketch.values(first, second) == [80, 220])
        try sketch.solver.setConstant(150, of: width)
        #expect(try sketch.values(first, second) == [80, 70])
        try sketch.solver.setConstant(50, of: width)
        #expect(try sketch.values(first, second) == [80, -30])
        try sketch.add(§second, .greaterOrEqual, 0)
        #expect(try sketch.values(first, second) == [50, 0])
    }

    @Test func `A constraint's priority can be changed in place, to required and back`() throws {
        var sketch = Sketch()
        let x = sketch.variable()
        let ten = try sketch.add(§x, .equal, 10, 750)
        let twenty = try sketch.add(§x, .equal, 20, 250)
        #expect(try sketch.values(x) == [10])
        try sketch.solver.setPriority(.required, of: twenty)
        #expect(try sketch.values(x) == [20])
        try sketch.solver.setPriority(.required, of: ten)
        #expect(try sketch.conflict() == [ten, twenty])
        #expect(sketch.solver.value(of: x) == 20)
        try sketch.solver.setPriority(.defaultLow, of: twenty)
        #expect(try sketch.values(x) == [10])
        #expect(sketch.solver.constraint(twenty)?.priority == .defaultLow)
        try sketch.solver.setPriority(.fittingSizeLevel, of: ten)
        #expect(try sketch.values(x) == [20])
    }

    @Test func `A priority is above 0 and at most 1000`() {
        #expect(Priority(0) == nil && Priority(-1) == nil && Priority(1000.5) == nil)
        #expect(Priority(.nan) == nil && Priority(.infinity) == nil)
        #expect(Priority(1000) == .required && Priority(0.5).map { $0 < .fittingSizeLevel } == true)
    }
}
