import Kennel
import SampleApp

extension Backend {
    /// Converts the description of the sample backend to the type of the server.
    init(_ sample: SampleBackend.Type) {
        self.init(
            answers: sample.answers.mapValues { $0.map(Answer.init) },
            screens: sample.screens.map {
                Screen(
                    path: $0.path, title: $0.title, note: $0.note, group: $0.group,
                    notes: $0.portuguese.map { ["pt": $0] } ?? [:])
            })
    }
}

extension Backend.Answer {
    fileprivate init(_ answer: SampleAnswer) {
        self.init(
            status: answer.status, headers: answer.headers.map { ($0[0], $0[1]) }, body: answer.body,
            delay: answer.delay, ending: Backend.Ending(answer.ending))
    }
}

extension Backend.Ending {
    fileprivate init(_ ending: SampleAnswer.Ending) {
        switch ending {
        case .complete: self = .complete
        case .hangUp: self = .hangUp
        case .silence: self = .silence
        case .endless: self = .endless
        }
    }
}
