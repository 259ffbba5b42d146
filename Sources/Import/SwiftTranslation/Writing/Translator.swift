import SwiftSyntax

/// A translated file.
public struct Translation: Sendable {
    /// The translated text. Each line keeps its number, and the original file name is stated.
    public let text: String
    /// The remarks, in the order of the file.
    public let remarks: [Remark]
    /// The tables of outlets and actions in the file, as expressions for use in the module.
    public let tables: [String]
    /// The members that must be compiled in the bodies of classes of other files.
    public let moved: [MovedMember]
    /// The classes whose bodies are in the file.
    public let classes: Set<String>
}

/// Translates the files of an iOS project to Swift on Linux.
public struct Translator: Sendable {
    private let survey: Survey
    private let drawn: Set<String>
    private let era: BeagleEra
    private let modules: OtherModules
    private let reexporting: Set<String>
    private let renamed: [String: String]
    private let bridged: [String]

    /// Creates a translator of the files of one module.
    ///
    /// - Parameters:
    ///   - drawn: The classes named in storyboards and nibs, and their superclasses.
    ///   - era: The Beagle generation of the whole project; nil uses that of this module.
    ///   - modules: The modules that can be imported in addition to those of Kennel.
    ///   - reexporting: The modules of the project that import UIKit. On iOS, files that import one of them can use
    ///     UIKit too.
    ///   - renamed: The new names of renamed modules.
    ///   - bridged: The modules that a bridging header imports into every file.
    public init(
        _ survey: Survey, drawn: Set<String> = [], era: BeagleEra? = nil, modules: OtherModules = .atLeast([]),
        reexporting: Set<String> = [], renamed: [String: String] = [:], bridged: [String] = []
    ) {
        (self.survey, self.drawn, self.era, self.modules) = (survey, drawn, era ?? survey.era ?? .current, modules)
        (self.reexporting, self.renamed, self.bridged) = (reexporting, renamed, bridged)
    }

    /// Returns whether files can import a module without an additional package, under its own name or replaced by
    /// another module.
    public static func provides(_ module: String) -> Bool { ImportRule.provides(module) }

    /// Translates a file. Code with syntax errors is not changed.
    ///
    /// - Parameter received: The members that translations of other files moved to classes of this file.
    public func translate(_ source: SourceText, receiving received: [MovedMember] = []) -> Translation {
        let findings = Findings(source, survey: survey, drawn: drawn, era: era, modules: modules)
        let rules: [Rule.Type] = [
            PreviewRule.self, AttributeRule.self, ManagedRule.self, ProtocolRule.self, OptionalMemberRule.self,
            FoundationOverrideRule.self, PlatformRule.self,
            LocaleRule.self, CalendarRule.self,
            SelectorRule.self,
            TableRule.self, EditingRule.self, TouchRule.self,
            InitializerRule.self, NibRule.self, MakerRule.self, TextRule.self, ArgumentRule.self,
            FoundationTypeRule.self,
            KeyValueRule.self,
            BundleRule.self, ClassNameRule.self, ClockRule.self,
            ConcurrencyRule.self, UnmanagedRule.self,
            BeagleRule.self, NameRule.self, NeedRule.self, AbsenceRule.self,
        ]
        for rule in rules { rule.init(findings).walk(source.tree) }
        let interfaces = InterfaceRule(findings)
        interfaces.walk(source.tree)
        interfaces.add(to: source.path.fileName)
        let overrides = OverrideRule(findings)
        overrides.walk(source.tree)
        overrides.move()
        overrides.add(received)
        if !renamed.isEmpty { ModuleRule(findings, renamed: renamed).walk(source.tree) }
        let imports = ImportRule(findings)
        imports.walk(source.tree)
        let place = "#sourceLocation(file: \(source.path.quoted), line: 1)\n"
        let first = imports.add(bridged, reexporting: reexporting) + place
        let appendix = findings.appendix.map { "\n" + $0 }.joined()
        let moved = overrides.handedOver.map { member in
            MovedMember(owner: member.owner, text: member.text, imports: imports.imported.union(findings.needed))
        }
        return Translation(
            text: first + source.applying(findings.edits) + (appendix.isEmpty ? "" : appendix + "\n"),
            remarks: findings.remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, tables: interfaces.tables,
            moved: moved, classes: Set(overrides.bodies.keys))
    }
}

extension String {
    /// The file name as part of an identifier: `MenuViewController+Table.swift` becomes `MenuViewController_Table`.
    fileprivate var fileName: String {
        let last = split(separator: "/").last ?? ""
        let plain = last.hasSuffix(".swift") ? last.dropLast(6) : last
        return String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// The string as a Swift literal.
    var quoted: String { "\"\(escaped)\"" }

    private var escaped: String {
        var text = ""
        for character in self { text += character == "\"" || character == "\\" ? "\\\(character)" : String(character) }
        return text
    }
}
