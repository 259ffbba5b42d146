import InterfaceModel
import Locks

/// The storyboards and nibs of an app, with the classes that they name.
///
/// One value serves all sessions: it never changes but for being read when somebody asks for the first file.
public final class AppInterfaces: @unchecked Sendable {  // the classes are code, and what was read is behind a lock
    private let json: UnsafeRawBufferPointer
    let classes: ClassTable
    private let known = Locked<InterfaceFiles?>(nil)

    /// Files as JSON, as `kennel import` writes them; the bytes must stay for as long as the program runs. None where
    /// they are something else.
    public init(json: UnsafeRawBufferPointer, classes: [InterfaceClass] = []) {
        self.json = json
        self.classes = ClassTable(classes)
    }

    init(_ files: InterfaceFiles, classes: [InterfaceClass] = []) {
        json = UnsafeRawBufferPointer(start: nil, count: 0)
        self.classes = ClassTable(classes)
        known.withLock { $0 = files }
    }

    private var files: InterfaceFiles {
        known.withLock { known in
            if let known { return known }
            let read = try? JSONDecoder().decode(InterfaceFiles.self, from: Data(json))
            known = read ?? InterfaceFiles()
            return known ?? InterfaceFiles()
        }
    }

    /// The storyboard that the app begins with; nil where code makes the first screen.
    var main: String? { files.main }

    /// The storyboard of a name in the language of a device; nil where there is none.
    func storyboard(_ name: String, for language: String) -> InterfaceFiles.Entry? {
        files.storyboards[name].flatMap { Self.best($0, for: language) }
    }

    /// The nib of a name in the language of a device; nil where there is none.
    func nib(_ name: String, for language: String) -> InterfaceFiles.Entry? {
        files.nibs[name].flatMap { Self.best($0, for: language) }
    }

    private static func best(
        _ entries: [String: InterfaceFiles.Entry], for language: String
    ) -> InterfaceFiles.Entry? {
        let plain = String(language.prefix { $0 != "-" && $0 != "_" })
        return entries[language] ?? entries[plain] ?? entries["Base"] ?? entries["en"]
            ?? entries.min { $0.key < $1.key }?.value
    }
}

private enum AppInterfacesKey: ApplicationKey {
    static var defaultValue: AppInterfaces { AppInterfaces(InterfaceFiles()) }
}

extension UIApplication {
    /// The app's storyboards and nibs: set before its delegate is made, found by ``UIStoryboard`` and ``UINib``.
    public var interfaces: AppInterfaces {
        get { values[AppInterfacesKey.self] }
        set {
            values[AppInterfacesKey.self] = newValue
            let classes = newValue.classes
            values[MethodFindingKey.self] = { selector, target in classes.method(selector, of: target) }
            values[ViewSourceKey.self] = { NibSource(for: $0) }
            run { Storyboards.current.read = StoryboardFile.content }
        }
    }
}
