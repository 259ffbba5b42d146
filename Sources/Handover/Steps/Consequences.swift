import Wire

/// What came of an act, a line for each thing that was seen.
struct Consequences {
    private let act: Act
    private let course: Course

    /// So many texts of a screen are told.
    private static let mostTexts = 24

    init(of act: Act, in course: Course) {
        self.act = act
        self.course = course
    }

    var lines: [String] { act.ended.map(request) + states + warnings + screen }

    private func request(_ report: RequestReport) -> String {
        let name = Markdown.code("\(report.method) \(course.short(report.url))")
        var words =
            switch report.ending?.result {
            case .answer(let status, _)?: "\(name) is answered \(status)"
            case .failure(let failure)?: "\(name) fails: \(Markdown.plain(failure.message))"
            case .nothing?, nil: "\(name) is given up"
            }
        if let time = report.ending?.duration { words += ", after \(StepsPage.span(time))" }
        if let fault = report.fault { words += "; made to: \(Markdown.plain(fault))" }
        if let edited = report.edited {
            let status = edited.status.map { "\($0), " } ?? ""
            words += "; edited by hand: the \(edited.side.rawValue) was \(status)\(edited.bytes) bytes"
        }
        return words
    }

    /// The states of each screen in a row, and every error with what it said.
    private var states: [String] {
        var lines: [String] = []
        var (row, subject): ([String], String?) = ([], nil)
        func end() {
            if let subject, !row.isEmpty { lines.append("\(subject): \(row.joined(separator: " → "))") }
            row = []
        }
        for report in act.states {
            let screen = report.screen
            let place = Markdown.code(screen.url ?? screen.id ?? screen.title ?? screen.type)
            let name = "\(Markdown.code(report.controller ?? "no controller")) hears of \(place)"
            if name != subject { end() }
            subject = name
            guard let failure = report.failure else {
                row.append(report.state.name.rawValue)
                continue
            }
            let kind = [failure.account.kind.rawValue, failure.account.reason?.rawValue].compactMap(\.self)
            row.append(
                "**error** (\(kind.joined(separator: ", ")): \(Markdown.quoted(failure.account.message)), "
                    + "attempt \(failure.attempt))")
        }
        end()
        return lines
    }

    private var warnings: [String] {
        act.warnings.filter { $0.kind != .crash }.map { "\($0.level.rawValue): \(Markdown.plain($0.message))" }
    }

    private var screen: [String] {
        if act.news.isEmpty && act.gone.isEmpty { return [] }
        return ["The screen reads: \(Self.screen(act.last.sight))"]
    }

    /// What a screen reads, in one line.
    static func screen(_ sight: Sight) -> String {
        var words: [String] = []
        var last: String?
        for item in sight.items where item.name != last && !item.isField {
            last = item.name
            words.append(item.kind == "button" ? "[\(Markdown.plain(item.name))]" : Markdown.quoted(item.name))
        }
        if words.isEmpty { return "nothing" }
        let rest = words.count - mostTexts
        return words.prefix(mostTexts).joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
