import Constraints
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
    @Test func `A variable that nothing determines is ambiguous, and so are those that depend on it`() throws {
        var sketch = Sketch()
        let (x, width, right, lonely) = (sketch.variable(), sketch.variable(), sketch.variable(), sketch.variable())
        try sketch.add(§width, .equal, 100)
        try sketch.add(§right, .equal, §x + §width)
        #expect(try sketch.solver.ambiguousVariables() == [x, right, lonely])
        #expect(try !sketch.solver.isAmbiguous(width))
        let weak = try sketch.add(§x, .equal, 5, 1)
        #expect(try sketch.solver.ambiguousVariables() == [lonely])
        try sketch.solver.remove(weak)
        #expect(try sketch.solver.isAmbiguous(right))
        #expect(try sketch.values(x, width, right) == [0, 100, 100])
    }

    @Test func `A variable bounded on one side only is ambiguous, and so are those that depend on it`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        try sketch.add(§x, .greaterOrEqual, 10)
        try sketch.add(§y, .equal, §x)
        #expect(try sketch.solver.ambiguousVariables() == [x, y])
        try sketch.add(§x, .lessOrEqual, 10)
        #expect(try sketch.solver.ambiguousVariables() == [])
    }

    @Test func `Two equal constraints that share an error are ambiguous, unless one is stronger`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        try sketch.add(§x + §y, .equal, 100)
        let first = try sketch.add(§x, .equal, 20, 250)
        try sketch.add(§y, .equal, 20, 250)
        #expect(try sketch.solver.ambiguousVariables() == [x, y])
        try sketch.solver.setPriority(.defaultHigh, of: first)
        #expect(try sketch.solver.ambiguousVariables() == [])
        #expect(throws: ConstraintError.unknownVariable) {
            let gone = sketch.variable()
            try sketch.solver.removeVariable(gone)
            _ = try sketch.solver.isAmbiguous(gone)
        }
    }

    @Test func `Asking for ambiguity changes nothing`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        try sketch.add(§x, .greaterOrEqual, §y + 1)
        #expect(try sketch.solver.ambiguousVariables() == [x, y])
        #expect(sketch.solver.takeChanges().isEmpty)
        try sketch.solver.solve()
        let values = [sketch.solver.value(of: x), sketch.solver.value(of: y)]
        #expect(try sketch.solver.ambiguousVariables() == [x, y])
        #expect(try sketch.values(x, y) == values)
    }

    @Test func `All 2000 variables of 1000 unconstrained views are reported as ambiguous`() throws {
        var sketch = Sketch()
        let variables = sketch.variables(2000)
        for index in 0..<1000 { try sketch.add(§variables[2 * index], .equal, §variables[2 * index + 1] + 4) }
        #expect(try sketch.solver.ambiguousVariables() == variables)
    }

    @Test(arguments: [2, 5, 40])
    func `The oldest variable of an unanchored chain stays, whether the chain is short or long`(count: Int) throws {
        var sketch = Sketch()
        let places = sketch.variables(count), sizes = sketch.variables(count)
        for size in sizes { try sketch.add(§size, .equal, 88) }
        for next in 1..<count {
            try sketch.add(§places[next], .equal, §places[next - 1] + §sizes[next - 1] + 10)
        }
        try sketch.solver.solve()
        #expect(places.map { sketch.solver.value(of: $0) } == (0..<count).map { Double($0 * 98) })
    }
}
