extension Duration {
    /// Whole milliseconds, cut off.
    package var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }

    /// Whole nanoseconds, which is what the clock counts; a time that is too long for them is the longest there is.
    package var nanoseconds: Int64 {
        let (whole, isTooLong) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isStillTooLong) = whole.addingReportingOverflow(components.attoseconds / 1_000_000_000)
        return isTooLong || isStillTooLong ? (components.seconds < 0 ? .min : .max) : sum
    }
}
