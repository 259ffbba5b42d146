/// Limits on the cost of measuring.
package struct TextLimits: Sendable {
    /// The maximum number of measured bytes of a text. The rest is omitted with a notice.
    package var measuredBytes = 128 * 1024
    /// The maximum number of lines of a text. The rest is omitted with a notice.
    package var lines = 10_000
    /// The maximum memory for cached texts with their lines, in bytes.
    package var cacheBytes = 32 * 1024 * 1024
    /// The maximum memory for cached sizes of long texts, in bytes.
    package var extentBytes = 8 * 1024 * 1024

    /// Creates the default limits.
    package init() {}
}
