package import Wire

extension Course {
    /// What people wrote on the steps of an act.
    package func notes(on act: Act) -> [String] { act.steps.compactMap { notes[$0.number] } }

    /// What people wrote on a request: on the step that made it, or on the one that ended it.
    package func notes(on request: Request) -> [String] {
        notes.all.filter { self.request(of: $0) == request.report.id || $0.step == request.step }.map(\.text)
    }

    /// What people wrote on steps that neither made a request nor ended one.
    package var notesOnNoRequest: [StepNote] {
        notes.all.filter { note in request(of: note) == nil && !requests.contains { $0.step == note.step } }
    }

    /// What people wrote on steps that could not be played.
    package var notesBeyond: [StepNote] { notes.all.filter { $0.step > steps.count } }

    /// The request that a noted step ended.
    private func request(of note: StepNote) -> RequestID? {
        guard steps.indices.contains(note.step - 1) else { return nil }
        switch steps[note.step - 1].input {
        case .response(let id, _), .failure(let id, _), .read(let id, _): return id
        default: return nil
        }
    }
}
