/// A time in which a session did not run, so that its own clock stood still while the world's went on.
///
/// It is an input, recorded before the first one that follows it: the session's opening, its own time and its pauses
/// give the time of day of everything that happened in it.
public struct Pause: Sendable, Equatable {
    /// Why the session did not run.
    public enum Cause: String, Codable, CaseIterable, Sendable {
        /// Its server ended, or was made to let go of it, and is back.
        case restarted
        /// Nobody watched it, so it was put aside until somebody came back.
        case putAside
        /// It goes on from a step of another session, which was made then.
        case branched
        /// Its app had crashed, and is given the same input again.
        case triedAgain
        /// Its app had crashed, and goes on without the input that did it.
        case passedOver

        /// Whether a crash is over with it.
        package var endsCrash: Bool {
            switch self {
            case .triedAgain, .passedOver: true
            case .restarted, .putAside, .branched: false
            }
        }
    }

    /// How long it lasted, in whole milliseconds.
    public let away: Duration
    /// Why the session did not run.
    public let cause: Cause
    /// How long its server did not run, in whole milliseconds; nil where nobody knows.
    ///
    /// `away` counts from the session's last input, so it contains the time in which nobody did anything.
    public let down: Duration?

    /// Describes a pause. Negative times, which come from a clock that was put back, count as zero.
    public init(away: Duration, cause: Cause, down: Duration? = nil) {
        self.away = Self.bounded(away)
        self.cause = cause
        self.down = down.map { min(Self.bounded($0), Self.bounded(away)) }
    }

    private static func bounded(_ duration: Duration) -> Duration {
        .milliseconds(max(0, min(duration.wholeMilliseconds, longest)))
    }

    /// A hundred years.
    static let longest: Int64 = 3_155_760_000_000

    /// One phrase for a person: `server restarted (down 560 ms)`. Recordings without `down` keep the phrase that their
    /// digests were made with.
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

extension Pause: Codable {
    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let away = try container.decode(Int64.self, forKey: .away)
        guard (0...Self.longest).contains(away) else {
            throw DecodingError.dataCorruptedError(
                forKey: .away, in: container, debugDescription: "no pause lasts \(away) ms")
        }
        let down = try container.decodeIfPresent(Int64.self, forKey: .down)
        if let down, !(0...away).contains(down) {
            throw DecodingError.dataCorruptedError(
                forKey: .down, in: container, debugDescription: "no server is down \(down) ms in a pause of \(away) ms")
        }
        self.init(
            away: .milliseconds(away), cause: try container.decode(Cause.self, forKey: .cause),
            down: down.map { .milliseconds($0) })
    }

    /// Writes the length in milliseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(away.wholeMilliseconds, forKey: .away)
        try container.encode(cause, forKey: .cause)
        try container.encodeIfPresent(down?.wholeMilliseconds, forKey: .down)
    }

    private enum Key: String, CodingKey { case away, cause, down }
}
