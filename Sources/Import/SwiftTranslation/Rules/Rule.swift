import SwiftSyntax

/// The results of all rules for one file: edits, remarks, and declarations to append.
final class Findings {
    let source: SourceText
    let survey: Survey
    /// The classes named in storyboards and nibs, and their superclasses.
    let drawn: Set<String>
    var edits: [Edit] = []
    var remarks: [Remark] = []
    /// Declarations to append to the file.
    var appendix: [String] = []
    /// The types to which a declaration was already added.
    private var extended: Set<SyntaxIdentifier> = []
    /// The Beagle generation that the project was written for.
    let era: BeagleEra
    /// All identifiers in the file.
    var named: Set<String> = []
    /// The modules that the file needs besides those it imports.
    var needed: Set<String> = []
    /// The modules of the project and its packages.
    let modules: OtherModules

    init(
        _ source: SourceText, survey: Survey, drawn: Set<String> = [], era: BeagleEra = .current,
        modules: OtherModules = .atLeast([])
    ) {
        self.modules = modules
        self.source = source
        self.survey = survey
        self.drawn = drawn
        self.era = era
    }

    /// Removes a node. The text after it keeps its position.
    func blank(_ node: some SyntaxProtocol) { replace(node, with: "") }

    /// Replaces the text of a node.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.append(Edit(replacing: node.place, with: text))
    }

    /// Adds a declaration at the end of a type, on the line of its closing brace.
    func add(_ declaration: String, to members: MemberBlockSyntax) {
        let brace = members.rightBrace
        // Declarations on one line must be separated by semicolons.
        let isInLine = !brace.leadingTrivia.contains { $0.isNewline } && !extended.contains(members.id)
        let begin = isInLine && !members.members.isEmpty ? "; " : " "
        extended.insert(members.id)
        edits.append(.insertion("\(begin)\(declaration); ", at: brace.place.lowerBound))
    }

    /// Adds a remark for the user.
    func addRemark(at node: some SyntaxProtocol, message: String) {
        remarks.append(source.remark(at: node, message))
    }
}

/// A visitor of a file that records its translation in `findings`.
class Rule: SyntaxVisitor {
    let findings: Findings
    var survey: Survey { findings.survey }

    required init(_ findings: Findings) {
        self.findings = findings
        super.init(viewMode: .sourceAccurate)
    }
}
