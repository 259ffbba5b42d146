import SwiftSyntax

/// Recognises types of unsupported frameworks by their names.
struct AbsentTypes {
    private let declared: Set<String>

    /// Creates a recogniser. Types that the project declares itself are not absent.
    init(_ survey: Survey) { declared = survey.types }

    private static let names: Set = [
        "AnyCancellable", "AnyPublisher", "Published", "PassthroughSubject", "CurrentValueSubject", "ObservableObject",
        "View", "NSMergePolicy", "NSEntityDescription", "NSAttributeDescription",
        "NSBatchDeleteRequest",
        "NSBatchInsertRequest", "NSBatchUpdateRequest", "NSRelationshipDescription",
    ]
    private static let beginnings = [
        "NSManaged", "NSPersistent", "NSFetch", "NSFetched", "MK", "CL", "AV", "SK", "CN", "EK", "PK", "PH", "LA", "MF",
        "SF", "UN",
        "SCN", "HK", "CB", "CM", "CK", "GK",
    ]
    /// The prefixes of supported types that belong to otherwise unsupported frameworks.
    private static let present = ["SFSafari", "MFMail", "MFMessage"]
    /// The prefixes of system types that projects often extend.
    private static let known = ["UI", "CG", "NS", "Beagle", "URL", "JSON", "Date"]
    private static let plain: Set = [
        "String", "Substring", "Character", "Int", "Double", "Float", "Bool", "Array", "Dictionary", "Set", "Optional",
        "Result",
        "Sequence", "Collection", "Data", "Calendar", "Locale", "Bundle", "Error", "Encodable", "Decodable",
        "Notification",
        "DispatchQueue", "Timer", "UserDefaults", "FileManager", "NumberFormatter", "Comparable", "Equatable",
        "Hashable",
        "KeyedDecodingContainer", "Context", "Text", "Button", "Container", "Image", "ServerDrivenComponent", "Action",
    ]

    /// Returns whether a type with this name belongs to an unsupported framework.
    func has(_ name: String) -> Bool {
        if declared.contains(name) { return false }
        if Self.names.contains(name) { return true }
        if Self.present.contains(where: name.hasPrefix) { return false }
        return Self.beginnings.contains { beginning in
            name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isUppercase == true
        }
    }

    /// Returns whether a node contains the name of one of these absent types.
    func areNamed(in node: (some SyntaxProtocol)?) -> Bool {
        node?.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { has(name) } else { false }
        } ?? false
    }

    /// Returns whether a type can be extended, judged by its name.
    func canExtend(_ type: TypeSyntax) -> Bool {
        let name = type.trimmedDescription.split(separator: ".").first.map(String.init) ?? ""
        if declared.contains(name) || Self.plain.contains(name) { return true }
        return !has(name) && Self.known.contains { name.hasPrefix($0) }
    }
}
