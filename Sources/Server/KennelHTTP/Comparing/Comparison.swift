import JSON
import Sessions
import Sweeps
import Wire

/// Two sessions that do the same: what a person does in one is done in the other, found there by what it is and says.
///
/// One thing at a time. Where the other has nothing to do it to, that is noted, and it stays as it is.
actor Comparison: ServedComparison {
    /// Which of the two.
    enum Side: String, CaseIterable {
        case left, right

        var other: Side { self == .left ? .right : .left }
    }

    /// One of the two sessions, and what is known of it.
    struct Half {
        /// What it is called in sentences.
        let name: String
        /// The name that drives it.
        let id: SessionID
        /// The name that only shows it.
        let watch: SessionID
        var diary = LiveDiary()

        /// What is told of it, where it stands after an input.
        func told(_ input: Int) -> ComparisonAccount.Half {
            ComparisonAccount.Half(name: name, id: id, watch: watch, ends: diary.ends, last: input)
        }
    }

    nonisolated let id: SessionID
    private var left: Half
    private var right: Half
    private let sessions: ServedSessions
    /// What a person did last, which the next of the same kind may go on with.
    private var last: Screenplay.Action?
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

    // MARK: - What a person does

    /// Does in both what a person did in one; `answer` hears what became of it there.
    nonisolated func take(
        _ posted: PageInput, of driver: ServedDriver, on side: Side,
        _ answer: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) {
        Task { await inLine { await $0.perform(posted, grant: driver.grant, on: side, answer) } }
    }

    private func perform(
        _ posted: PageInput, grant: Int, on side: Side,
        _ answer: @escaping @Sendable (Result<Int, InputRejection>) -> Void
    ) async {
        guard let here = await look(at: side, before: posted.input) else {
            return answer(await submit(posted.input, key: posted.key, grant: grant, to: side))
        }
        let result = await submit(posted.input, key: posted.key, grant: grant, to: side)
        answer(result)
        guard case .success(let number) = result else { return }
        guard let action = Screenplay.Action(posted.input, on: here.standing) else { return }
        let there = await settledLook(at: side.other, for: action)
        if !action.isReport { begin(action, here, on: side, there) }
        guard let there, let lack = await follow(action, of: side, number, there) else { return }
        if !action.isReport { self[side.other].diary.note(lack: lack) }
    }

    /// Does the same on the other side, or what it meant: a retry that a press ran is run there whatever its button
    /// says. Answers what was missing; nil where nothing was.
    private func follow(_ action: Screenplay.Action, of side: Side, _ number: Int, _ there: Seen) async -> String? {
        if let input = action.input(on: there.standing) {
            guard case .failure(let rejection) = await submit(input, key: nil, to: side.other) else { return nil }
            return rejection == .sameDevice ? nil : "\(action.lack) (\(rejection))"
        }
        guard let subject = await retried(by: number, on: side) else { return action.lack }
        let retry = Screenplay.Action.retry(subject: subject, place: 0)
        guard let input = retry.input(on: there.standing),
            case .success = await submit(input, key: nil, to: side.other)
        else { return action.lack }
        return "\(action.lack); the retry of \(subject) was run all the same"
    }

    /// What a press tried again, at once or when the error view has gone away; nil where that was nothing.
    private func retried(by number: Int, on side: Side) async -> String? {
        for _ in 0..<Self.mostLooksForRetry {
            guard let log = await look(at: side)?.state.log else { return nil }
            let later = log.lazy.filter { $0.moment.input >= number }
            if let subject = later.compactMap(\.content.retryRun?.subject).first { return subject }
            try? await Task.sleep(for: Self.rhythm)
        }
        return nil
    }

    /// A moment ends on both sides, and the next begins with what a person did; typing goes on where it was.
    private func begin(_ action: Screenplay.Action, _ here: Seen, on side: Side, _ there: Seen?) {
        if case .type(let target, _) = action, case .type(target, _)? = last {
            for side in Side.allCases { self[side].diary.goOn(here.words) }
        } else {
            self[side].diary.begin(here.words, state: here.state, input: here.input)
            if let there { self[side.other].diary.begin(here.words, state: there.state, input: there.input) }
        }
        last = action
    }

    // MARK: - What is other

    func account() async -> ComparisonAccount? {
        await inLine { await $0.compare() }
    }

    /// Both sessions go on for as long as somebody does something in them.
    nonisolated func stop() {}

    private func compare() async -> ComparisonAccount? {
        guard let one = await look(at: .left), let other = await look(at: .right) else { return nil }
        let isBusy = one.state.isBusy || other.state.isBusy
        return ComparisonAccount(
            left: left.told(one.input), right: right.told(other.input),
            comparison: RunComparison(
                left.diary.diary(as: isBusy ? nil : one.state), right.diary.diary(as: isBusy ? nil : other.state),
                names: (left.name, right.name)),
            isBusy: isBusy)
    }

    // MARK: - The sessions

    /// A session between two inputs.
    private struct Seen: Sendable {
        let state: WorldState
        let input: Int
        /// What a person would say of the input that comes next.
        let words: String

        var standing: SeenApp { SeenApp(state) }
    }

    /// How a session stands; nil where it does not run.
    private func look(at side: Side, before input: SessionInput? = nil) async -> Seen? {
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

    /// As `look`, once there is something to do `action` to, or nothing is under way any more.
    private func settledLook(at side: Side, for action: Screenplay.Action) async -> Seen? {
        var tries = Self.mostLooks
        while let seen = await look(at: side) {
            tries -= 1
            let waits = seen.state.isBusy && !action.isReport && action.input(on: seen.standing) == nil
            guard waits, tries > 0 else { return seen }
            try? await Task.sleep(for: Self.rhythm)
        }
        return nil
    }

    /// The other side is waited for as long as a request may take, and a little longer.
    private static let rhythm = Duration.milliseconds(50)
    private static let mostLooks = 200
    /// An error view goes away in less.
    private static let mostLooksForRetry = 20

    /// `grant` is the input that gave control to whoever did this; nil for what the comparison does after them.
    private func submit(
        _ input: SessionInput, key: String?, grant: Int? = nil, to side: Side
    ) async -> Result<Int, InputRejection> {
        guard let running = await running(side) else { return .failure(.ended(reason: "it does not run")) }
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

    /// Runs `body` once all that came before is done.
    private func inLine<Answer: Sendable>(
        _ body: @escaping @Sendable (isolated Comparison) async -> Answer
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
