import SwiftSyntax

/// What the files of one module declare that the translation of another file has to know.
public struct Survey: Sendable {
    /// The methods that Objective-C would know, by the name of the class.
    var methods: [String: [ExposedMethod]] = [:]
    /// The superclass, or what stands first after the colon, by class.
    var parents: [String: String] = [:]
    /// All types that the module declares.
    public internal(set) var types: Set<String> = []
    /// The protocols of the module.
    var protocols: Set<String> = []
    /// The names of protocol methods that need not be there.
    var optionalMethods: Set<String> = []
    /// The classes that have initializers of their own, but none without arguments.
    var withArguments: Set<String> = []
    /// Which of a table's questions about rows a type answers, by the type's name.
    var rowAnswers: [String: Set<String>] = [:]
    /// The classes that hear of the properties they observe.
    var valueObservers: Set<String> = []
    /// Whether the module has a `publisher(for:)` of its own for key paths.
    var publishesPaths = false
    /// Whether anything is called by a name that is made while the program runs.
    var callsByName = false
    /// Whether arguments are handed on as C does, in lists that only numbers and texts can be in.
    var hasVariableLists = false
    /// The class that the app begins with: what `@UIApplicationMain` or `@main` stands at.
    public internal(set) var delegate: String?
    /// The classes that hear of scenes.
    public internal(set) var sceneDelegates: [String] = []
    /// Variables that outlive a session, as they are written: `Store.shared`.
    public internal(set) var statics: [String] = []

    /// The Beagle that the module was written for, nil where it does not import it.
    public internal(set) var era: BeagleEra?

    /// Looks through all files of a module.
    public init(_ files: [SourceText]) {
        let surveyor = Surveyor(viewMode: .sourceAccurate)
        for file in files { surveyor.walk(file.tree) }
        self = surveyor.survey
        for name in surveyor.requirements.plain.keys {
            let answers = surveyor.requirements.answered(by: name)
            if !answers.isEmpty { methods[name, default: []] += answers }
        }
        era = files.compactMap(EraSurveyor.era).max()
    }

    init() {}

    /// Whether a class has a table of its methods already from a class of the project above it.
    func inheritsTable(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var next = parents[name]
        while let parent = next, seen.insert(parent).inserted {
            if methods[parent]?.isEmpty == false { return true }
            next = parents[parent]
        }
        return false
    }

    /// Whether an object of a class can be made without arguments, as far as the module tells.
    func isPlain(_ name: String) -> Bool { parents[name] == "NSObject" && !withArguments.contains(name) }

    /// Those of these classes that are of the module, and the classes above each.
    public func line(of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for name in names {
            var next: String? = name
            while let current = next, found.insert(current).inserted { next = parents[current] }
        }
        return found
    }

    /// The class above all those of the module that a class descends from; itself, where that is not of the module.
    func ancestor(of name: String) -> String {
        var seen: Set<String> = []
        var current = name
        while seen.insert(current).inserted, let parent = parents[current] { current = parent }
        return current
    }

    /// What a table's data source does with a row, and the question that Objective-C takes for answered by that.
    static let rowAnswers = [("commit", "canEditRowAt"), ("moveRowAt", "canMoveRowAt")]

    /// Whether a class, or one above it, answers a question about rows.
    func answers(_ question: String, _ name: String) -> Bool {
        var seen: Set<String> = []
        var next: String? = name
        while let current = next, seen.insert(current).inserted {
            if rowAnswers[current]?.contains(question) == true { return true }
            next = parents[current]
        }
        return false
    }

    /// Whether a class of the project above this one hears of properties.
    func inheritsObserver(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var next = parents[name]
        while let parent = next, seen.insert(parent).inserted {
            if valueObservers.contains(parent) { return true }
            next = parents[parent]
        }
        return false
    }

    /// Whether a class descends from `NSObject`, as far as names tell.
    func isObject(_ name: String) -> Bool {
        let current = ancestor(of: name)
        if current == name || protocols.contains(current) || parents[current] != nil { return false }
        let isProtocol = ["Delegate", "DataSource", "Protocol", "Logic", "able"].contains { current.hasSuffix($0) }
        return !isProtocol && ["NS", "UI", "WK", "CA", "Beagle"].contains { current.hasPrefix($0) }
    }
}

