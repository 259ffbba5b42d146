import SwiftSyntax

/// The declarations of a module on which the translation of its files depends.
public struct Survey: Sendable {
    /// The methods visible to Objective-C, by class.
    var methods: [String: [ExposedMethod]] = [:]
    /// The superclass, or the first inherited type, by class.
    var parents: [String: String] = [:]
    /// The types of the properties of each type, where the declaration shows them.
    var properties: [String: [String: String]] = [:]
    /// The members that each class overrides, such as `show(_:sender:)`.
    var overrides: [String: Set<String>] = [:]
    /// The members that extensions add to classes outside of the module, without overrides.
    var added: [String: Set<String>] = [:]
    /// The real names of types, by the names that the module's type aliases give them.
    var aliases: [String: String] = [:]
    /// The classes that declare designated initializers.
    var withInitializers: Set<String> = []
    /// The required superclasses or protocols of generic parameters, by type and parameter.
    var constraints: [String: [String: String]] = [:]
    /// The names of generic parameters of classes and functions.
    var genericParameters: Set<String> = []
    /// The types and expressions on which the module calls `init(nibName:bundle:)`.
    var nibBases: Set<String> = []
    /// All types that the module declares.
    public internal(set) var types: Set<String> = []
    /// The protocols that the module declares.
    var protocols: Set<String> = []
    /// The optional protocol members that return a value, including those of protocols in other modules.
    public var objectiveProtocols = ObjectiveProtocols()
    /// The methods that `@objc` protocols require.
    private(set) var requirements: [String: [ExposedMethod]] = [:]
    /// The types that each type of the module inherits or conforms to.
    private var conformances: [String: Set<String>] = [:]
    /// The names of optional protocol methods.
    var optionalMethods: Set<String> = []
    /// The classes that declare initializers, but none without parameters.
    var withArguments: Set<String> = []
    /// The data source methods about editing and moving rows that each type implements.
    var rowAnswers: [String: Set<String>] = [:]
    /// The classes that implement `observeValue`.
    var valueObservers: Set<String> = []
    /// Whether the module declares its own `publisher(for:)` for key paths.
    var publishesPaths = false
    /// Whether the module calls methods by names that it creates at run time.
    var callsByName = false
    /// Whether the module uses C variable argument lists, which can contain only numbers and strings.
    var hasVariableLists = false
    /// Whether the module reads `localizedDescription` of errors.
    var readsDescriptions = false
    /// Whether the module declares its own `localizedDescription` for all errors.
    var describesErrors = false
    /// The app delegate: the class with `@UIApplicationMain` or `@main`.
    public internal(set) var delegate: String?
    /// The classes that are scene delegates.
    public internal(set) var sceneDelegates: [String] = []
    /// The variables that outlive a session, in the form in which code refers to them: `Store.shared`.
    public internal(set) var statics: [String] = []

    /// The modules that files of the module import.
    public internal(set) var imports: Set<String> = []

    /// The Beagle generation of the module; nil if it does not import Beagle.
    public internal(set) var era: BeagleEra?

    /// Collects the declarations in all files of a module.
    public init(_ files: [SourceText]) {
        let surveyor = Surveyor(viewMode: .sourceAccurate)
        for file in files { surveyor.walk(file.tree) }
        self = surveyor.survey
        for (name, parent) in parents { parents[name] = resolved(parent) }
        for name in aliases.keys where resolved(name) != name {
            added[resolved(name), default: []].formUnion(added[name] ?? [])
            if let members = overrides[name] { overrides[resolved(name), default: []].formUnion(members) }
        }
        for name in surveyor.requirements.plain.keys {
            let answers = surveyor.requirements.answered(by: name)
            if !answers.isEmpty { methods[name, default: []] += answers }
        }
        era = files.compactMap(EraSurveyor.era).max()
        requirements = surveyor.requirements.asked
        conformances = surveyor.requirements.conformances
        needsAppleCode = AppleCode.isNeeded(by: files)
    }

    init() {}

