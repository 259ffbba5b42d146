import Glibc

/// Microseconds of the monotonic clock.
typealias Microseconds = Double

func now() -> Microseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

extension [Microseconds] {
    /// Returns the value below which a fraction of all values lies.
    func percentile(_ share: Double) -> Microseconds {
        let sorted = sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[Swift.min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    var median: Microseconds { percentile(0.5) }
}
