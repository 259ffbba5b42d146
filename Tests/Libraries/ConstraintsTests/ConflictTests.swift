import Constraints
import Testing

@Suite("Conflicts")
struct ConflictTests {
    @Test func `A conflict has only its conflicting constraints, in the order they were added`() throws {
        var sketch = Sketch()
        let chain = sketch.variables(6)
        try sketch.add(§chain[0], .equal, 0)
        var links: [ConstraintHandle] = []
        for index in 1..<6 { links.append(try sketch.add(§chain[index], .equal, §chain[index - 1] + 10)) }
        try sketch.add(§chain[5], .lessOrEqual, 1000)
        try sketch.add(§chain[2], .greaterOrEqual, 15)
        #expect(try sketch.values(chain[5]) == [50])
        let narrow = try sketch.add(§chain[4], .lessOrEqual, §chain[1] + 20)
        #expect(try sketch.conflict() == Array(links[1...3]) + [narrow])
        #expect(sketch.solver.value(of: chain[5]) == 50)
        #expect(try sketch.conflict() == Array(links[1...3]) + [narrow])
        try sketch.solver.remove(links[2])
        #expect(try sketch.conflict() == [])
        #expect(try sketch.solver.error(of: narrow) == 0)
    }

    @Test func `A conflict between two bounds includes the constraints between them`() throws {
        var sketch = Sketch()
        let (x, y, z) = (sketch.variable(), sketch.variable(), sketch.variable())
        try sketch.add(§z, .equal, 4)
        let low = try sketch.add(§x, .greaterOrEqual, 50)
        let link = try sketch.add(§y, .greaterOrEqual, §x)
        try sketch.add(§y, .greaterOrEqual, 10)
        let high = try sketch.add(§y, .lessOrEqual, 40)
        #expect(try sketch.conflict() == [low, link, high])
        try sketch.solver.setConstant(60, of: high)
        #expect(try sketch.conflict() == [])
        try sketch.solver.setConstant(40, of: high)
        #expect(try sketch.conflict() == [low, link, high])
        try sketch.solver.setPriority(.defaultHigh, of: link)
        #expect(try sketch.conflict() == [])
        #expect(try sketch.solver.error(of: link) == -10)
    }

    @Test func `Several conflicts are reported one after another`() throws {
        var sketch = Sketch()
        let variables = sketch.variables(5)
        var firsts: [ConstraintHandle] = []
        for variable in variables {
            firsts.append(try sketch.add(§variable, .equal, 1))
            try sketch.add(§variable, .equal, 2)
        }
        var rounds = 0
        while case let conflict = try sketch.conflict(), !conflict.isEmpty {
            #expect(conflict.count == 2 && firsts.contains(conflict[0]))
            try sketch.solver.remove(conflict[1])
            rounds += 1
        }
        #expect(rounds == 5)
        #expect(variables.map { sketch.solver.value(of: $0) } == [1, 1, 1, 1, 1])
    }

    @Test func `Conflicts resolved while solving leave the values that the other constraints require`() throws {
        var sketch = Sketch()
        let variables = sketch.variables(400)
        var (firsts, seconds): ([ConstraintHandle], [ConstraintHandle]) = ([], [])
        for (index, variable) in variables.enumerated() {
            firsts.append(try sketch.add(§variable, .lessOrEqual, 1))
            try sketch.add(§variable, .equal, 30, 750)
            seconds.append(try sketch.add(§variable, index.isMultiple(of: 2) ? .equal : .greaterOrEqual, 2))
        }
        let solver = sketch.solver
        for isFirst in [true, false] {
            sketch.solver = solver
            var gone: [ConstraintHandle] = []
            try sketch.solver.solve { conflict in
                gone.append(conflict[isFirst ? 0 : 1])
                return gone.last
            }
            #expect(Set(gone) == Set(isFirst ? firsts : seconds) && gone.count == 400)
            for (index, variable) in variables.enumerated() {
                let expected = isFirst ? index.isMultiple(of: 2) ? 2 : 30 : 1
                #expect(sketch.solver.value(of: variable) == Double(expected))
            }
        }
    }

    @Test func `An unresolved conflict is thrown, and those before it stay resolved`() throws {
        var sketch = Sketch()
        let variables = sketch.variables(3)
        for variable in variables {
            try sketch.add(§variable, .equal, 1)
            try sketch.add(§variable, .equal, 2)
        }
        var told: [[ConstraintHandle]] = []
        do {
            try sketch.solver.solve { conflict in
                told.append(conflict)
                return told.count < 3 ? conflict[1] : nil
            }
            Issue.record("it was solved")
        } catch {
            #expect(error == .conflict(told[2]))
        }
        #expect(try sketch.conflict() == told[2])
        try sketch.solver.remove(told[2][1])
        #expect(try sketch.conflict() == [])
        #expect(variables.map { sketch.solver.value(of: $0) } == [1, 1, 1])
    }

    @Test func `A refused constraint that is added and solved at once leaves no trace`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        let ten = try sketch.add(§x, .equal, 10)
        try sketch.add(§y, .greaterOrEqual, §x)
        try sketch.solver.solve()
        _ = sketch.solver.takeChanges()
        let bad = LinearConstraint(§x, .greaterOrEqual, 11)
        do {
            _ = try sketch.solver.addAndSolve(bad)
            Issue.record("it was taken")
        } catch {
            guard case .conflict(let set) = error else { throw error }
            #expect(set.first == ten && set.count == 2)
            #expect(sketch.solver.constraint(set[1]) == nil)
            let next = try sketch.solver.add(LinearConstraint(§y, .lessOrEqual, 1000))
            #expect(next != set[1])
        }
        #expect(sketch.solver.takeChanges().isEmpty)
        #expect(try sketch.values(x, y) == [10, 10])
        let good = try sketch.solver.addAndSolve(LinearConstraint(§y, .equal, 12))
        #expect(sketch.solver.value(of: y) == 12)
        #expect(try sketch.solver.error(of: good) == 0)
    }

    @Test func `A constraint without variables conflicts with itself, or has its constant as error`() throws {
        var sketch = Sketch()
        let x = sketch.variable()
        let optional = try sketch.add(§x - §x, .equal, 5, 250)
        try sketch.add(3, .lessOrEqual, 5)
        #expect(try sketch.conflict() == [])
        #expect(try sketch.solver.error(of: optional) == -5)
        let required = try sketch.add(3, .greaterOrEqual, 5)
        #expect(try sketch.conflict() == [required])
        try sketch.solver.remove(required)
        #expect(try sketch.conflict() == [])
    }

    @Test func `The same constraint added twice is no conflict, and one can be removed`() throws {
        var sketch = Sketch()
        let (x, y) = (sketch.variable(), sketch.variable())
        let pairs = try (0..<4).map { _ in try sketch.add(§x - §y, .equal, 3) }
        try sketch.add(§y, .equal, 1)
        #expect(try sketch.values(x, y) == [4, 1])
        for handle in pairs[..<3] {
            try sketch.solver.remove(handle)
            #expect(try sketch.values(x, y) == [4, 1])
        }
        try sketch.solver.remove(pairs[3])
        try sketch.add(§x, .equal, 9)
        #expect(try sketch.values(x, y) == [9, 1])
    }
}
