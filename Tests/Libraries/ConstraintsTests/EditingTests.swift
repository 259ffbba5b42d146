import Constraints
import Testing

@Suite("Editing, removing, copying")
struct EditingTests {
    @Test func `Many constants can change at once, and only changed variables are reported`() throws {
        var sketch = Sketch()
        let chain = sketch.variables(10)
        var gaps = [try sketch.add(§chain[0], .equal, 1)]
        for index in 1..<10 { gaps.append(try sketch.add(§chain[index], .equal, §chain[index - 1] + 10)) }
        try sketch.solver.solve()
        #expect(sketch.solver.takeChanges() == chain)
        #expect(sketch.solver.takeChanges().isEmpty)
        try sketch.solver.setConstant(20, of: gaps[6])
        try sketch.solver.setConstant(0, of: gaps[8])
        #expect(sketch.solver.takeChanges().isEmpty)
        #expect(sketch.solver.value(of: chain[9]) == 91)
        try sketch.solver.solve()
        #expect(sketch.solver.takeChanges() == [chain[6], chain[7]])
        #expect(sketch.solver.value(of: chain[9]) == 91)
        try sketch.solver.setConstant(20, of: gaps[6])
        try sketch.solver.solve()
        #expect(sketch.solver.takeChanges().isEmpty)
    }

    @Test func `A removed constraint leaves no effect`() throws {
        var sketch = Sketch()
        let (x, y, z) = (sketch.variable(), sketch.variable(), sketch.variable())
        try sketch.add(§x, .greaterOrEqual, 0)
        try sketch.add(§y, .equal, §x * 2 + 1)
        try sketch.add(§z, .greaterOrEqual, §y, 800)
        try sketch.add(§z, .equal, 5, 300)
        try sketch.add(§x, .equal, 4, 200)
        let before = try sketch.values(x, y, z)
        #expect(before == [2, 5, 5])
        for _ in 0..<50 {
            let held = try sketch.add(§x, .equal, 30)
            let pulled = try sketch.add(§z, .equal, -100, 900)
            #expect(try sketch.values(x, y, z) == [30, 61, -100])
            try sketch.solver.remove(pulled)
            #expect(try sketch.values(x, y, z) == [30, 61, 61])
            try sketch.solver.remove(held)
            #expect(try sketch.values(x, y, z) == before)
        }
        #expect(throws: ConstraintError.unknownConstraint) {
            let gone = try sketch.add(§x, .equal, 1)
            try sketch.solver.remove(gone)
            try sketch.solver.remove(gone)
        }
    }

    @Test func `A variable that lost its constraints keeps its value`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        let held = try sketch.add(§x, .equal, 30)
        try sketch.add(§y, .equal, §x + 1)
        #expect(try sketch.values(x, y) == [30, 31])
        try sketch.solver.remove(held)
        #expect(try sketch.values(x, y) == [30, 31])
        try sketch.add(§y, .lessOrEqual, 11)
        #expect(try sketch.values(x, y) == [10, 11])
    }

    @Test func `Variables can be added and removed, and the handle of a removed one is invalid`() throws {
        var sketch = Sketch()
        let kept = sketch.variable()
        try sketch.add(§kept, .equal, 1)
        for round in 0..<200 {
            let row = sketch.variables(5)
            var handles = [try sketch.add(§row[0], .equal, §kept + LinearExpression(Double(round)))]
            for index in 1..<5 { handles.append(try sketch.add(§row[index], .equal, §row[index - 1] + 1)) }
            #expect(try sketch.values(row[4]) == [Double(round) + 5])
            #expect(throws: ConstraintError.variableInUse) { try sketch.solver.removeVariable(row[2]) }
            for handle in handles { try sketch.solver.remove(handle) }
            for variable in row { try sketch.solver.removeVariable(variable) }
            #expect(sketch.solver.value(of: row[4]) == 0)
            #expect(throws: ConstraintError.unknownVariable) { try sketch.add(§row[1], .equal, 0) }
            #expect(throws: ConstraintError.unknownVariable) { try sketch.solver.removeVariable(row[1]) }
        }
        let next = sketch.variables(40)
        #expect(Set(next.map { sketch.solver.value(of: $0) }) == [0])
        #expect(try sketch.values(kept) == [1])
    }

    @Test func `A copy can be solved for another size without affecting the original solver`() throws {
        var sketch = Sketch()
        let (width, height) = (sketch.variable(), sketch.variable())
        try sketch.add(§width, .equal, 300, 500)
        try sketch.add(§height, .equal, §width * 0.5)
        try sketch.add(§width, .greaterOrEqual, 44)
        #expect(try sketch.values(width, height) == [300, 150])
        var fitting = sketch
        try fitting.add(§width, .equal, 0, 999)
        #expect(try fitting.values(width, height) == [44, 22])
        #expect(try sketch.values(width, height) == [300, 150])
        let temporary = try sketch.add(§width, .equal, 0, 999)
        #expect(try sketch.values(width, height) == [44, 22])
        try sketch.solver.remove(temporary)
        #expect(try sketch.values(width, height) == [300, 150])
    }

    @Test func `A constraint can be read back as it was written`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        let handle = try sketch.add(§x * 2 + 5 - §y - §x, .lessOrEqual, 8, 600)
        let read = try #require(sketch.solver.constraint(handle))
        #expect(read.expression.terms.map(\.variable) == [x, y])
        #expect(read.expression.terms.map(\.coefficient) == [1, -1])
        #expect(read.relation == .lessOrEqual && read.constant == 3 && read.priority.rawValue == 600)
        try sketch.add(§x, .equal, 10)
        try sketch.add(§y, .equal, 5)
        try sketch.solver.solve()
        #expect(try sketch.solver.error(of: handle) == 2)
    }
}