    /// Returns the type of a property of a class or of its superclasses in the module; nil if it is not known.
    func type(ofProperty name: String, of owner: String) -> String? {
        var seen: Set<String> = []
        var next: String? = owner
        while let current = next, seen.insert(current).inserted {
            if let type = properties[current]?[name] { return type }
            next = parents[current]
        }
        return nil
    }

    /// Returns whether a subclass in the module overrides a member of a class.
    func isOverridden(_ member: String, of name: String) -> Bool {
        overrides.contains { owner, members in
            guard members.contains(member) else { return false }
            var seen: Set<String> = [owner]
            var next = parents[owner]
            while let parent = next, seen.insert(parent).inserted {
                if parent == name { return true }
                next = parents[parent]
            }
            return false
        }
    }

    /// Whether the module uses types that it declares for Apple's systems only.
    private(set) var needsAppleCode = false

    /// Returns whether a name is that of a protocol, according to the module's declarations or, for other modules, to
    /// the form of the name.
    func isProtocol(_ name: String) -> Bool {
        if types.contains(name) { return protocols.contains(name) }
        return ["Delegate", "DataSource", "DataSourcePrefetching", "DelegateFlowLayout"].contains(where: name.hasSuffix)
    }

    /// Returns the types that a type inherits or conforms to, directly or through other types of the module.
    private func ancestry(of name: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += conformances[next] ?? []
        }
        return found
    }

    /// Returns the result type of a method that is an optional requirement of one of the class's protocols; nil for
    /// other methods.
    func optional(method name: String, of owner: String) -> String? {
        guard !objectiveProtocols.areMissing else { return nil }
        return ancestry(of: owner).lazy.compactMap { objectiveProtocols.methods[$0]?[name] }.first
    }

    /// Returns the type of a property that is an optional requirement of one of the class's protocols; nil for other
    /// properties.
    func optional(property name: String, of owner: String) -> String? {
        guard !objectiveProtocols.areMissing else { return nil }
        return ancestry(of: owner).lazy.compactMap { objectiveProtocols.properties[$0]?[name] }.first
    }

    /// Returns the real name of a type that the module may refer to by a type alias.
    func resolved(_ name: String) -> String { types.contains(name) ? name : aliases[name] ?? name }

    /// Returns the class outside the module whose extension declares the overridden member; nil if there is none.
    func base(ofMember member: String, overriddenIn name: String) -> String? {
        let outer = ancestor(of: name)
        let candidates = (types.contains(name) ? [outer] : []) + UIKitClasses.ancestors(of: outer)
        return candidates.first { !types.contains($0) && added[$0]?.contains(member) == true }
    }

    /// Returns the topmost class in the module that overrides a member, searching from a class upwards. Returns the
    /// class itself if no superclass in the module overrides the member.
    func firstOverrider(ofMember member: String, above name: String) -> String {
        lineage(of: name).last { overrides[$0]?.contains(member) == true } ?? name
    }

    /// Returns the classes that override a member that an extension adds to a class outside of the module, subclasses
    /// before their superclasses. In a chain of subclasses, only the topmost overriding class is returned.
    func overriders(ofMember member: String, addedTo name: String) -> [String] {
        func depth(_ owner: String) -> Int {
            UIKitClasses.ancestors(of: ancestor(of: owner)).count + (types.contains(owner) ? 100 : 0)
        }
        return overrides.filter { owner, members in
            members.contains(member) && base(ofMember: member, overriddenIn: owner) == name
                && firstOverrider(ofMember: member, above: owner) == owner
        }
        .keys.sorted { (depth($1), $0) < (depth($0), $1) }
    }

    /// Returns whether an expression is a type that is known only at run time.
    func isMetatype(_ base: String) -> Bool {
        base == "Self" || genericParameters.contains(base) && !types.contains(base)
            || base.first?.isLowercase == true || base.contains("(")
    }

    /// Whether the module creates controllers from nibs through types that are known only at run time.
    var createsByMetatype: Bool { nibBases.contains(where: isMetatype) }

    /// Returns a class and its superclasses in the module.
    func lineage(of name: String) -> [String] {
        var found: [String] = []
        var next: String? = name
        while let current = next, let parent = parents[current], !found.contains(current) {
            found.append(current)
            next = parent
        }
        return found
    }

    /// Returns whether a class inherits a selector table from a superclass in the project.
    func inheritsTable(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var next = parents[name]
        while let parent = next, seen.insert(parent).inserted {
            if methods[parent]?.isEmpty == false { return true }
            next = parents[parent]
        }
        return false
    }

    /// Returns whether a class can be created without arguments, according to the module's declarations.
    func isPlain(_ name: String) -> Bool { parents[name] == "NSObject" && !withArguments.contains(name) }

    /// Returns the given classes together with those superclasses that the module knows.
    public func line(of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for name in names {
            var next: String? = name
            while let current = next, found.insert(current).inserted { next = parents[current] }
        }
        return found
    }

    /// Returns the first superclass outside the module; the class itself if it is not in the module.
    func ancestor(of name: String) -> String {
        var seen: Set<String> = []
        var current = name
        while seen.insert(current).inserted, let parent = parents[current] { current = parent }
        return current
    }

    /// The data source methods that change rows, each with the method that permits it. Objective-C code assumes
    /// permission if only the first is implemented.
    static let rowAnswers = [("commit", "canEditRowAt"), ("moveRowAt", "canMoveRowAt")]

    /// Returns whether a class or one of its superclasses implements the method that permits changes of rows.
    func isImplemented(_ question: String, by name: String) -> Bool {
        var seen: Set<String> = []
        var next: String? = name
        while let current = next, seen.insert(current).inserted {
            if rowAnswers[current]?.contains(question) == true { return true }
            next = parents[current]
        }
        return false
    }

    /// Returns whether a superclass in the project implements `observeValue`.
    func inheritsObserver(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var next = parents[name]
        while let parent = next, seen.insert(parent).inserted {
            if valueObservers.contains(parent) { return true }
            next = parents[parent]
        }
        return false
    }

    /// Declarations that give errors the same descriptions as on iOS; nil if the module does not read descriptions.
    ///
    /// A module's own declaration takes precedence over Foundation's.
    public var errorDescriptions: String? {
        guard readsDescriptions, !describesErrors else { return nil }
        // A subclass can override members that a class declares, but not members that an extension declares.
        let types = parents.values.contains("NSError") ? ["Error"] : ["Error", "NSError"]
        return "import Foundation\nimport UIKit\n\n"
            + types.map { "extension \($0) { var localizedDescription: String { sessionDescription } }\n" }.joined()
    }

    /// Returns whether a class inherits from `NSObject`, judged by names.
    func isObject(_ name: String) -> Bool {
        let current = ancestor(of: name)
        if current == name || protocols.contains(current) || parents[current] != nil { return false }
        let isProtocol = ["Delegate", "DataSource", "Protocol", "Logic", "able"].contains { current.hasSuffix($0) }
        return !isProtocol && ["NS", "UI", "WK", "CA", "Beagle"].contains { current.hasPrefix($0) }
    }
}

