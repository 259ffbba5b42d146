/// The matrix of the active constraints, factored for solving.
///
/// There are as many active constraints as variables, each in a slot. Slot *i* initially holds variable *i* itself,
/// fixed at its position.
///
/// The matrix is the product of a triangular matrix and a list of replacements. A row of the triangular matrix is a
/// constraint that defines one variable from others; a replacement puts another constraint into a slot. A chain of
/// views is triangular. Nothing is substituted, so memory and time stay proportional to the number of terms, whereas a
/// tableau would be quadratic. Rows and columns of the tableau are computed only when a pivot needs them.
struct Factorization {
    /// The replacement of a slot's constraint by another one. `weights` express the new constraint as a linear
    /// combination of the former active ones.
    private struct Replacement {
        let slot: Int32
        let pivot: Double
        let places: Range<Int>
    }

    /// The constraint that defines each variable in the triangular part; -1 for a variable that is fixed at its
    /// position.
    private var definitions: [Int32] = []
    /// The number of definitions of other variables, and of replacements, that use each variable.
    private var mentions: [Int32] = []
    /// The variable that each constraint defines; -1 if it defines none.
    private var defined: [Int32] = []
    private var replacements: [Replacement] = []
    private var slots: [Int32] = []
    private var weights: [Double] = []

    /// The active constraint in each slot; -1 for the slot's own variable, fixed at its position.
    private(set) var occupants: [Int32] = []

    /// The number of replacements and weights right after the last factorization, which a new one would have again.
    private var builtReplacements = 0
    private var builtWeights = 0

    /// Returns whether the factorization has grown so much that it should be recomputed.
    func isHeavy(_ table: ConstraintTable) -> Bool {
        replacements.count > 100 + builtReplacements
            || slots.count > 256 + 2 * (builtWeights + table.terms.count + occupants.count)
    }

    mutating func markAsBuilt() {
        builtReplacements = replacements.count
        builtWeights = slots.count
    }

    /// Whether the matrix consists of definitions only.
    var isTriangular: Bool { replacements.isEmpty }

    mutating func addVariable() {
        definitions.append(-1)
        mentions.append(0)
        occupants.append(-1)
    }

    /// Returns whether the constraint's coefficients are needed.
    func isDefining(_ row: Int32) -> Bool { defined.indices.contains(Int(row)) && defined[Int(row)] >= 0 }

    /// Returns whether the variable is fixed at its position and nothing depends on it.
    func isFresh(_ variable: Int) -> Bool { occupants[variable] < 0 && mentions[variable] == 0 }

    /// Makes the constraint define a variable that no other definition and no replacement uses.
    mutating func define(_ variable: Int, by row: Int32, table: ConstraintTable) {
        while defined.count <= Int(row) { defined.append(-1) }
        defined[Int(row)] = Int32(variable)
        definitions[variable] = row
        occupants[variable] = row
        for place in table.places(row) where Int(table.terms[place].column) != variable {
            mentions[Int(table.terms[place].column)] += 1
        }
    }

    /// Puts the constraint into a slot. `weights` is the result of `solveTransposed` for it.
    mutating func replace(_ slot: Int, by row: Int32, weights: SparseVector) {
        let start = slots.count
        let threshold = 1e-13 * weights.magnitude
        for index in weights.support where abs(weights[Int(index)]) > threshold {
            mentions[Int(index)] += 1
            guard Int(index) != slot else { continue }
            slots.append(index)
            self.weights.append(weights[Int(index)])
        }
        replacements.append(Replacement(slot: Int32(slot), pivot: weights[slot], places: start..<slots.count))
        occupants[slot] = row
    }

    /// Solves for the variables, given the active constraints' sums by slot; `vector` is input and output.
    func solve(_ vector: inout SparseVector, table: ConstraintTable, search: inout DepthFirstSearch) {
        for replacement in replacements.reversed() {
            let slot = Int(replacement.slot)
            var sum = vector[slot]
            for place in replacement.places { sum -= weights[place] * vector[Int(slots[place])] }
            if sum != 0 || vector[slot] != 0 { vector.add(sum / replacement.pivot - vector[slot], at: slot) }
        }
        search.operations += slots.count
        search.order(&vector) { variable, cursor in
            // The variables whose definitions use this variable come after it.
            var place = cursor.map { Int(table.terms[$0].next) } ?? Int(table.columns[variable].firstTerm)
            while place >= 0 {
                let row = Int(table.terms[place].row)
                if row < defined.count, defined[row] >= 0, Int(defined[row]) != variable {
                    return (place, Int(defined[row]))
                }
                place = Int(table.terms[place].next)
            }
            return nil
        }
        for index in vector.support {
            let variable = Int(index)
            guard vector[variable] != 0 else { continue }
            let definition = definitions[variable]
            if definition >= 0 {
                vector.set(vector[variable] / table.coefficient(row: definition, column: variable), at: variable)
            }
            var place = Int(table.columns[variable].firstTerm)
            while place >= 0 {
                let term = table.terms[place]
                if Int(term.row) < defined.count, defined[Int(term.row)] >= 0 {
                    let other = Int(defined[Int(term.row)])
                    if other != variable {
                        vector.set(vector[other] - term.coefficient * vector[variable], at: other)
                    }
                }
                place = Int(term.next)
            }
        }
    }

    /// Solves for the factors of the active constraints, by slot, whose sum has the coefficients in `vector`, by
    /// variable.
    func solveTransposed(_ vector: inout SparseVector, table: ConstraintTable, search: inout DepthFirstSearch) {
        search.order(&vector) { variable, cursor in
            // The variables that this variable's definition uses come after it.
            let definition = definitions[variable]
            guard definition >= 0 else { return nil }
            let places = table.places(definition)
            var place = cursor.map { $0 + 1 } ?? places.lowerBound
            while place < places.upperBound {
                if Int(table.terms[place].column) != variable { return (place, Int(table.terms[place].column)) }
                place += 1
            }
            return nil
        }
        for index in vector.support {
            let variable = Int(index)
            let definition = definitions[variable]
            guard definition >= 0, vector[variable] != 0 else { continue }
            let factor = vector[variable] / table.coefficient(row: definition, column: variable)
            vector.set(factor, at: variable)
            for place in table.places(definition) where Int(table.terms[place].column) != variable {
                let other = Int(table.terms[place].column)
                vector.set(vector[other] - table.terms[place].coefficient * factor, at: other)
            }
        }
        for replacement in replacements {
            let slot = Int(replacement.slot)
            guard vector[slot] != 0 else { continue }
            let factor = vector[slot] / replacement.pivot
            vector.set(factor, at: slot)
            for place in replacement.places { vector.add(-weights[place] * factor, at: Int(slots[place])) }
            search.operations += replacement.places.count
        }
    }
}
