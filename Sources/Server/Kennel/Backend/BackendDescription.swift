import Foundation

/// A backend encoded as JSON. The program of another build describes its backend in this form to the server.
struct BackendDescription: Codable {
    private let answers: [String: [Answer]]
    private let screens: [Screen]

    private struct Answer: Codable {
        let status: Int
        let headers: [[String]]
        let body: Data
        let delay: Duration
        let ending: Ending

        init(_ answer: Backend.Answer) {
            status = answer.status
            headers = answer.headers.map { [$0.name, $0.value] }
            body = Data(answer.body)
            delay = answer.delay
            ending = Ending(answer.ending)
        }

        var answer: Backend.Answer {
            let fields = headers.compactMap { field in
                field.count == 2 ? (name: field[0], value: field[1]) : nil
            }
            return Backend.Answer(
                status: status, headers: fields, body: [UInt8](body), delay: delay, ending: ending.ending)
        }
    }

    private enum Ending: String, Codable {
        case complete, hangUp, silence, endless

        init(_ ending: Backend.Ending) {
            switch ending {
            case .complete: self = .complete
            case .hangUp: self = .hangUp
            case .silence: self = .silence
            case .endless: self = .endless
            }
        }

        var ending: Backend.Ending {
            switch self {
            case .complete: .complete
            case .hangUp: .hangUp
            case .silence: .silence
            case .endless: .endless
            }
        }
    }

    private struct Screen: Codable {
        let path, title, note, group: String
        let notes: [String: String]
    }

    /// Creates the encodable form of a backend.
    init(_ backend: Backend) {
        answers = backend.answers.mapValues { $0.map(Answer.init) }
        screens = backend.screens.map {
            Screen(path: $0.path, title: $0.title, note: $0.note, group: $0.group, notes: $0.notes)
        }
    }

    /// The described backend.
    var backend: Backend {
        Backend(
            answers: answers.mapValues { $0.map(\.answer) },
            screens: screens.map {
                Backend.Screen(path: $0.path, title: $0.title, note: $0.note, group: $0.group, notes: $0.notes)
            })
    }
}
