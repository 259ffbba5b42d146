extension Duration {
    /// The duration in milliseconds, truncated.
    package var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }

    /// Whole seconds, rounded up, at least one: how long to wait for what needs so long.
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
