import Constraints
import Testing

@Suite("Priorities")
struct PriorityTests {
    @Test("Any number of weaker constraints gives way to one that is stronger, by however little")
    func hierarchy() throws {
        var sketch = Sketch()
        let x = sketch.variable()
        for _ in 0..<1000 { try sketch.add(§x, .equal, 7, 749.75) }
        try sketch.add(§x, .equal, 5, 750)
        #expect(try sketch.values(x) == [5])
    }

    @Test("Within a priority the sum of errors is smallest: most win, and a factor is a weight")
    func sums() throws {
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

    @Test("Among equals the one added first holds", arguments: [1, 3, 10])
    func ties(count: Int) throws {
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

    @Test("Two labels side by side: hugging and resistance decide who stretches and who is cut")
    func labels() throws {
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

    @Test("A priority is changed in place, to required and back")
    func change() throws {
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

    @Test("A priority is above 0 and at most 1000")
    func range() {
        #expect(Priority(0) == nil && Priority(-1) == nil && Priority(1000.5) == nil)
        #expect(Priority(.nan) == nil && Priority(.infinity) == nil)
        #expect(Priority(1000) == .required && Priority(0.5).map { $0 < .fittingSizeLevel } == true)
    }
}