/// Collects a survey.
private final class Surveyor: SyntaxVisitor {
    var survey = Survey()
    var requirements = Requirements()
    private var scope: [String] = []
    private var exposes: [Bool] = []

    private func enter(_ name: String, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        scope.append(name)
        exposes.append(attributes.names.contains("objcMembers"))
        return .visitChildren
    }

    private func leave() {
        scope.removeLast()
        exposes.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        survey.types.insert(name)
        if let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
            survey.parents[name] = parent.split(separator: "<").first.map(String.init) ?? parent
        }
        if !node.attributes.names.isDisjoint(with: ["UIApplicationMain", "main"]) { survey.delegate = name }
        let above = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if above.contains("UIWindowSceneDelegate") || above.contains("UISceneDelegate") {
            survey.sceneDelegates.append(name)
        }
        requirements.conformances[name, default: []].formUnion(above)
        let makers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if !makers.isEmpty, !makers.contains(where: { $0.signature.parameterClause.parameters.isEmpty }) {
            survey.withArguments.insert(name)
        }
        return enter(name, node.attributes)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isExposed = node.attributes.names.contains("objc")
        let name = node.extendedType.trimmedDescription
        let above = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        requirements.conformances[name, default: []].formUnion(above)
        let kind = enter(name, node.attributes)
        if isExposed { exposes[exposes.count - 1] = true }
        return kind
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.types.insert(node.name.text)
        return enter(node.name.text, node.attributes)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.types.insert(node.name.text)
        return enter(node.name.text, node.attributes)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.protocols.insert(node.name.text)
        survey.types.insert(node.name.text)
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        for function in functions where function.modifiers.contains(where: { $0.name.text == "optional" }) {
            survey.optionalMethods.insert(function.name.text)
        }
        if node.attributes.names.contains("objc") {
            requirements.asked[node.name.text] = functions.filter(\.isCalledByName).map(ExposedMethod.init)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isExposed = !node.attributes.names.isDisjoint(with: ["objc", "IBAction"]) || exposes.last == true
        if node.isCalledByName, let owner = scope.last {
            let method = ExposedMethod(node)
            if isExposed {
                survey.methods[owner, default: []].append(method)
            } else {
                requirements.plain[owner, default: []].append(method)
            }
        }
        if node.name.text == "publisher", let first = node.signature.parameterClause.parameters.first,
            first.firstName.text == "for", first.type.trimmedDescription.contains("KeyPath<")
        {
            survey.publishesPaths = true
        }
        if node.isValueObserver, let owner = scope.last { survey.valueObservers.insert(owner) }
        if let answer = node.rowAnswer, let owner = scope.last { survey.rowAnswers[owner, default: []].insert(answer) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "CVaListPointer" { survey.hasVariableLists = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.calledExpression.trimmedDescription {
        case "NSSelectorFromString", "Selector": survey.callsByName = true
        case "withVaList", "getVaList": survey.hasVariableLists = true
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        guard isStatic || isGlobal else { return .visitChildren }
        for binding in node.bindings where binding.isStored {
            // What a call answers may be an object, which changes though its name does not.
            guard node.bindingSpecifier.text == "var" || CallFinder.finds(in: binding.initializer) else { continue }
            let name = binding.pattern.trimmedDescription
            survey.statics.append(isStatic ? "\(scope.joined(separator: ".")).\(name)" : name)
        }
        return .visitChildren
    }
}

/// Looks for something that is called as a value is made, not in closures that it keeps.
private final class CallFinder: SyntaxVisitor {
    private var isFound = false

    static func finds(in initializer: InitializerClauseSyntax?) -> Bool {
        guard let initializer else { return false }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(initializer)
        return finder.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternBindingSyntax {
    /// Whether it keeps a value, rather than computing one.
    fileprivate var isStored: Bool {
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
