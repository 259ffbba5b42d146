/// The annotations of a session: at most one note for each step, and any number of expectations.
package struct StepAnnotations: Sendable, Equatable {
    private var texts: [Int: String] = [:]
    private var expected: [Int: [StepExpectation]] = [:]

    package init() {}

    /// Collects the annotations of these inputs, oldest first.
    package init(in inputs: some Sequence<SessionInput>) {
        for case .notes(let notes) in inputs { apply(notes) }
    }

    /// All annotations, sorted by step. The note of a step comes before its expectations.
    package var all: [StepAnnotation] {
        Set(texts.keys).union(expected.keys).sorted().flatMap { step in
            (texts[step].map { [StepAnnotation(step: step, .note($0))] } ?? [])
                + expectations(at: step).map { StepAnnotation(step: step, .expectation($0)) }
        }
    }

    /// All notes, sorted by step.
    package var notes: [(step: Int, text: String)] { texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The steps that have expectations, sorted.
    package var expectantSteps: [Int] { expected.keys.sorted() }

    /// Returns the note of a step; nil if there is none.
    package subscript(step: Int) -> String? { texts[step] }

    /// Returns the expectations of a step, oldest first.
    package func expectations(at step: Int) -> [StepExpectation] { expected[step] ?? [] }

    /// Applies new and removed annotations.
    package mutating func apply(_ notes: [StepAnnotation]) {
        for note in notes {
            switch note.content {
            case .note(let text): texts[note.step] = text.isEmpty ? nil : text
            case .expectation(let expectation):
                if !has(expectation, at: note.step) { expected[note.step, default: []].append(expectation) }
            case .removedExpectation(let expectation):
                expected[note.step]?.removeAll { $0 == expectation }
                if expected[note.step]?.isEmpty == true { expected[note.step] = nil }
            }
        }
    }

    /// Returns the changes that turn `earlier` annotations into these, for the steps up to `last`.
    package func changes(since earlier: StepAnnotations, upTo last: Int) -> [StepAnnotation] {
        let (now, before) = (all, earlier.all)
        let written = now.filter { $0.step <= last && !before.contains($0) }
        let removed = before.compactMap { note -> StepAnnotation? in
            switch note.content {
            case .note: self[note.step] == nil ? StepAnnotation(step: note.step, .note("")) : nil
            case .expectation(let expectation), .removedExpectation(let expectation):
                has(expectation, at: note.step)
                    ? nil : StepAnnotation(step: note.step, .removedExpectation(expectation))
            }
        }
        return written + removed
    }

    /// Returns the reason to reject annotations in a session whose last step is `last`; nil to accept them.
    package func refusal(of notes: [StepAnnotation], last: Int) -> InputRejection? {
        if let beyond = notes.first(where: { $0.step > last }) {
            return .malformed(reason: "There is no step \(beyond.step) to write a note on; the last is \(last).")
        }
        for note in notes {
            switch note.content {
            case .note("") where texts[note.step] == nil:
                return .malformed(reason: "There is no note on step \(note.step) to remove.")
            case .removedExpectation(let expectation) where !has(expectation, at: note.step):
                return .malformed(
                    reason: "Step \(note.step) has no expectation that the screen \(expectation.words).")
            case .note, .expectation, .removedExpectation: break
            }
        }
        var after = self
        after.apply(notes)
        guard after.texts.count <= StepAnnotation.most else {
            return .malformed(reason: "\(StepAnnotation.most) steps have notes, which is the maximum of a session.")
        }
        guard after.expected.values.reduce(0, { $0 + $1.count }) <= StepAnnotation.most else {
            return .malformed(
                reason: "The session has \(StepAnnotation.most) expectations, which is the maximum of a session.")
        }
        return nil
    }

    private func has(_ expectation: StepExpectation, at step: Int) -> Bool {
        expectations(at: step).contains(expectation)
    }
}
