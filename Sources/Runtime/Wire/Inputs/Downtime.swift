/// A downtime: a time in which a session did not run, so that its own clock stood still.
///
/// A downtime is recorded as an input before the next one. The wall-clock time of every input follows from the
/// session's opening, its session time and its downtimes.
public struct Downtime: Sendable, Equatable {
    /// The reason for a downtime.
    public enum Cause: String, Codable, CaseIterable, Sendable {
        /// The server restarted, or was told to release the session.
        case restarted
        /// The session was parked because it had no viewers.
        case putAside
        /// The session is a branch. The downtime lasted from the branch's last step, taken by the other session, to the
        /// creation of the branch.
        case branched
        /// The app had crashed, and the session was resumed by applying the fatal input a second time.
        case triedAgain
        /// The app had crashed, and the session was resumed by skipping the fatal input.
        case passedOver

        /// Whether the downtime ended because a person resumed a crashed session.
        package var endsCrash: Bool {
            switch self {
            case .triedAgain, .passedOver: true
            case .restarted, .putAside, .branched: false
            }
        }
    }

    /// The length of the downtime, in whole milliseconds.
    public let away: Duration
    /// The reason for the downtime.
    public let cause: Cause
    /// The time in which the server did not run, in whole milliseconds; nil if unknown.
    ///
    /// `away` counts from the session's last input, so it includes the time without any activity.
    public let down: Duration?

    /// Creates a downtime. Negative times, which result from a clock that was set back, count as 0.
    public init(away: Duration, cause: Cause, down: Duration? = nil) {
        self.away = Self.bounded(away)
        self.cause = cause
        self.down = down.map { min(Self.bounded($0), Self.bounded(away)) }
    }

    private static func bounded(_ duration: Duration) -> Duration {
        .milliseconds(max(0, min(duration.wholeMilliseconds, longest)))
    }

    /// The longest downtime, a hundred years in milliseconds.
    static let longest: Int64 = 3_155_760_000_000

    /// A phrase for people, such as `server restarted (down 560 ms)`. Recordings without `down` keep their former
    /// phrase, because it is part of their digests.
    package var words: String {
        switch cause {
        case .restarted:
            down.map { "server restarted (down \(Self.words(for: $0)))" } ?? "server restarted, \(span) away"
        case .putAside: "put aside, \(span) away"
        case .branched: "continued here, \(span) later"
        case .triedAgain: "tried again after the crash, \(span) later"
        case .passedOver: "gone on from before the crash, \(span) later"
        }
    }

    private var span: String { Self.words(for: away) }

    private static func words(for duration: Duration) -> String {
        let milliseconds = duration.wholeMilliseconds
        let (seconds, minutes, hours) = (milliseconds / 1_000, milliseconds / 60_000, milliseconds / 3_600_000)
        return switch milliseconds {
        case ..<1_000: "\(milliseconds) ms"
        case ..<120_000: "\(seconds) s"
        case ..<7_200_000: "\(minutes) min"
        case ..<172_800_000: "\(hours) h"
        default: "\(hours / 24) d"
        }
    }
}

extension Downtime: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let away = try container.decode(Int64.self, forKey: .away)
        guard (0...Self.longest).contains(away) else {
            throw DecodingError.dataCorruptedError(
                forKey: .away, in: container, debugDescription: "a pause of \(away) ms is out of range")
        }
        let down = try container.decodeIfPresent(Int64.self, forKey: .down)
        if let down, !(0...away).contains(down) {
            throw DecodingError.dataCorruptedError(
                forKey: .down, in: container, debugDescription: "\(down) ms down exceeds the pause of \(away) ms")
        }
        self.init(
            away: .milliseconds(away), cause: try container.decode(Cause.self, forKey: .cause),
            down: down.map { .milliseconds($0) })
    }

    /// Encodes the times in milliseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(away.wholeMilliseconds, forKey: .away)
        try container.encode(cause, forKey: .cause)
        try container.encodeIfPresent(down?.wholeMilliseconds, forKey: .down)
    }

    private enum Key: String, CodingKey { case away, cause, down }
}
