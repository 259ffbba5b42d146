import SwiftSyntax

/// What the rules find out of one file: edits, remarks, and what is to stand at its end.
final class Findings {
    let source: SourceText
    let survey: Survey
    /// The classes that storyboards and nibs name, and those above them.
    let drawn: Set<String>
    var edits: [Edit] = []
    var remarks: [Remark] = []
    /// Declarations after the last line of the file.
    var appendix: [String] = []
    /// Types that something was added to.
    private var extended: Set<SyntaxIdentifier> = []
    /// The Beagle that the project was written for.
    let era: BeagleEra
    /// Every name that stands in the file.
    var named: Set<String> = []
    /// Modules that the file needs besides those it imports.
    var needed: Set<String> = []
    /// Modules of the project, and of packages that it is built with.
    let modules: Set<String>

    init(
        _ source: SourceText, _ survey: Survey, drawn: Set<String> = [], era: BeagleEra = .current,
        modules: Set<String> = []
    ) {
        self.modules = modules
        self.source = source
        self.survey = survey
        self.drawn = drawn
        self.era = era
    }

    /// Leaves a piece of the text out; what follows stays in its place.
    func blank(_ node: some SyntaxProtocol) { replace(node, with: "") }

    /// Puts other text in the place of a piece.
    func replace(_ node: some SyntaxProtocol, with text: String) { edits.append(Edit(node.place, text)) }

    /// Adds a declaration to the end of a type, in the line of its last brace.
    func add(_ declaration: String, to members: MemberBlockSyntax) {
        let brace = members.rightBrace
        // A line may hold several declarations if semicolons are between them.
        let isInLine = !brace.leadingTrivia.contains { $0.isNewline } && !extended.contains(members.id)
        let begin = isInLine && !members.members.isEmpty ? "; " : " "
        extended.insert(members.id)
        edits.append(.insertion("\(begin)\(declaration); ", at: brace.place.lowerBound))
    }

    /// Tells what somebody has to know.
    func tell(_ node: some SyntaxProtocol, _ message: String) {
        remarks.append(source.remark(at: node, message))
    }
}

/// Goes through a file and notes what is to be other in it.
class Rule: SyntaxVisitor {
    let findings: Findings
    var survey: Survey { findings.survey }

    required init(_ findings: Findings) {
        self.findings = findings
        super.init(viewMode: .sourceAccurate)
    }
}
