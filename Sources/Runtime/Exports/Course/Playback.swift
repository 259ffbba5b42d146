package import Recordings
package import Wire

/// A recording that was replayed to its end. Each input has its effects, in the form that exports need.
package struct Playback: Sendable {
    /// A replayed input.
    package struct Step: Sendable {
        /// The number of the step, counted from 1.
        package let number: Int
        /// The session time of the input.
        package let time: Duration
        package let input: SessionInput
        /// The description of the input in a user's words: `tap "Retry"`.
        package let label: String
        /// The way in which a user identifies the input's view on the screen; nil if only its id identifies it.
        package let target: VisibleText.Target?
        /// The content of the screen after the input.
        package let sight: VisibleText
        /// The navigation stacks after the input.
        package let navigation: NavigationReport
        /// Whether the input typed into a field that hides its text.
        package let hidesText: Bool
        /// The effects of the input.
        fileprivate let reading: ParsedOutcome

        /// The screen states reported by the input.
        package var states: [StateReport] { reading.states }
        /// The requests that were made or ended.
        package var requests: [RequestReport] { reading.requests }
        /// The requests that were sent to a backend.
        package var sent: [SentRequest] { reading.sent }
        /// The warnings and errors in the log.
        package var warnings: [LogLine] { reading.lines.filter { $0.level != .info } }

        init(
            number: Int, recorded: RecordedInput, label: String, target: VisibleText.Target?, sight: VisibleText,
            navigation: NavigationReport, outcome reading: ParsedOutcome
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

    /// A request of the session.
    package struct Request: Sendable {
        /// The number of the step at which the app made the request.
        package let step: Int
        /// The session time at which it was made.
        package let made: Duration
        /// The last report about the request.
        package internal(set) var report: RequestReport
        /// The request and its response, after the request has ended; nil if they were not stored.
        package internal(set) var exchange: RecordedExchange?
        /// The session time at which the request was sent, and its form then; nil if a fault prevented that.
        package internal(set) var left: (time: Duration, as: SentRequest)?
        /// The outcome that arrived from outside, and its time; nil if there was none.
        package internal(set) var outcome: (time: Duration, what: TransportOutcome)?
    }

    package let header: RecordingHeader
    /// The facts about the replayed app; nil if nothing could be replayed.
    package internal(set) var app: AppFacts?
    /// The configuration with which the session was opened.
    package let configuration: SessionConfiguration
    /// The replayed inputs, without those that could not be replayed.
    package internal(set) var steps: [Step] = []
    /// The requests, in the order in which they were made.
    package internal(set) var requests: [Request] = []
    /// The crash that ended the replay; nil if there was none.
    package internal(set) var crash: Crash?
    /// The number of the first input whose effect differs from the recording; nil if there is none.
    package internal(set) var firstDifference: Int?
    /// The users' annotations of steps.
    package let annotations: StepAnnotations
    /// The number of recorded inputs.
    package let count: Int

    init(_ recording: Recording) {
        header = recording.header
        configuration = recording.inputs.first?.configuration ?? SessionConfiguration()
        annotations = StepAnnotations(in: recording.inputs.lazy.map(\.input))
        count = recording.inputs.count
    }

    /// Returns the time of day at a session time, in milliseconds since 1970. Downtimes count, although the session's
    /// clock stood still.
    package func timeOfDay(at step: Int, _ time: Duration) -> Int64 {
        let away = steps.prefix(step).reduce(Duration.zero) { sum, step in
            if case .resumed(let pause) = step.input { sum + pause.away } else { sum }
        }
        return configuration.opened + (time + away).wholeMilliseconds
    }
}
