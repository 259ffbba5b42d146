/// What measuring may cost.
package struct TextLimits: Sendable {
    /// Bytes of one text that are looked at; what lies beyond is left out, and a notice says so.
    package var measuredBytes = 128 * 1024
    /// Lines of one text; what follows is left out, and a notice says so.
    package var lines = 10_000
    /// Bytes of memory that are kept for texts measured before, with what it takes to draw them.
    package var cacheBytes = 32 * 1024 * 1024
    /// Bytes of memory that are kept for how large long texts are.
    package var extentBytes = 8 * 1024 * 1024

    /// The usual limits.
    package init() {}
}
