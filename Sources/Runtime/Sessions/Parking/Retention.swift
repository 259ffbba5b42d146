/// The limits for stored sessions.
package struct Retention: Sendable, Equatable {
    /// The maximum age of a session since its opening; nil for no limit.
    package var age: Duration?
    /// The maximum number of bytes of all sessions together; nil for no limit.
    package var bytes: Int?

    /// Creates limits that keep everything.
    package init() {}
}
