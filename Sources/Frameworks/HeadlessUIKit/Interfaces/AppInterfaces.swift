import InterfaceModel
import Locks

/// The storyboards and nibs of an app, and the classes that they name.
///
/// One value serves all sessions. It is constant, except that the files are parsed on first use.
public final class AppInterfaces: @unchecked Sendable {  // the classes are code, and the parsed files are behind a lock
    private let json: UnsafeRawBufferPointer
    let classes: ClassTable
    private let known = Locked<InterfaceFiles?>(nil)

    /// Creates the interfaces from JSON that `kennel import` writes. The bytes must stay valid for the lifetime of the
    /// program. Invalid data contains no files.
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

    /// The name of the main storyboard; nil if code creates the first screen.
    var main: String? { files.main }

    /// Returns a storyboard localized for a language; nil if there is none with this name.
    func storyboard(_ name: String, for language: String) -> InterfaceFiles.Entry? {
        files.storyboards[name].flatMap { Self.best($0, for: language) }
    }

    /// Returns a nib localized for a language; nil if there is none with this name.
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
    /// The app's storyboards and nibs, found by ``UIStoryboard`` and ``UINib``. Set before the delegate is created.
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
