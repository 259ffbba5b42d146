import Foundation
import InterfaceModel
import InterfaceParser

/// The storyboards and nibs of an app, and the classes that they name.
struct InterfaceTables: Equatable {
    private(set) var files = InterfaceFiles()
    /// The classes of the app that the files name.
    private(set) var classes: Set<String> = []
    /// What is not taken over, a sentence each.
    private(set) var notes: [String] = []

    /// Whether a file is a storyboard or a nib, by its name. What is shown while an app launches is neither.
    static func isInterface(_ file: URL) -> Bool {
        ["storyboard", "xib"].contains(file.pathExtension)
            && file.deletingPathExtension().lastPathComponent != "LaunchScreen"
    }

    /// Reads files. A broken one is noted, and an app that asks for it is told the same; so is a missing one that the
    /// app begins with.
    init(_ files: [URL], main: String?) {
        self.files.main = main
        for file in files { add(file) }
        if let main, self.files.storyboards[main] == nil {
            notes.append("the app begins with the storyboard \"\(main)\", which is not there")
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
