import Foundation

/// The part of a project that is built: an app's target, and the targets that it depends on.
struct Project: Equatable {
    /// The code of a module, and how it is built.
    enum Code: Equatable {
        /// Swift, which is translated before it is compiled.
        case swift
        /// C, which is compiled without changes.
        case c(folder: URL, headers: String?, settings: [String])
        /// A module map of a library of the system.
        case system(folder: URL, pkgConfig: String?)

        /// The folder of a module that is not translated; nil for others.
        var folder: URL? {
            switch self {
            case .swift: nil
            case .c(let folder, _, _), .system(let folder, _): folder
            }
        }
    }

    /// A product of a package that SwiftPM builds without translation.
    struct Product: Equatable {
        let name: String
        /// The folder of the package.
        let package: URL
    }

    /// The dependencies of a module.
    struct Dependencies: Equatable {
        /// The modules of the project.
        var modules: [String] = []
        /// The products of packages that are not translated.
        var products: [Product] = []

        /// Adds other dependencies, each once.
        mutating func add(_ other: Dependencies) {
            for module in other.modules where !modules.contains(module) { modules.append(module) }
            for product in other.products where !products.contains(product) { products.append(product) }
        }
    }

    /// A target of the project, which becomes a module of the imported package.
    struct Module: Equatable {
        /// The name by which other modules import it.
        var name: String
        /// The Swift files, sorted by path.
        var sources: [URL]
        /// The resources: asset catalogues, images, strings files and others, sorted by path.
        var resources: [URL] = []
        /// The modules and products that this module depends on.
        var needed = Dependencies()
        /// The compilation conditions that are set for `#if`.
        var defines: [String] = []
        /// The language of the module.
        var code = Code.swift
        /// Whether the module consists of tests.
        var isTest = false
        /// The modules that all files of the module can use without an import, because a bridging header imports them.
        var bridged: [String] = []
    }

    /// The parts of a project that are built.
    enum Purpose {
        /// A program: the app.
        case app
        /// The modules of a library, and its tests.
        case library
    }

    /// The kind of project.
    enum Kind: String {
        case xcode = "Xcode project"
        case package = "Swift package"
        case folder = "folder"
    }

    var kind: Kind
    var purpose = Purpose.app
    /// The name of the target; nil if the project has no targets to choose from.
    var target: String?
    /// The modules in order of dependency; the module of the app is last. Modules of tests come first.
    var modules: [Module]
    /// The major Swift version of the project, such as 5.
    var swiftVersion = 5
    /// The language whose texts are used if a text is not available in the user's language.
    var developmentLanguage = "en"
    /// The Info.plist of the app.
    var info = InfoPlist()
    /// The folders of packages that SwiftPM builds without translation, for example because they contain macros.
    var untranslatedPackages: Set<URL> = []
    /// The resources of targets without Swift code.
    var looseResources: [URL] = []
    /// The package products that the project links but no known package declares.
    var missingProducts: [String] = []
    /// Sentences about the parts of the project that were not imported.
    var notes: [String] = []

    var app: Module? { modules.last }

    /// Returns whether the project has a module with this name.
    func hasModule(_ name: String) -> Bool { modules.contains { $0.name == name } }

    /// Removes Swift files from the project that do not exist on disk, and adds a note for each.
    mutating func passOverMissingSources() {
        for index in modules.indices {
            let missing = modules[index].sources.filter { !FileManager.default.fileExists(atPath: $0.path) }
            modules[index].sources.removeAll(where: missing.contains)
            notes += missing.map { "\($0.path), which the project names, does not exist" }
        }
    }

    /// The resources of all targets.
    var resources: [URL] { modules.flatMap(\.resources) + looseResources }
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
