package import Recordings
package import Wire

/// A recording that was played to its end: each input with what it came to, as somebody reads it who was not there.
package struct Course: Sendable {
    /// One input.
    package struct Step: Sendable {
        /// Counted from 1.
        package let number: Int
        /// Session time at which it was taken.
        package let time: Duration
        /// The input.
        package let input: SessionInput
        /// What a person would say of it: `tap "Retry"`.
        package let label: String
        /// How a person finds the view that it is about.
        package let target: Sight.Target?
        /// What can be read afterwards.
        package let sight: Sight
        /// Which controllers are where afterwards.
        package let navigation: NavigationReport
        /// Whether a text was typed into a field that hides it.
        package let hidesText: Bool
        /// What it came to.
        fileprivate let reading: OutcomeReading

        /// The states that screens went into.
        package var states: [StateReport] { reading.states }
        /// The requests that left or ended.
        package var requests: [RequestReport] { reading.requests }
        /// The requests that went to a backend.
        package var sent: [SentRequest] { reading.sent }
        /// What the log says that is wrong.
        package var warnings: [LogLine] { reading.lines.filter { $0.level != .info } }

        init(
            number: Int, _ recorded: RecordedInput, label: String, target: Sight.Target?, sight: Sight,
            navigation: NavigationReport, _ reading: OutcomeReading
        ) {
            self.number = number
            time = recorded.time
            input = recorded.input
            self.label = label
            self.target = target
            self.sight = sight
            self.navigation = navigation
            self.reading = reading
            hidesText = reading.lines.contains { line in
                guard line.kind == .input, case .unread(let detail)? = line.detail else { return false }
                return detail["type"]?.string == "text" && detail["text"] == nil
            }
        }
    }

    /// One request of the session.
    package struct Request: Sendable {
        /// The number of the step at which it was made.
        package let step: Int
        /// Session time at which it was made.
        package let made: Duration
        /// What the session said of it last.
        package internal(set) var report: RequestReport
        /// Both sides, once it has ended; nil when they were not kept.
        package internal(set) var exchange: Exchange?
        /// When it left for its backend, and how; nil for one that a fault kept from leaving.
        package internal(set) var left: (time: Duration, as: SentRequest)?
        /// What came from outside, and when.
        package internal(set) var outcome: (time: Duration, what: TransportOutcome)?
    }

    /// What the recording says of itself.
    package let header: RecordingHeader
    /// What the app is that was played; nil when nothing could be played.
    package internal(set) var app: AppFacts?
    /// What the session was opened with.
    package let configuration: SessionConfiguration
    /// The inputs that could be played.
    package internal(set) var steps: [Step] = []
    /// The requests, in the order in which they were made.
    package internal(set) var requests: [Request] = []
    /// Where the app crashed as it was played, which ends the course; nil where it did not.
    package internal(set) var crash: Crash?
    /// The first input that came to something else than when it was recorded.
    package internal(set) var firstDifference: Int?
    /// What people wrote on its steps.
    package let notes: StepNotes
    /// How many inputs there are.
    package let count: Int

    init(_ recording: Recording) {
        header = recording.header
        configuration = recording.inputs.first?.configuration ?? SessionConfiguration()
        notes = StepNotes(in: recording.inputs.lazy.map(\.input))
        count = recording.inputs.count
    }

    /// The time of day at a moment of the session, in milliseconds since 1970: pauses count, though its own clock
    /// stood.
    package func timeOfDay(at step: Int, _ time: Duration) -> Int64 {
        let away = steps.prefix(step).reduce(Duration.zero) { sum, step in
            if case .resumed(let pause) = step.input { sum + pause.away } else { sum }
        }
        return configuration.opened + (time + away).wholeMilliseconds
    }
}
