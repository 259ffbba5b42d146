import SwiftSyntax

/// A file as it can be compiled here.
public struct Translation: Sendable {
    /// The file's text: each line where it was, under the original's name.
    public let text: String
    /// What could not be translated, in the order of the file.
    public let remarks: [Remark]
}

/// Rewrites the files of an iOS project in what Swift on Linux has.
public struct Translator: Sendable {
    private let survey: Survey

    /// A translator of the files of one module.
    public init(_ survey: Survey) { self.survey = survey }

    /// Rewrites one of the files. Whatever the text is, it is answered; what Swift refuses stays as it is.
    public func translate(_ source: SourceText) -> Translation {
        let findings = Findings(source, survey)
        let rules: [Rule.Type] = [
            AttributeRule.self, ProtocolRule.self, ConditionRule.self, SelectorRule.self, TableRule.self,
            InitializerRule.self, TextRule.self, NeedRule.self,
        ]
        for rule in rules { rule.init(findings).walk(source.tree) }
        let imports = ImportRule(findings)
        imports.walk(source.tree)
        let first = imports.add() + "#sourceLocation(file: \"\(source.path.escaped)\", line: 1)\n"
        let appendix = findings.appendix.map { "\n" + $0 }.joined()
        return Translation(
            text: first + source.applying(findings.edits) + (appendix.isEmpty ? "" : appendix + "\n"),
            remarks: findings.remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
}

extension String {
    /// As it stands between quotes.
    fileprivate var escaped: String {
        var text = ""
        for character in self { text += character == "\"" || character == "\\" ? "\\\(character)" : String(character) }
        return text
    }
}
