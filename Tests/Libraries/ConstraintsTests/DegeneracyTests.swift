import Constraints
import Testing

@Suite("Degenerate systems, on which careless simplex methods go in circles")
struct DegeneracyTests {
    /// Builds the constraints for the smallest value of costs · x, where x ≥ 0 and rows · x ≤ limits. An optional
    /// constraint requires costs that are too low to be reached, so that the solver minimizes them.
    private func minimum(
        _ costs: [Double], _ rows: [[Double]], _ limits: [Double], stepwise: Bool = false
    ) throws -> Double {
        var sketch = Sketch()
        let variables = sketch.variables(costs.count)
        func sum(_ factors: [Double]) -> LinearExpression {
            zip(factors, variables).reduce(LinearExpression()) { $0 + §$1.1 * $1.0 }
        }
        for variable in variables { try sketch.add(§variable, .greaterOrEqual, 0) }
        let goal = try sketch.add(sum(costs), .lessOrEqual, -900_000_000, 500)
        for (row, limit) in zip(rows, limits) {
            if stepwise { try sketch.solver.solve() }
            try sketch.add(sum(row), .lessOrEqual, LinearExpression(limit))
        }
        try sketch.solver.solve()
        return try sketch.solver.error(of: goal) - 900_000_000
    }

    @Test(arguments: [false, true])
    func `Beale's example of degeneracy is solved`(stepwise: Bool) throws {
        let least = try minimum(
            [-0.75, 20, -0.5, 6], [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]], [0, 0, 1],
            stepwise: stepwise)
        #expect(abs(least + 1.25) < 1e-6)
    }

    @Test(arguments: [false, true])
    func `Kuhn's example of degeneracy is solved`(stepwise: Bool) throws {
        let least = try minimum(
            [-2, -3, 1, 12], [[-2, -9, 1, 9], [1.0 / 3, 1, -1.0 / 3, -2], [2, 3, -1, -12]], [0, 0, 2],
            stepwise: stepwise)
        #expect(abs(least + 2) < 1e-6)
    }

    @Test(arguments: [2, 3, 4, 5])
    func `The Klee-Minty cube is solved`(size: Int) throws {
        func power(_ base: Double, _ exponent: Int) -> Double {
            (0..<exponent).reduce(1) { product, _ in product * base }
        }
        let rows = (0..<size).map { row in
            (0..<size).map { column in column < row ? 2 * power(10, row - column) : column == row ? 1 : 0 }
        }
        let least = try minimum(
            (0..<size).map { -power(10, size - 1 - $0) }, rows, (0..<size).map { power(100, $0) })
        #expect(abs(least / -power(100, size - 1) - 1) < 1e-6)
    }

    @Test func `A vertex of a hundred constraints can be left and reached again`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        for index in 0..<50 {
            let slope = Double(index) / 10
            try sketch.add(§y, .greaterOrEqual, §x * slope)
            try sketch.add(§y, .greaterOrEqual, §x * -slope)
        }
        let goal = try sketch.add(§x, .equal, 0, 700)
        try sketch.add(§y, .equal, -10, 600)
        for place in [0.0, 10, -10, 0, 3, 0] {
            try sketch.solver.setConstant(place, of: goal)
            let values = try sketch.values(x, y)
            #expect(values[0] == place)
            #expect(abs(values[1] - abs(place) * 4.9) < 1e-9)
        }
    }

    @Test func `A ring of equal widths has one solution`() throws {
        var sketch = Sketch()
        let widths = sketch.variables(60)
        for index in widths.indices { try sketch.add(§widths[index], .equal, §widths[(index + 1) % 60]) }
        let whole = try sketch.add(
            widths.reduce(LinearExpression()) { $0 + §$1 }, .equal, 600)
        try sketch.solver.solve()
        #expect(widths.allSatisfy { sketch.solver.value(of: $0) == 10 })
        try sketch.solver.setConstant(90, of: whole)
        try sketch.solver.solve()
        #expect(widths.allSatisfy { sketch.solver.value(of: $0) == 1.5 })
    }
}
