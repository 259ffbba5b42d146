/// The matrix of the active constraints, factored for solving.
///
/// There are as many active constraints as variables, each in a slot. At first, slot *i* fixes variable *i* at its
/// position.
///
/// The matrix is the product of a triangular matrix and a list of replacements. A row of the triangular matrix is a
/// constraint that defines one variable by others; a replacement puts another constraint into a slot. A chain of views
/// is triangular. Memory and time stay proportional to the number of terms, whereas a tableau would be quadratic. Rows
/// and columns of the tableau are computed only when a pivot needs them.
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
    /// The number of times that each variable is used by definitions of other variables and by replacements.
    private var mentions: [Int32] = []
    /// The variable that each constraint defines; -1 if it defines none.
    private var defined: [Int32] = []
    private var replacements: [Replacement] = []
    private var slots: [Int32] = []
    private var weights: [Double] = []

    /// The active constraint in each slot; -1 for the slot's own variable, fixed at its position.
    private(set) var occupants: [Int32] = []

    /// The numbers of replacements and weights right after the last factorization. A new factorization would have as
    /// many again.
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

    /// Returns whether the constraint defines a variable, so that its coefficients are needed.
    func isDefining(_ row: Int32) -> Bool { defined.indices.contains(Int(row)) && defined[Int(row)] >= 0 }

    /// Returns whether the variable is fixed at its position and nothing depends on it.
    func isFresh(_ variable: Int) -> Bool { occupants[variable] < 0 && mentions[variable] == 0 }

    /// Makes the constraint define a variable, which no other definition and no replacement may use.
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

    /// Computes the variables from the sums of the active constraints. `vector` contains the sums by slot and receives
    /// the variables.
    func solve(_ vector: inout SparseVector, table: ConstraintTable, search: inout DepthFirstSearch) {
        for replacement in replacements.reversed() {
            let slot = Int(replacement.slot)
            var sum = vector[slot]
            for place in replacement.places { sum -= weights[place] * vector[Int(slots[place])] }
            if sum != 0 || vector[slot] != 0 { vector.add(sum / replacement.pivot - vector[slot], at: slot) }
        }
        search.operations += slots.count
        search.order(&vector) { variable, cursor in
            // The variables whose definitions use this variable follow it in the order.
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

    /// Computes factors for the active constraints so that their weighted sum has given coefficients. `vector` contains
    /// the coefficients by variable and receives the factors by slot.
    func solveTransposed(_ vector: inout SparseVector, table: ConstraintTable, search: inout DepthFirstSearch) {
        search.order(&vector) { variable, cursor in
            // The variables that this variable's definition uses follow it in the order.
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
