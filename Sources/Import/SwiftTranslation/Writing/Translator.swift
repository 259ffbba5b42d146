import SwiftSyntax

/// A file as it can be compiled here.
public struct Translation: Sendable {
    /// The file's text: each line where it was, under the original's name.
    public let text: String
    /// What could not be translated, in the order of the file.
    public let remarks: [Remark]
    /// Tables of what storyboards and nibs connect, each as an expression of the module.
    public let tables: [String]
}

/// Rewrites the files of an iOS project in what Swift on Linux has.
public struct Translator: Sendable {
    private let survey: Survey
    private let drawn: Set<String>
    private let era: BeagleEra
    private let modules: Set<String>
    private let bridged: [String]

    /// A translator of the files of one module. `drawn` are the classes that storyboards and nibs name, and those above
    /// them; `era` is the Beagle that all modules of the project were written for, nil what this one tells of it;
    /// `modules` are those that can be imported besides what comes with Kennel, `bridged` those that every file has
    /// without importing them.
    public init(
        _ survey: Survey, drawn: Set<String> = [], era: BeagleEra? = nil, modules: Set<String> = [],
        bridged: [String] = []
    ) {
        (self.survey, self.drawn, self.era, self.modules) = (survey, drawn, era ?? survey.era ?? .current, modules)
        self.bridged = bridged
    }

    /// Rewrites one of the files. Whatever the text is, it is answered; what Swift refuses stays as it is.
    public func translate(_ source: SourceText) -> Translation {
        let findings = Findings(source, survey, drawn: drawn, era: era, modules: modules)
        let rules: [Rule.Type] = [
            PreviewRule.self, AttributeRule.self, ManagedRule.self, ProtocolRule.self, ConditionRule.self,
            SelectorRule.self,
            TableRule.self, EditingRule.self, TouchRule.self,
            InitializerRule.self, TextRule.self, ArgumentRule.self, FormatterRule.self, KeyValueRule.self,
            BundleRule.self, ClockRule.self,
            ConcurrencyRule.self,
            BeagleRule.self, NameRule.self, NeedRule.self, AbsenceRule.self,
        ]
        for rule in rules { rule.init(findings).walk(source.tree) }
        let interfaces = InterfaceRule(findings)
        interfaces.walk(source.tree)
        interfaces.add(to: source.path.fileName)
        let overrides = OverrideRule(findings)
        overrides.walk(source.tree)
        overrides.move()
        let imports = ImportRule(findings)
        imports.walk(source.tree)
        let first = imports.add(bridged) + "#sourceLocation(file: \(source.path.quoted), line: 1)\n"
        let appendix = findings.appendix.map { "\n" + $0 }.joined()
        return Translation(
            text: first + source.applying(findings.edits) + (appendix.isEmpty ? "" : appendix + "\n"),
            remarks: findings.remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, tables: interfaces.tables)
    }
}

extension String {
    /// What a file's path ends with, as a part of a name: `MenuViewController+Table.swift` is
    /// `MenuViewController_Table`.
    fileprivate var fileName: String {
        let last = split(separator: "/").last ?? ""
        let plain = last.hasSuffix(".swift") ? last.dropLast(6) : last
        return String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// As it stands between quotes.
    var quoted: String { "\"\(escaped)\"" }

    private var escaped: String {
        var text = ""
        for character in self { text += character == "\"" || character == "\\" ? "\\\(character)" : String(character) }
        return text
    }
}