/// Collects the declarations for a survey.
private final class Surveyor: SyntaxVisitor {
    var survey = Survey()
    var requirements = Requirements()
    private var scope: [String] = []
    private var exposes: [Bool] = []

    private func enter(_ name: String, attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        scope.append(name)
        exposes.append(attributes.names.contains("objcMembers"))
        return .visitChildren
    }

    private func leave() {
        scope.removeLast()
        exposes.removeLast()
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        SystemConditions.areForOtherSystems(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { survey.imports.insert(module) }
        return .skipChildren
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
        if makers.contains(where: { !$0.modifiers.contains { $0.name.text == "convenience" } }) {
            survey.withInitializers.insert(name)
        }
        if !makers.isEmpty, !makers.contains(where: { $0.signature.parameterClause.parameters.isEmpty }) {
            survey.withArguments.insert(name)
        }
        return enter(name, attributes: node.attributes)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isExposed = node.attributes.names.contains("objc")
        let name = node.extendedType.trimmedDescription
        let above = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        requirements.conformances[name, default: []].formUnion(above)
        survey.added[name, default: []].formUnion(node.memberBlock.members.compactMap { $0.decl.addedName })
        let kind = enter(name, attributes: node.attributes)
        if isExposed { exposes[exposes.count - 1] = true }
        return kind
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.types.insert(node.name.text)
        return enter(node.name.text, attributes: node.attributes)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.types.insert(node.name.text)
        return enter(node.name.text, attributes: node.attributes)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.protocols.insert(node.name.text)
        survey.types.insert(node.name.text)
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        for function in functions where function.modifiers.contains(where: { $0.name.text == "optional" }) {
            survey.optionalMethods.insert(function.name.text)
        }
        let above = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        requirements.conformances[node.name.text, default: []].formUnion(above)
        if node.attributes.names.contains("objc") {
            survey.objectiveProtocols.add(node)
            requirements.asked[node.name.text] = functions.filter(\.isCalledByName).map(ExposedMethod.init)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "override" }), let owner = scope.last {
            survey.overrides[owner, default: []].insert(node.fullName)
        }
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

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.initializer.value.trimmedDescription
        // A library for several platforms declares a type alias for the view class of each platform. The surrounding
        // `#if` conditions are not evaluated here.
        if node.genericParameterClause == nil, survey.aliases[node.name.text] == nil || type.hasPrefix("UI") {
            survey.aliases[node.name.text] = type
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        survey.genericParameters.insert(node.name.text)
        if let type = scope.last, let above = node.inheritedType?.trimmedDescription,
            node.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == false
        {
            survey.constraints[type, default: [:]][node.name.text] = above
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.nibBase { survey.nibBases.insert(base) }
        switch node.calledExpression.trimmedDescription {
        case "NSSelectorFromString", "Selector": survey.callsByName = true
        case "withVaList", "getVaList": survey.hasVariableLists = true
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "localizedDescription" { survey.readsDescriptions = true }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if ["Error", "Swift.Error", "NSError"].contains(scope.last),
            node.bindings.contains(where: { $0.pattern.trimmedDescription == "localizedDescription" })
        {
            survey.describesErrors = true
        }
        if let owner = scope.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
            let isOverride = node.modifiers.contains { $0.name.text == "override" }
            for binding in node.bindings {
                let name = binding.pattern.trimmedDescription
                if isOverride { survey.overrides[owner, default: []].insert(name) }
                let type = binding.typeAnnotation?.type.trimmedDescription.plainType
                survey.properties[owner, default: [:]][name] =
                    type ?? binding.initializer?.value.castType?.plainType ?? binding.initializer?.value.createdType
            }
        }
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        guard isStatic || isGlobal else { return .visitChildren }
        for binding in node.bindings where binding.isStored {
            // An initial value that contains a call may be an object. Its state can change even if the variable is a
            // constant.
            guard node.bindingSpecifier.text == "var" || CallFinder.finds(in: binding.initializer) else { continue }
            let name = binding.pattern.trimmedDescription
            survey.statics.append(isStatic ? "\(scope.joined(separator: ".")).\(name)" : name)
        }
        return .visitChildren
    }
}

/// Searches for calls in an initializer, except those in closures.
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
    /// Whether the property is stored, not computed.
    fileprivate var isStored: Bool {
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension FunctionDeclSyntax {
    /// The name with the argument labels, such as `show(_:sender:)`.
    var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }
}

extension FunctionCallExprSyntax {
    /// The type, or the expression that evaluates to a type, on which `init(nibName:bundle:)` is called. Nil for other
    /// calls and for delegating initializers.
    var nibBase: String? {
        guard arguments.map({ $0.label?.text ?? "" }) == ["nibName", "bundle"] else { return nil }
        if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true ? name : nil
        }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "init", base.trimmedDescription != "super"
        else { return nil }
        guard base.trimmedDescription == "self" else { return base.trimmedDescription }
        // In a static method, `self` is the type.
        let function = sequence(first: Syntax(self), next: \.parent).first {
            $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
        }
        let modifiers = function?.as(FunctionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
        return modifiers.contains { ["static", "class"].contains($0) } ? "self" : nil
    }
}
