public import Foundation

/// When the running application started, in milliseconds since 1970; the only wall time there is.
package enum OpeningTimeKey: ApplicationKey {
    package static var defaultValue: Int64 { 0 }
}

extension UIApplication {
    /// The wall time of the session, in milliseconds since 1970: the same each time that it is replayed.
    package var wallMilliseconds: Int64 {
        let sinceOpening = host.now.components
        return values[OpeningTimeKey.self] + sinceOpening.seconds * 1_000
            + sinceOpening.attoseconds / 1_000_000_000_000_000
    }
}

/// What `Date()` is on iOS, where a session stands for a device: it stands still while an input is worked off, and a
/// replay finds the same.
public func _now() -> Date {
    Date(timeIntervalSince1970: Double(UIApplication.shared.wallMilliseconds) / 1_000)
}

/// What `Date(timeIntervalSinceNow:)` is on iOS, in the session's time.
public func _now(timeIntervalSinceNow interval: TimeInterval) -> Date { _now().addingTimeInterval(interval) }

/// What `CFAbsoluteTimeGetCurrent()` is on iOS, seconds since the beginning of 2001, in the session's time.
public func _absoluteTime() -> TimeInterval { _now().timeIntervalSinceReferenceDate }

/// What `CACurrentMediaTime()` is on iOS, seconds of a clock that only goes on: since the session was opened.
public func _mediaTime() -> TimeInterval {
    let elapsed = UIApplication.shared.host.now.components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
}
/// A point in time, as `CFAbsoluteTimeGetCurrent()` tells it.
public typealias CFAbsoluteTime = TimeInterval
/// A span of time, or a point of the clock of animations, in seconds.
public typealias CFTimeInterval = TimeInterval
