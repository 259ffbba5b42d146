import Wire

extension Playback {
    /// A note on a step.
    package typealias Note = (step: Int, text: String)

    /// Returns the notes on the steps of an action of the user.
    package func notes(on act: UserStep) -> [String] { act.steps.compactMap { annotations[$0.number] } }

    /// Returns the notes on a request. They belong to the step that made the request, or to the one that ended
    /// it.
    package func notes(on request: Request) -> [String] {
        annotations.notes.filter { self.request(of: $0) == request.report.id || $0.step == request.step }.map(\.text)
    }

    /// The notes on steps that neither made nor ended a request.
    package var notesOnNoRequest: [Note] {
        annotations.notes.filter { note in request(of: note) == nil && !requests.contains { $0.step == note.step } }
    }

    /// The notes on steps that are not part of the playback, because they could not be replayed.
    package var notesBeyond: [Note] { annotations.notes.filter { $0.step > steps.count } }

    /// Returns the request that the step of a note ended; nil if it ended none.
    private func request(of note: Note) -> RequestID? {
        guard steps.indices.contains(note.step - 1) else { return nil }
        switch steps[note.step - 1].input {
        case .response(let id, _), .failure(let id, _), .read(let id, _): return id
        default: return nil
        }
    }
}
