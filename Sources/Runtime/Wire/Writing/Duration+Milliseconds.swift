extension Duration {
    /// The whole milliseconds of the duration; a fraction is cut off.
    package var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }

    /// The duration in whole seconds, rounded up, and at least 1. Suited to the header `Retry-After`.
    package var wholeSecondsUp: Int64 {
        max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))
    }

    /// The duration in nanoseconds, truncated, and clamped to the range of `Int64`.
    package var nanoseconds: Int64 {
        let (whole, isTooLong) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isStillTooLong) = whole.addingReportingOverflow(components.attoseconds / 1_000_000_000)
        return isTooLong || isStillTooLong ? (components.seconds < 0 ? .min : .max) : sum
    }
}
