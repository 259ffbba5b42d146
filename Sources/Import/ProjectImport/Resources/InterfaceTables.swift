import Foundation
import InterfaceModel
import InterfaceParser

/// The storyboards and nibs of an app, and the class names in them.
struct InterfaceTables: Equatable {
    private(set) var files = InterfaceFiles()
    /// The app's class names in the files.
    private(set) var classes: Set<String> = []
    /// Sentences about the files that were not imported.
    private(set) var notes: [String] = []

    /// Returns whether a file is a storyboard or nib, judged by its name. Launch screens are excluded.
    static func isInterface(_ file: URL) -> Bool {
        ["storyboard", "xib"].contains(file.pathExtension)
            && file.deletingPathExtension().lastPathComponent != "LaunchScreen"
    }

    /// Reads storyboards and nibs.
    ///
    /// A broken file is reported in `notes` and included nevertheless, so that an app that loads it gets the same
    /// message. A missing main storyboard is also reported.
    init(_ files: [URL], main: String?) {
        self.files.main = main
        for file in files { add(file) }
        if let main, self.files.storyboards[main] == nil {
            notes.append("the app begins with the storyboard \"\(main)\", which does not exist")
        }
    }

    private mutating func add(_ file: URL) {
        let name = file.deletingPathExtension().lastPathComponent
        let folder = file.deletingLastPathComponent()
        let language =
            folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "Base"
        let entry = read(file)
        if file.pathExtension == "storyboard" {
            files.storyboards[name, default: [:]][language] = entry
        } else {
            files.nibs[name, default: [:]][language] = entry
        }
    }

    private mutating func read(_ file: URL) -> InterfaceFiles.Entry {
        guard let data = try? Data(contentsOf: file) else {
            notes.append("\(file.path) cannot be read")
            return .broken("\(file.lastPathComponent) cannot be read")
        }
        do {
            let read = try InterfaceReader().read(data, of: file.lastPathComponent)
            read.document.walk { element in
                if let name = element["customClass"] { classes.insert(name) }
            }
            return .file(read)
        } catch {
            notes.append("\(file.path): \(error)")
            return .broken(error.description)
        }
    }
}
