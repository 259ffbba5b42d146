import SwiftSyntax

/// Adds `required` to the initializers with which lists create cells, maps views and storyboards segues, by their
/// metatypes. Swift needs the modifier to create subclasses dynamically.
final class InitializerRule: Rule {
    /// The argument labels of the initializer that creates objects of a class at run time, by base class.
    private static let makers = [
        "UICollectionReusableView": ["frame"], "UICollectionViewCell": ["frame"],
        "UITableViewCell": ["style", "reuseIdentifier"], "UITableViewHeaderFooterView": ["reuseIdentifier"],
        "UIStoryboardSegue": ["identifier", "source", "destination"],
        "MKAnnotationView": ["annotation", "reuseIdentifier"],
        "MKMarkerAnnotationView": ["annotation", "reuseIdentifier"],
        "MKPinAnnotationView": ["annotation", "reuseIdentifier"],
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let labels = Self.makers[survey.ancestor(of: node.name.text)] else { return .visitChildren }
        let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
        let maker = own.first { $0.signature.parameterClause.parameters.map(\.firstName.text) == labels }
        if let maker {
            guard !maker.modifiers.contains(where: { $0.name.text == "required" }) else { return .visitChildren }
            let word = maker.modifiers.first { $0.name.text == "override" }
            if let word { findings.replace(word, with: "required") }
        } else if !own.isEmpty {
            // A list never creates a class that has only `init(coder:)`.
            findings.add(Self.missing(labels), to: node.memberBlock)
        }
        return .visitChildren
    }

    private static func missing(_ labels: [String]) -> String {
        let types = [
            "frame": "CGRect", "style": "UITableViewCell.CellStyle", "reuseIdentifier": "String?",
            "annotation": "(any MKAnnotation)?", "identifier": "String?", "source": "UIViewController",
            "destination": "UIViewController",
        ]
        let parameters = labels.map { "\($0): \(types[$0] ?? "")" }.joined(separator: ", ")
        let name = "init(\(labels.map { "\($0):" }.joined()))"
        return "required init(\(parameters)) { fatalError(\"\(name) is not implemented\") }"
    }
}
