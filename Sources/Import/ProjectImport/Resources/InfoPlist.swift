import Foundation

/// An app's Info.plist.
struct InfoPlist: Equatable {
    private var values: [String: Any] = [:]

    /// One that says nothing.
    init() {}

    /// Reads the file; nil where it is none.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        self.values = values
    }

    static func == (one: InfoPlist, other: InfoPlist) -> Bool {
        NSDictionary(dictionary: one.values).isEqual(to: other.values)
    }

    /// Says something where nothing is said.
    mutating func add(_ key: String, _ value: String?) {
        if values[key] == nil, let value { values[key] = value }
    }

    /// A configuration of scenes; each part nil where it is not said.
    struct Scene: Equatable {
        let name: String?
        /// The name of the delegate's class, without that of its module.
        let delegate: String?
        let storyboard: String?
    }

    /// The scenes of the app itself, the usual one first.
    var scenes: [Scene] {
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        let all = manifest?["UISceneConfigurations"] as? [String: Any]
        let own = all?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        return own.map { scene in
            let delegate = (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init)
            return Scene(
                name: scene["UISceneConfigurationName"] as? String, delegate: delegate,
                storyboard: scene["UISceneStoryboardFile"] as? String)
        }
    }

    /// The storyboard that the app begins with, by itself or in its first scene; nil where code makes the first screen.
    var mainStoryboard: String? {
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
        let first = (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
        let name = first?["UISceneStoryboardFile"] as? String ?? values["UIMainStoryboardFile"] as? String
        return name.flatMap { $0.isEmpty ? nil : $0.hasSuffix(".storyboard") ? String($0.dropLast(11)) : $0 }
    }

    /// As XML; nil where nothing is said.
    var text: String? {
        guard !values.isEmpty else { return nil }
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// With each `$(NAME)` or `${NAME}` in it as `value` has it.
    func filled(_ value: (String) -> String?) -> InfoPlist {
        var result = self
        result.values = Self.filled(values, value) as? [String: Any] ?? values
        return result
    }

    private static func filled(_ part: Any, _ value: (String) -> String?) -> Any {
        switch part {
        case let text as String: fill(text, value)
        case let list as [Any]: list.map { filled($0, value) }
        case let table as [String: Any]: table.mapValues { filled($0, value) }
        default: part
        }
    }

    /// A text with the settings that it names; one that nothing is said of becomes nothing, as in Xcode.
    static func fill(_ text: String, _ value: (String) -> String?) -> String {
        text.replacing(/\$(?:\(([A-Za-z_0-9]+)(:[^)]*)?\)|\{([A-Za-z_0-9]+)(:[^}]*)?\})/) { match in
            let name = String(match.output.1 ?? match.output.3 ?? "")
            let said = value(name) ?? ""
            let form = match.output.2 ?? match.output.4 ?? ""
            guard !form.isEmpty else { return said }
            // Of a name that must fit into an identifier.
            let keeps: Set<Character> = form.contains("c99") ? ["_"] : ["-", "."]
            let filler: Character = form.contains("c99") ? "_" : "-"
            return String(said.map { $0.isASCII && ($0.isLetter || $0.isNumber) || keeps.contains($0) ? $0 : filler })
        }
    }
}
