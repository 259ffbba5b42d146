/// A handle of a solver's variable. It has no meaning for another solver.
///
/// The handle of a removed variable stays invalid, even after another variable has got its index.
package struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
}

/// A handle of a constraint in a solver. The handle of a removed constraint is invalid.
package struct ConstraintHandle: Hashable, Sendable {
    let row: Int32
    let serial: UInt32
}
