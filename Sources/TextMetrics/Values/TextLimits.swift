/// What measuring may cost.
package struct TextLimits: Sendable {
    /// Bytes of one text that are looked at; what lies beyond is left out, and a notice says so.
    package var measuredBytes = 128 * 1024
    /// Lines of one text; what follows is left out, and a notice says so.
    package var lines = 10_000
    /// Bytes of memory that are kept for texts measured before.
    package var cacheBytes = 32 * 1024 * 1024

    /// The usual limits.
    package init() {}
}
