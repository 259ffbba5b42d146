public import Foundation

/// The start of the running application, in milliseconds since 1970. All wall time is derived from it.
package enum OpeningTimeKey: ApplicationKey {
    package static var defaultValue: Int64 { 0 }
}

extension AppEnvironment {
    /// The time that the device's clock shows, in milliseconds since 1970. A replay gives the same values.
    package var wallMilliseconds: Int64 {
        let sinceOpening = host.now.components
        return values[OpeningTimeKey.self] + (sinceOpening.seconds + Int64(settings.clockOffset)) * 1_000
            + sinceOpening.attoseconds / 1_000_000_000_000_000
    }
}

/// Replaces `Date()`: returns the session's wall time, which does not advance during a turn and is the same in a
/// replay.
public func _now() -> Date {
    Date(timeIntervalSince1970: Double(AppEnvironment.current.wallMilliseconds) / 1_000)
}

/// Replaces `Date(timeIntervalSinceNow:)`, relative to the session's wall time.
public func _now(timeIntervalSinceNow interval: TimeInterval) -> Date { _now().addingTimeInterval(interval) }

/// Replaces `CFAbsoluteTimeGetCurrent()`: seconds since the beginning of 2001, in the session's wall time.
public func _absoluteTime() -> TimeInterval { _now().timeIntervalSinceReferenceDate }

/// Replaces `CACurrentMediaTime()`: seconds since the session was opened.
public func _mediaTime() -> TimeInterval {
    let elapsed = AppEnvironment.current.host.now.components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
}
public typealias CFAbsoluteTime = TimeInterval
public typealias CFTimeInterval = TimeInterval
