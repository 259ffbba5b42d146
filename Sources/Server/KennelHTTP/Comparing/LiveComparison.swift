import JSON
import Sessions
import Sweeps
import Wire

/// Two sessions that perform the same actions: each action in one is repeated in the other, on the matching view.
///
/// Actions run one at a time. If the other session has no matching view, that is recorded, and the session does not
/// change.
actor LiveComparison: ServedComparison {
    /// A session on one side of the comparison.
    enum Side: String, CaseIterable {
        case left, right

        var other: Side { self == .left ? .right : .left }
    }

    /// A side of the comparison: a session and its recorded states.
    struct Half {
        /// The name of the session in sentences.
        let name: String
        /// The id that gives control of the session.
        let id: SessionID
        /// The id that only shows the session.
        let watch: SessionID
        var diary = LiveDiary()

        /// Returns the part of the report about this session, whose last input is `input`.
        func report(lastInput input: Int) -> ComparisonReport.Half {
            ComparisonReport.Half(name: name, id: id, watch: watch, ends: diary.ends, last: input)
        }
    }

    nonisolated let id: SessionID
    private var left: Half
    private var right: Half
    private let sessions: ServedSessions
    /// The user's last action, which the next one continues if both type into the same field.
    private var last: Scenario.Action?
    private var line: Task<Void, Never>?

    init(id: SessionID, left: Half, right: Half, sessions: ServedSessions) {
        self.id = id
        self.left = left
        self.right = right
        self.sessions = sessions
    }

    private subscript(side: Side) -> Half {
        get { side == .left ? left : right }
        set { if side == .left { left = newValue } else { right = newValue } }
    }

    // MARK: - The user's actions

    /// Performs a user's input in one session and repeats it in the other; `answer` receives the result of the first.
    nonisolated func perform(
        _ posted: PageInput, by driver: ServedDriver, on side: Side,
        completion answer: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) {
        Task { await inLine { await $0.perform(posted, grant: driver.controlGrant, on: side, completion: answer) } }
    }

    private func perform(
        _ posted: PageInput, grant: Int, on side: Side,
        completion answer: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) async {
        guard let here = await readState(of: side, before: posted.input) else {
            return answer(await submit(posted.input, key: posted.key, grant: grant, to: side))
        }
        let result = await submit(posted.input, key: posted.key, grant: grant, to: side)
        answer(result)
        guard case .success(let number) = result else { return }
        guard let action = Scenario.Action(posted.input, on: here.standing) else { return }
        let there = await settledState(at: side.other, for: action)
        if !action.isReport { beginMoment(with: action, here: here, on: side, there: there) }
        guard let there, let lack = await follow(action, of: side, number: number, seen: there) else { return }
        if !action.isReport { self[side.other].diary.record(lack: lack) }
    }

    /// Repeats an action on the other side.
    ///
    /// If a press ran a retry, the same retry is run on the other side, whatever the title of its button is.
    ///
    /// - Returns: The description of what was missing; nil if nothing was.
    private func follow(_ action: Scenario.Action, of side: Side, number: Int, seen there: Seen) async -> String? {
        if let input = action.input(on: there.standing) {
            guard case .failure(let rejection) = await submit(input, key: nil, to: side.other) else { return nil }
            return rejection == .sameDevice ? nil : "\(action.lack) (\(rejection))"
        }
        guard let subject = await retried(by: number, on: side) else { return action.lack }
        let retry = Scenario.Action.retry(subject: subject, place: 0)
        guard let input = retry.input(on: there.standing),
            case .success = await submit(input, key: nil, to: side.other)
        else { return action.lack }
        return "\(action.lack); the retry of \(subject) was run all the same"
    }

    /// Returns the subject of the retry that a press ran, at once or after the error view was dismissed; nil if the
    /// press ran none in time, or if the state cannot be read.
    private func retried(by number: Int, on side: Side) async -> String? {
        for _ in 0..<Self.maximumReadsForRetry {
            guard let log = await readState(of: side)?.state.log else { return nil }
            let later = log.lazy.filter { $0.timestamp.input >= number }
            if let subject = later.compactMap(\.content.retryRun?.subject).first { return subject }
            try? await Task.sleep(for: Self.rhythm)
        }
        return nil
    }

    /// Ends the current moment on both sides and begins the next one; typing into the same field continues it.
    private func beginMoment(with action: Scenario.Action, here: Seen, on side: Side, there: Seen?) {
        if case .type(let target, _) = action, case .type(target, _)? = last {
            for side in Side.allCases { self[side].diary.update(words: here.words) }
        } else {
            self[side].diary.begin(here.words, state: here.state, input: here.input)
            if let there { self[side.other].diary.begin(here.words, state: there.state, input: there.input) }
        }
        last = action
    }

    // MARK: - The differences

    func report() async -> ComparisonReport? {
        await inLine { await $0.compare() }
    }

    /// Does nothing: both sessions continue for as long as users act in them.
    nonisolated func stop() {}

    private func compare() async -> ComparisonReport? {
        guard let one = await readState(of: .left), let other = await readState(of: .right) else { return nil }
        let isBusy = one.state.isBusy || other.state.isBusy
        return ComparisonReport(
            left: left.report(lastInput: one.input), right: right.report(lastInput: other.input),
            comparison: RunComparison(
                left: left.diary.diary(as: isBusy ? nil : one.state),
                right: right.diary.diary(as: isBusy ? nil : other.state),
                names: (left.name, right.name)),
            isBusy: isBusy)
    }

    // MARK: - The sessions

    /// The state of a session between two inputs.
    private struct Seen: Sendable {
        let state: WorldState
        let input: Int
        /// The description of the next input in a user's words.
        let words: String

        var standing: SeenApp { SeenApp(state) }
    }

    /// Returns the state of a session, with a description of `input` if given; nil if the session is not live, or its
    /// state cannot be read.
    private func readState(of side: Side, before input: SessionInput? = nil) async -> Seen? {
        guard let running = await running(side) else { return nil }
        return await withCheckedContinuation { continuation in
            running.session.synchronize { view in
                guard view.phase == .live, let text = try? await view.snapshot(),
                    let json = try? JSON(parsing: text, limits: .own)
                else { return continuation.resume(returning: nil) }
                let words = if let input { try? await view.words(for: input) } else { String?.none }
                continuation.resume(
                    returning: Seen(state: WorldState(json), input: view.input, words: words ?? ""))
            }
        }
    }

    /// Returns the state as `readState` does, as soon as `action` has a matching view or the session is no longer busy.
    /// Does not wait for the report of a position, or longer than `maximumReads` reads; nil if a read fails.
    private func settledState(at side: Side, for action: Scenario.Action) async -> Seen? {
        var tries = Self.maximumReads
        while let seen = await readState(of: side) {
            tries -= 1
            let waits = seen.state.isBusy && !action.isReport && action.input(on: seen.standing) == nil
            guard waits, tries > 0 else { return seen }
            try? await Task.sleep(for: Self.rhythm)
        }
        return nil
    }

    /// The interval between two reads of the state, and the maximum number of reads. Together they take longer than a
    /// request may take.
    private static let rhythm = Duration.milliseconds(50)
    private static let maximumReads = 200
    /// The maximum number of reads of the state until an error view is dismissed.
    private static let maximumReadsForRetry = 20

    /// Submits an input; `grant` is the input that gave the user control, nil for inputs that the comparison repeats.
    private func submit(
        _ input: SessionInput, key: String?, grant: Int? = nil, to side: Side
    ) async -> Result<Int, InputRejection> {
        guard let running = await running(side) else { return .failure(.ended(reason: "its app does not run")) }
        running.touch(at: sessions.clock.now)
        return await withCheckedContinuation { continuation in
            guard let grant else {
                return running.session.submit(input, key: key) { continuation.resume(returning: $0) }
            }
            running.session.submit(input, key: key, grant: grant) { continuation.resume(returning: $0) }
        }
    }

    private func running(_ side: Side) async -> ServedSession? {
        let name = self[side].id.rawValue
        return await withCheckedContinuation { continuation in
            sessions.parking.find(name) { finding in
                continuation.resume(returning: try? finding.get().session)
            }
        }
    }

    /// Runs `body` after all earlier work has finished.
    private func inLine<Answer: Sendable>(
        _ body: @escaping @Sendable (isolated LiveComparison) async -> Answer
    ) async -> Answer {
        let before = line
        let task = Task {
            await before?.value
            return await body(self)
        }
        line = Task { _ = await task.value }
        return await task.value
    }
}
