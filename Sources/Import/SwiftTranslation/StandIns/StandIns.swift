import SwiftSyntax

/// The stand-ins for a module's excluded files that other files use.
public struct StandIns {
    /// The stand-ins, under the paths of the excluded files.
    public let files: [SourceText]

    /// Creates the stand-ins.
    ///
    /// - Parameters:
    ///   - left: The excluded files. A file that no other file uses gets no stand-in.
    ///   - kept: The files that are compiled.
    ///   - drawn: The classes that storyboards and nibs name.
    ///   - modules: The modules that can be imported in addition to those of Kennel.
    public init(
        for left: [SourceText], beside kept: [SourceText], drawn: Set<String> = [],
        modules: OtherModules = .only([])
    ) {
        let survey = left.isEmpty ? Survey() : Survey(kept + left)
        var used = kept.reduce(into: drawn) { $0.formUnion($1.identifiers) }
        var rest = left
        var found: [SourceText] = []
        // A stand-in may itself use another excluded file.
        while let index = rest.firstIndex(where: { !used.isDisjoint(with: $0.names) }) {
            let file = rest.remove(at: index)
            let text = StandIn(survey, modules: modules, file: file.name).text(for: file)
            let standIn = SourceText(path: file.path, text: text)
            used.formUnion(standIn.identifiers)
            found.append(standIn)
        }
        files = found
    }
}

extension SourceText {
    /// All identifiers in the file.
    fileprivate var identifiers: Set<String> {
        var found: Set<String> = []
        for case .identifier(let name) in tree.tokens(viewMode: .sourceAccurate).lazy.map(\.tokenKind) {
            found.insert(name)
        }
        return found
    }

    /// The names that other files can use: types, top-level variables, and members of extensions.
    fileprivate var names: Set<String> {
        var found: Set<String> = []
        for case .decl(let declaration) in tree.statements.map(\.item) {
            if let type = declaration.asProtocol((any NamedDeclSyntax).self) { found.insert(type.name.text) }
            if let variable = declaration.as(VariableDeclSyntax.self) { found.formUnion(variable.names) }
            guard let members = declaration.as(ExtensionDeclSyntax.self)?.memberBlock.members else { continue }
            for member in members {
                if let function = member.decl.as(FunctionDeclSyntax.self) { found.insert(function.name.text) }
                if let variable = member.decl.as(VariableDeclSyntax.self) { found.formUnion(variable.names) }
            }
        }
        return found
    }
}

extension VariableDeclSyntax {
    fileprivate var names: [String] { bindings.map(\.pattern.trimmedDescription) }
}
