import SwiftSyntax

/// The Beagle generation that a project was written for, which determines the module that it imports.
public enum BeagleEra: String, Sendable, Comparable {
    /// Beagle 2.x, the module `Beagle`.
    case current
    /// Beagle 1.2 to 1.10. Uses the module `BeagleLegacy`, with the `ServerDrivenState` cases of Beagle 2.
    case classic
    /// Beagle 1.0 and 1.1, the module `BeagleLegacy` with the state `.loading(Bool)`.
    case first

    /// Creates the generation of a version such as `1.9`; nil if it is not a version.
    public init?(version: String) {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        switch (parts.first ?? nil, parts.count > 1 ? parts[1] : 0) {
        case (1, .some(0...1)) where parts.count > 1: self = .first
        case (1, .some): self = .classic
        case (2, .some): self = .current
        default: return nil
        }
    }

    /// The versions of an older generation, for messages; nil for the current one.
    public var olderVersions: String? {
        switch self {
        case .current: nil
        case .classic: "1.2 to 1.10"
        case .first: "1.0 or 1.1"
        }
    }

    /// Orders generations by age. If the files of a project indicate two generations, the older one is used, because
    /// newer Beagle versions lack names of Beagle 1.x.
    public static func < (one: BeagleEra, other: BeagleEra) -> Bool { one.age < other.age }

    private var age: Int {
        switch self {
        case .current: 0
        case .classic: 1
        case .first: 2
        }
    }

    /// Returns the imports that replace an import of Beagle.
    ///
    /// - Parameter names: The identifiers in the file. Names that Foundation or another module also declares are
    ///   imported individually. Such an import takes precedence over imports of whole modules, so that the names refer
    ///   to Beagle's declarations.
    func imports(naming names: Set<String>) -> String {
        var imports = [self == .current ? "import Beagle" : "import BeagleLegacy"]
        if self == .classic, names.contains("ServerDrivenState") {
            imports.append("import enum Beagle.ServerDrivenState")
        }
        if self == .classic, names.contains("BeagleNavigationController") {
            imports.append("import class Beagle.BeagleNavigationController")
        }
        if names.contains("Expression") { imports.append("import enum Beagle.Expression") }
        if names.contains("Operation") { imports.append("import struct Beagle.Operation") }
        return imports.joined(separator: "; ")
    }

    /// Returns the module to use in qualified names such as `Beagle.Text`.
    func module(of name: String) -> String {
        switch self {
        case .current: "Beagle"
        case .first: "BeagleLegacy"
        case .classic:
            ["ServerDrivenState", "BeagleNavigationController"].contains(name) ? "Beagle" : "BeagleLegacy"
        }
    }
}

/// Detects the Beagle generation that a file was written for.
final class EraSurveyor: SyntaxVisitor {
    private(set) var era = BeagleEra.current

    /// The names that exist in Beagle 1.x but not in 2.x, and that other code is unlikely to use.
    private static let names: Set = [
        "WidgetProperties", "widgetProperties", "HasWidgetProperties", "AutoInitiableAndDecodable", "AutoDecodable",
        "AutoInitiable", "AutoEquatable", "ComponentDecoding", "ComponentDecoder", "ComponentDecodingError",
        "AnalyticsAction", "AnalyticsClick", "AnalyticsScreen", "ClickedOnComponent", "CacheManagerProtocol",
        "CacheReference", "FormDataStoreHandling", "FormDataStoreHandler", "RemoteScreenAdditionalData",
        "BeagleSchema", "BeagleUI", "PageIndicatorComponent", "PageIndicatorOutput", "ComposeComponent",
        "DependencyLogger", "DependencyDecoder", "DependencyRepository", "DependencyCacheManager",
        "DependencyNetworkClient", "DependencyUrlBuilder", "BeaglePrefetchHelping", "BeagleLoggerProxy",
        "DeepLinkScreenManaging", "BeagleLoggerType", "RepositoryDefault", "FormRemoteAction", "FormLocalAction",
        "navigationControllerType",
    ]
    /// The components that take their children as a closure in Beagle 1.x.
    private static let builders: Set = ["Container", "Screen", "ScrollView", "SimpleForm", "Touchable", "TabView"]

    private var importsBeagle = false

    /// Returns the generation of a file; nil if it does not import Beagle.
    static func era(of file: SourceText) -> BeagleEra? {
        let surveyor = EraSurveyor(viewMode: .sourceAccurate)
        surveyor.walk(file.tree)
        return surveyor.importsBeagle ? surveyor.era : nil
    }

    private func found(_ other: BeagleEra) { era = max(era, other) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch node.path.first?.name.text {
        case "Beagle": importsBeagle = true
        case "BeagleSchema", "BeagleUI":
            importsBeagle = true
            found(.classic)
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = node.tokenKind, Self.names.contains(name) { found(.classic) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trailingClosure != nil, Self.builders.contains(node.calledExpression.trimmedDescription) {
            found(.classic)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "serverDrivenStateDidChange" else { return .visitChildren }
        let loading = LoadingFinder(viewMode: .sourceAccurate)
        loading.walk(node)
        if loading.isFound { found(.first) }
        return .visitChildren
    }
}

/// Searches for the state `.loading` of 1.0 and 1.1.
private final class LoadingFinder: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isState = node.base == nil || node.base?.trimmedDescription == "ServerDrivenState"
        if node.declName.baseName.text == "loading", isState { isFound = true }
        return .visitChildren
    }
}
