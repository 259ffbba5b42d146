import Foundation

/// What of a project is built: an app's target, and the targets of the project that it is made of.
struct Project: Equatable {
    /// A target, as a module.
    struct Module: Equatable {
        /// What other modules import it by.
        var name: String
        /// Its Swift files, sorted by path.
        var sources: [URL]
        /// What comes with it besides code: catalogues, pictures, texts and other files, sorted by path.
        var resources: [URL] = []
        /// The modules of the project that it depends on.
        var dependencies: [String] = []
        /// The modules that all of its files have without importing them, because a header does.
        var bridged: [String] = []
    }

    /// What is built, as it was read.
    enum Kind: String {
        case xcode = "Xcode project"
        case package = "Swift package"
        case folder = "folder"
    }

    var kind: Kind
    /// The target's own name, where the project has several.
    var target: String?
    /// The app's module comes last.
    var modules: [Module]
    /// The Swift version that it is written in, such as 5.
    var swiftVersion = 5
    /// The language of the texts where a person's own is not there.
    var developmentLanguage = "en"
    /// What the app's Info.plist says.
    var info = InfoPlist()
    /// What is not taken over, a sentence each.
    var notes: [String] = []

    var app: Module? { modules.last }
    /// How many files it has in all.
    var fileCount: Int { modules.reduce(0) { $0 + $1.sources.count } }
}

/// A name as a module can have it.
func moduleName(_ text: String) -> String {
    var name = ""
    for character in text.unicodeScalars {
        let fits = character.isASCII && (character.properties.isAlphabetic || character.properties.numericType != nil)
        name.unicodeScalars.append(fits ? character : "_")
    }
    return name.first?.isNumber == true || name.isEmpty ? "_" + name : name
}
