import Recordings
import Wire

/// The visible effects of an action, one a line.
struct Consequences {
    private let userStep: UserStep
    private let playback: Playback
    private let language: ExportLanguage

    /// The maximum number of texts that are listed for a screen.
    private static let mostTexts = 24

    init(of act: UserStep, in course: Playback, language: ExportLanguage) {
        self.userStep = act
        self.playback = course
        self.language = language
    }

    var lines: [String] { userStep.ended.map(request) + states + warnings + screen }

    private func request(_ report: RequestReport) -> String {
        let name = Markdown.code("\(report.method) \(playback.short(report.url))")
        var words =
            switch report.ending?.result {
            case .answer(let status, _)?:
                language.text(en: "\(name) gets response \(status)", pt: "\(name) recebe a resposta \(status)")
            case .failure(let failure)?:
                language.text(en: "\(name) fails", pt: "\(name) falha") + ": \(Markdown.plain(failure.message))"
            case .nothing?, nil: language.text(en: "\(name) is cancelled", pt: "\(name) é cancelada")
            }
        if let time = report.ending.map({ StepsPage.span($0.duration) }) {
            words += language.text(en: ", after \(time)", pt: ", após \(time)")
        }
        if let fault = report.fault.map(Markdown.plain) {
            words += language.text(en: "; fault rule: \(fault)", pt: "; regra de falha: \(fault)")
        }
        if let edited = report.edited { words += "; \(Self.words(for: edited, in: language))" }
        return words
    }

    /// Returns a description of a request or response that a user edited.
    static func words(for edited: RequestReport.Edited, in language: ExportLanguage) -> String {
        let size = (edited.status.map { "\($0), " } ?? "") + "\(edited.bytes) bytes"
        return switch edited.side {
        case .request:
            language.text(en: "edited by hand: the request was \(size)", pt: "editada à mão: a requisição era \(size)")
        case .answer:
            language.text(en: "edited by hand: the response was \(size)", pt: "editada à mão: a resposta era \(size)")
        }
    }

    /// The states that each screen took, one line a screen, and the message of every error.
    private var states: [String] {
        var lines: [String] = []
        var (row, subject): ([String], String?) = ([], nil)
        func end() {
            if let subject, !row.isEmpty { lines.append("\(subject): \(row.joined(separator: " → "))") }
            row = []
        }
        for report in userStep.states {
            let screen = report.screen
            let place = Markdown.code(screen.url ?? screen.id ?? screen.title ?? screen.type)
            let controller = report.controller.map(Markdown.code)
            let name = language.text(
                en: "\(controller ?? "no controller") receives states for \(place)",
                pt: "\(controller ?? "nenhum controlador") recebe estados de \(place)")
            if name != subject { end() }
            subject = name
            guard let failure = report.failure else {
                row.append(report.state.name.rawValue)
                continue
            }
            let kind = [failure.account.kind.rawValue, failure.account.reason?.rawValue].compactMap(\.self)
            row.append(
                "**error** (\(kind.joined(separator: ", ")): \(Markdown.quoted(failure.account.message)), "
                    + language.text(en: "attempt", pt: "tentativa") + " \(failure.attempt))")
        }
        end()
        return lines
    }

    private var warnings: [String] {
        userStep.warnings.filter { $0.kind != .crash }.map { "\($0.level.rawValue): \(Markdown.plain($0.message))" }
    }

    private var screen: [String] {
        if userStep.news.isEmpty && userStep.gone.isEmpty { return [] }
        return [
            language.text(en: "The screen shows: ", pt: "Na tela: ") + Self.screen(userStep.last.sight, in: language)
        ]
    }

    /// Returns the texts of a screen on one line.
    static func screen(_ sight: VisibleText, in language: ExportLanguage) -> String {
        var words: [String] = []
        var last: String?
        for item in sight.items where item.name != last && !item.isField {
            last = item.name
            words.append(item.kind == "button" ? "[\(Markdown.plain(item.name))]" : Markdown.quoted(item.name))
        }
        if words.isEmpty { return language.text(en: "nothing", pt: "nada") }
        let rest = words.count - mostTexts
        return words.prefix(mostTexts).joined(separator: " ")
            + (rest > 0 ? language.text(en: " and \(rest) more", pt: " e mais \(rest)") : "")
    }
}
