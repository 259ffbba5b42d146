/// How much is kept of what is recorded, and how long.
package struct Retention: Sendable, Equatable {
    /// How long after its opening a session is kept; nil is for ever.
    package var age: Duration?
    /// Most bytes of all together; nil is as many as there is room for.
    package var bytes: Int?

    /// All, for ever.
    package init() {}
}
