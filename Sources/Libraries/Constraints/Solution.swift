/// The values that callers see, and the set of those that changed since they were last read.
struct Solution {
    private(set) var values: [Double] = []
    private var isChanged: [Bool] = []
    private var changed: [Int32] = []

    mutating func addVariable() {
        values.append(0)
        isChanged.append(false)
    }

    /// Adopts the positions of the moved variables, or of all variables if `moved` is nil.
    ///
    /// A difference within rounding is ignored, so that values do not fluctuate.
    mutating func apply(_ positions: [Double], moved: [Int32]?) {
        if let moved {
            for variable in moved { setPosition(positions[Int(variable)], of: Int(variable)) }
        } else {
            for variable in positions.indices { setPosition(positions[variable], of: variable) }
        }
    }

    private mutating func setPosition(_ position: Double, of variable: Int) {
        let scale = max(1, abs(position))
        guard abs(position - values[variable]) > 1e-9 * scale else { return }
        values[variable] = Self.cleaned(position)
        guard !isChanged[variable] else { return }
        isChanged[variable] = true
        changed.append(Int32(variable))
    }

    /// Returns the nearest multiple of 1/65536 if it differs only by rounding, otherwise the position.
    private static func cleaned(_ position: Double) -> Double {
        guard abs(position) < largestCleaned else { return position }
        let steps = Int64(position * 65536 + (position < 0 ? -0.5 : 0.5))
        let round = Double(steps) / 65536
        return abs(position - round) <= 1e-10 * max(1, abs(position)) ? round : position
    }

    private static let largestCleaned = 1e9

    /// Resets the value to 0 for another variable.
    mutating func forget(_ variable: Int) { values[variable] = 0 }

    mutating func takeChanges(_ table: ConstraintTable) -> [Variable] {
        defer { changed = [] }
        return changed.sorted().compactMap { variable in
            isChanged[Int(variable)] = false
            let column = table.columns[Int(variable)]
            return column.isVacant ? nil : Variable(index: variable, generation: column.generation)
        }
    }
}
