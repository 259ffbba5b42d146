/// An unknown of a solver, as a handle: it is compared, kept and given back, and means nothing to another solver.
///
/// A handle whose variable is gone names nothing, also when another variable has taken its place.
package struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
}

/// A constraint in a solver, as a handle. One whose constraint was removed names nothing.
package struct ConstraintHandle: Hashable, Sendable {
    let row: Int32
    let serial: UInt32
}
