import Foundation

/// The part of a project that is built: an app's target, and the targets that it depends on.
struct Project: Equatable {
    /// A target, as a Swift module.
    struct Module: Equatable {
        /// The name by which other modules import it.
        var name: String
        /// The Swift files, sorted by path.
        var sources: [URL]
        /// The resources: asset catalogues, images, strings files and others, sorted by path.
        var resources: [URL] = []
        /// The modules of the project that this module depends on.
        var dependencies: [String] = []
        /// The modules that all files of the module can use without an import, because a bridging header imports them.
        var bridged: [String] = []
    }

    /// The kind of project.
    enum Kind: String {
        case xcode = "Xcode project"
        case package = "Swift package"
        case folder = "folder"
    }

    var kind: Kind
    /// The name of the target; nil if the project has no targets to choose from.
    var target: String?
    /// The modules in order of dependency; the app's module is last.
    var modules: [Module]
    /// The major Swift version of the project, such as 5.
    var swiftVersion = 5
    /// The language of texts that are not available in the user's language.
    var developmentLanguage = "en"
    /// The app's Info.plist.
    var info = InfoPlist()
    /// The parts that were not imported, a sentence each.
    var notes: [String] = []

    var app: Module? { modules.last }

    /// Removes the Swift files that the project names and that do not exist, and adds a note for each.
    mutating func passOverMissingSources() {
        for index in modules.indices {
            let missing = modules[index].sources.filter { !FileManager.default.fileExists(atPath: $0.path) }
            modules[index].sources.removeAll(where: missing.contains)
            notes += missing.map { "\($0.path), which the project names, is not there" }
        }
    }

    /// The total number of Swift files.
    var fileCount: Int { modules.reduce(0) { $0 + $1.sources.count } }
}

/// Returns the name with invalid characters replaced, so that it is a valid module name.
func moduleName(_ text: String) -> String {
    var name = ""
    for character in text.unicodeScalars {
        let fits = character.isASCII && (character.properties.isAlphabetic || character.properties.numericType != nil)
        name.unicodeScalars.append(fits ? character : "_")
    }
    return name.first?.isNumber == true || name.isEmpty ? "_" + name : name
}
