import Foundation

/// An app's Info.plist.
struct InfoPlist: Equatable {
    private var values: [String: Any] = [:]

    /// Creates an empty Info.plist.
    init() {}

    /// Reads a file; nil if it is not a property list.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        self.values = values
    }

    static func == (one: InfoPlist, other: InfoPlist) -> Bool {
        NSDictionary(dictionary: one.values).isEqual(to: other.values)
    }

    /// Sets a value, unless the key already has one.
    mutating func add(_ key: String, value: String?) {
        if values[key] == nil, let value { values[key] = value }
    }

    /// A scene configuration. Missing entries are nil.
    struct Scene: Equatable {
        let name: String?
        /// The name of the delegate's class, without its module.
        let delegate: String?
        let storyboard: String?
    }

    /// The scene configurations of the app's windows, the default first.
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

    /// The name of the main storyboard, of the app or of its first scene; nil if code creates the first screen.
    var mainStoryboard: String? {
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
        let first = (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
        let name = first?["UISceneStoryboardFile"] as? String ?? values["UIMainStoryboardFile"] as? String
        return name.flatMap { $0.isEmpty ? nil : $0.hasSuffix(".storyboard") ? String($0.dropLast(11)) : $0 }
    }

    /// The Info.plist as XML; nil if it is empty.
    var text: String? {
        guard !values.isEmpty else { return nil }
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the Info.plist with build settings such as `$(NAME)` and `${NAME}` replaced by their values.
    func filled(_ value: (String) -> String?) -> InfoPlist {
        var result = self
        result.values = Self.filled(values, with: value) as? [String: Any] ?? values
        return result
    }

    private static func filled(_ part: Any, with value: (String) -> String?) -> Any {
        switch part {
        case let text as String: fill(text, with: value)
        case let list as [Any]: list.map { filled($0, with: value) }
        case let table as [String: Any]: table.mapValues { filled($0, with: value) }
        default: part
        }
    }

    /// Replaces the build settings in a text by their values; undefined settings become empty, as in Xcode.
    static func fill(_ text: String, with value: (String) -> String?) -> String {
        text.replacing(/\$(?:\(([A-Za-z_0-9]+)(:[^)]*)?\)|\{([A-Za-z_0-9]+)(:[^}]*)?\})/) { match in
            let name = String(match.output.1 ?? match.output.3 ?? "")
            let said = value(name) ?? ""
            let form = match.output.2 ?? match.output.4 ?? ""
            guard !form.isEmpty else { return said }
            // The setting has a modifier such as `c99extidentifier`, which converts its value to an identifier.
            let keeps: Set<Character> = form.contains("c99") ? ["_"] : ["-", "."]
            let filler: Character = form.contains("c99") ? "_" : "-"
            return String(said.map { $0.isASCII && ($0.isLetter || $0.isNumber) || keeps.contains($0) ? $0 : filler })
        }
    }
}
