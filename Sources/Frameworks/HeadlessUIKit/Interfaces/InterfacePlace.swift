import InterfaceModel

/// The file that objects are made from, as far as all of them have to know it.
final class InterfacePlace {
    /// The file in words, to begin a sentence with: `The storyboard "Main"`.
    let words: String
    /// The table of texts that has the file's in other languages.
    private let table: String
    /// The storyboard that controllers come from; nil for a nib.
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

    /// The element as it is on the session's device, where the file has it vary.
    func varied(_ element: InterfaceElement) -> InterfaceElement { traits.varied(element) }

    /// A text of an element in the language of the session's device; nil where there is none. Tables of texts call the
    /// property by another name where several elements lie in one object.
    func text(_ property: String, of element: InterfaceElement, id: String? = nil, called key: String? = nil) -> String?
    {
        let own = element[property] ?? element.property(property)?.text
        guard let own, let id = id ?? element.id else { return own }
        let language = SimulatedDevice.current.language
        return UIApplication.shared.strings.text("\(id).\(key ?? property)", in: table, for: language) ?? own
    }

    /// Tells of something in the file that cannot be as it is drawn, once a session.
    func tell(_ sentence: String) {
        let told = UIApplication.shared.values[ToldSentences.self]
        guard told.sentences.insert(sentence).inserted else { return }
        UIApplication.shared.host.log(.interfaceBroken(sentence))
    }

    /// What a resource of the file is, such as the `namedColor` of a name.
    func resource(_ kind: String, _ name: String) -> InterfaceElement? { resources["\(kind) \(name)"] }
}

/// What was told of files in this session.
private final class ToldSentences {
    var sentences: Set<String> = []
}

extension ToldSentences: ApplicationKey {
    static var defaultValue: ToldSentences { ToldSentences() }
}
