import Foundation

/// The page in the form in which it is sent: with one style sheet and bundled modules, whose names contain their
/// version.
///
/// A browser loads four files instead of thirty and caches them. The source files are still served: `/index.html` is
/// the same page with its separate style sheets and modules, for developers who edit them.
struct JoinedPage {
    /// The HTML document that refers to the joined files.
    let index: String
    /// The joined files by path. The content at such a path never changes.
    let files: [String: String]
    /// The source maps of the bundled modules by path. Their text is generated on request, because they are rarely
    /// requested.
    let maps: [String: SourceMap]

    /// Joins the files that a page refers to. Throws if a file is missing or contains syntax that the bundler does not
    /// support, or if its modules cannot be joined.
    init(index: String, text: (String) -> String?) throws(JoiningProblem) {
        var page = Page()
        for (number, line) in index.lines.enumerated() {
            try page.read(line, number: number + 1, text: text)
        }
        var packs: ModulePacks?
        if let entry = page.entry { packs = try ModulePacks(entry: entry, text: text) }
        var fingerprint = Fingerprint(of: page.styles.utf8)
        let drafts = packs?.drafts ?? []
        for draft in drafts { draft.add(to: &fingerprint) }
        let version = fingerprint.description
        var files: [String: String] = [:]
        for draft in drafts { files[draft.address(version: version)] = draft.text(version: version) }
        maps = packs?.maps(version: version) ?? [:]
        let sheet = "\(page.folder)page.\(version).css"
        if !page.styles.isEmpty { files[sheet] = page.styles }
        self.files = files
        self.index = page.lines.map { line in
            switch line {
            case .text(let text): String(text)
            case .styles: #"<link rel="stylesheet" href="\#(sheet)">"#
            case .script:
                #"<script type="module" src="\#(packs?.address(version: version) ?? "")"></script>"#
            }
        }.joined(separator: "\n")
    }
}

/// The lines of a page, in which joined files are replaced by markers.
private struct Page {
    enum Line {
        case text(Substring)
        case styles
        case script
    }

    var lines: [Line] = []
    var styles = ""
    var folder = ""
    var entry: String?

    mutating func read(_ line: Substring, number: Int, text: (String) -> String?) throws(JoiningProblem) {
        func refused(_ reason: String) -> JoiningProblem {
            JoiningProblem(file: "index.html", line: number, reason: reason)
        }
        if line.hasPrefix(#"<link rel="stylesheet" href="fonts.css""#) {
            lines.append(.text(line))  // not a file; the server generates it
        } else if let href = Self.value(in: line, after: #"<link rel="stylesheet" href=""#, before: #"">"#) {
            guard let sheet = text(href) else { throw refused("there is no \(href)") }
            let place = String(href[..<(href.lastIndex(of: "/").map { href.index(after: $0) } ?? href.startIndex)])
            if styles.isEmpty {
                lines.append(.styles)
                folder = place
            } else if place != folder {
                throw refused("all style sheets must be in one folder")
            }
            try add(sheet, of: href)
        } else if let src = Self.value(in: line, after: #"<script type="module" src=""#, before: #""></script>"#) {
            guard entry == nil else { throw refused("only one module can start the page") }
            entry = src
            lines.append(.script)
        } else if Self.value(in: line, after: #"<link rel="modulepreload" href=""#, before: #"">"#) == nil {
            if line.contains(#"type="module""#) || line.contains(#"rel="stylesheet""#) {
                throw refused("the tag of a style sheet or module must be alone on its line, without other attributes")
            }
            lines.append(.text(line))
        }
    }

    private mutating func add(_ sheet: String, of path: String) throws(JoiningProblem) {
        for (number, line) in sheet.lines.enumerated()
        where line.hasPrefix("@import") || line.hasPrefix("@charset") || line.hasPrefix("@namespace") {
            throw JoiningProblem(
                file: path, line: number + 1, reason: "this rule is allowed only at the start of the first style sheet")
        }
        styles += sheet.hasSuffix("\n") ? sheet : sheet + "\n"
    }

    private static func value(in line: Substring, after start: String, before end: String) -> String? {
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return String(line.dropFirst(start.count).dropLast(end.count))
    }
}
