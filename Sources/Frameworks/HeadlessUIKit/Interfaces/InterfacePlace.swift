import InterfaceModel

/// The context of a file's objects: the file's name, the app's classes, the resources and the localization.
final class InterfacePlace {
    /// The name of the file for messages, such as `The storyboard "Main"`.
    let words: String
    /// The name of the strings table with the file's translations.
    private let table: String
    /// The storyboard of the controllers; nil for a nib.
    let storyboard: UIStoryboard?
    let classes: ClassTable
    private let resources: [String: InterfaceElement]
    private let traits: DeviceTraits
    private var depth = 0

    init(_ file: InterfaceFile, named name: String, of storyboard: UIStoryboard?) {
        words = "The \(file.kind.rawValue) \"\(name)\""
        table = name
        self.storyboard = storyboard
        classes = UIApplication.shared.interfaces.classes
        traits = DeviceTraits()
        let entries = file.document.items("resources").compactMap { entry in
            entry["name"].map { ("\(entry.name) \($0)", entry) }
        }
        resources = Dictionary(entries) { first, _ in first }
    }

    /// Returns the element with the variations for the session's device.
    func varied(_ element: InterfaceElement) -> InterfaceElement { traits.varied(element) }

    /// Returns a text property in the language of the session's device. Without a translation, returns the text in the
    /// file; nil if there is none. `key` is the property's name in the strings table if it differs from `property`.
    func text(_ property: String, of element: InterfaceElement, id: String? = nil, called key: String? = nil) -> String?
    {
        let own = element[property] ?? element.property(property)?.text
        guard let own, let id = id ?? element.id else { return own }
        let language = DeviceSettings.current.language
        return UIApplication.shared.strings.text("\(id).\(key ?? property)", in: table, for: language) ?? own
    }

    /// Logs that a part of the file cannot be created as designed. Each message is logged once in a session.
    ///
    /// - Parameter exception: The exception that is raised on iOS; nil if the app continues on iOS too.
    func report(_ sentence: String, raising exception: AppException? = nil) {
        let told = AppEnvironment.current.values[ReportedMessages.self]
        guard told.sentences.insert(sentence).inserted else { return }
        let host = AppEnvironment.current.host
        guard let exception else { return host.log(.interfaceBroken(sentence)) }
        host.raise(exception.name, exception.reason, instead: .interfaceBroken(sentence))
    }

    /// Returns a resource of the file, such as a `namedColor`.
    func resource(_ kind: String, named name: String) -> InterfaceElement? { resources["\(kind) \(name)"] }
}

/// The messages about files that were already logged in this session.
private final class ReportedMessages {
    var sentences: Set<String> = []
}

extension ReportedMessages: ApplicationKey {
    static var defaultValue: ReportedMessages { ReportedMessages() }
}

extension AppException {
    /// Returns the exception that key-value coding raises for an undefined property.
    static func undefinedKey(_ key: String, of kind: String) -> AppException {
        AppException(
            .unknownKey,
            "[<\(kind)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
}
