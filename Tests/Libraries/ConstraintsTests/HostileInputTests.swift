import Constraints
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    @Test(arguments: [.nan, .infinity, -.infinity, 1.1e9])
    func `Constants that are not finite or too large are refused`(value: Double) throws {
        var sketch = Sketch()
        let x = sketch.variable()
        let handle = try sketch.add(§x, .equal, 1)
        #expect(throws: ConstraintError.self) { try sketch.add(§x, .equal, LinearExpression(value)) }
        #expect(throws: ConstraintError.self) { try sketch.solver.setConstant(value, of: handle) }
        #expect(try sketch.values(x) == [1])
    }

    @Test(arguments: [.nan, .infinity, 1e6, 1e-6, -1e300, .leastNonzeroMagnitude])
    func `Coefficients that are not finite, too large or too tiny are refused`(value: Double) throws {
        var sketch = Sketch()
        let x = sketch.variable()
        #expect(throws: ConstraintError.self) { try sketch.add(§x * value, .equal, 1) }
        #expect(try sketch.values(x) == [0])
    }

    @Test func `Coefficients that cancel out leave no term`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        try sketch.add(§x * 0.1 + §y + §x * 0.2 + §x * -0.3, .equal, 7)
        try sketch.add(§x - §x + §x * 0, .equal, 0)
        #expect(try sketch.values(x, y) == [0, 7])
        #expect(try sketch.solver.ambiguousVariables() == [x])
    }

    @Test func `Handles of another solver are unknown`() throws {
        var (sketch, other) = (Sketch(), Sketch())
        let foreign = other.variables(3)[2]
        let constraint = try other.add(§foreign, .equal, 1)
        #expect(sketch.solver.value(of: foreign) == 0)
        #expect(throws: ConstraintError.unknownVariable) { try sketch.add(§foreign, .equal, 1) }
        #expect(throws: ConstraintError.unknownConstraint) { try sketch.solver.remove(constraint) }
        #expect(throws: ConstraintError.unknownConstraint) { try sketch.solver.setConstant(1, of: constraint) }
        #expect(throws: ConstraintError.unknownConstraint) { try sketch.solver.error(of: constraint) }
    }

    @Test func `The largest constants can be set and reset without leaving an error`() throws {
        var sketch = Sketch()
        let chain = sketch.variables(30)
        var links = [try sketch.add(§chain[0], .equal, 0)]
        for index in 1..<30 { links.append(try sketch.add(§chain[index], .equal, §chain[index - 1] + 0.1)) }
        let end = try sketch.values(chain[29])
        for _ in 0..<20 {
            try sketch.solver.setConstant(1e9, of: links[7])
            try sketch.solver.solve()
            try sketch.solver.setConstant(0.1, of: links[7])
            let back = try sketch.values(chain[29])
            #expect(abs(back[0] - end[0]) < 1e-8)
        }
    }

    @Test func `Values that grow beyond all bounds throw an error until its cause is removed`() throws {
        var sketch = Sketch()
        let chain = sketch.variables(200)
        for index in 1..<200 { try sketch.add(§chain[index], .equal, §chain[index - 1] * 10) }
        let one = try sketch.add(§chain[0], .equal, 1)
        for _ in 0..<3 { #expect(throws: ConstraintError.diverged) { try sketch.solver.solve() } }
        try sketch.solver.remove(one)
        try sketch.add(§chain[0], .equal, 0)
        #expect(try sketch.values(chain[0], chain[199]) == [0, 0])
    }

    @Test func `A solve that exceeds its budget stops, and the next call continues it`() throws {
        var sketch = Sketch()
        sketch.solver.limits = SolvingLimits(pivots: 5, operations: 100_000)
        let variables = sketch.variables(50)
        for index in 0..<50 {
            try sketch.add(§variables[index] - §variables[(index + 7) % 50], .greaterOrEqual, -3, 500)
            try sketch.add(§variables[index] + §variables[(index + 3) % 50], .greaterOrEqual, 10, 400)
        }
        var rounds = 0
        while true {
            do throws(ConstraintError) {
                try sketch.solver.solve()
                break
            } catch {
                guard case .exhausted = error, rounds < 1000 else { throw error }
                #expect(sketch.solver.value(of: variables[0]) == 0)
                rounds += 1
            }
        }
        #expect(rounds > 1)
        sketch.solver.limits = SolvingLimits()
        let found = variables.map { sketch.solver.value(of: $0) }
        #expect((0..<50).allSatisfy { found[$0] + found[($0 + 3) % 50] > 10 - 1e-6 })
    }

    @Test func `A dense system is solved, and one too large for the budget throws an error`() throws {
        var random = RandomNumbers(seed: 3)
        for (count, limit) in [(60, 50_000_000), (150, 500_000)] {
            var sketch = Sketch()
            sketch.solver.limits.operations = limit
            let variables = sketch.variables(count)
            var sums: [LinearExpression] = []
            for _ in 0..<count {
                var sum = LinearExpression()
                for variable in variables {
                    sum += LinearExpression(variable, times: Double(Int.random(in: 1...9, using: &random)))
                }
                sums.append(sum)
                try sketch.add(sum, .equal, 100)
            }
            do throws(ConstraintError) {
                try sketch.solver.solve()
                for sum in sums {
                    let value = sum.terms.reduce(0) { $0 + $1.coefficient * sketch.solver.value(of: $1.variable) }
                    #expect(abs(value - 100) < 1e-6)
                }
                #expect(count == 60)
            } catch {
                guard case .exhausted = error, count > 60 else { throw error }
                #expect(sketch.solver.value(of: variables[0]) == 0)
            }
        }
    }

    @Test(arguments: [1, 9_999, 7_919])
    func `A chain of 10,000 constraints is solved in three orders of adding`(stride: Int) throws {
        var sketch = Sketch()
        let chain = sketch.variables(10_001)
        let start = try sketch.add(§chain[0], .equal, 5)
        for step in 0..<10_000 {
            let index = step * stride % 10_000
            try sketch.add(§chain[index + 1], .equal, §chain[index] + 2)
        }
        #expect(try sketch.values(chain[10_000]) == [20_005])
        try sketch.solver.setConstant(6, of: start)
        #expect(try sketch.values(chain[10_000]) == [20_006])
        #expect(sketch.solver.takeChanges().count == 10_001)
    }
}
