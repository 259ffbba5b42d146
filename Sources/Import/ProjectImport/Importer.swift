import Foundation
import SwiftTranslation

/// Imports iOS projects, and translates their changed files.
public struct Importer {
    private let tell: (String) -> Void
    /// Receives the progress: the number of translated files, and the total number.
    private let progress: (Int, Int) -> Void

    /// Creates an importer.
    ///
    /// - Parameters:
    ///   - tell: Receives messages for the user, one line at a time.
    ///   - progress: Receives the number of translated files, and the total number.
    public init(tell: @escaping (String) -> Void, progress: @escaping (Int, Int) -> Void = { _, _ in }) {
        self.tell = tell
        self.progress = progress
    }

    /// Parses the arguments after `import` and imports the project: `PATH [--target NAME] [FOLDER]`. Throws an
    /// `ImportError`.
    public func run(_ arguments: [String]) throws(ImportError) {
        var (places, target): ([String], String?) = ([], nil)
        var kennel = ImportedPackage.kennel
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--target" || argument.hasPrefix("--target=") {
                target = argument == "--target" ? rest.popFirst() : String(argument.dropFirst("--target=".count))
                guard target?.isEmpty == false else { throw ImportError("--target needs a name") }
            } else if argument == "--kennel", let folder = rest.popFirst() {
                kennel = URL(filePath: folder, directoryHint: .isDirectory)  // The SDK, instead of the checkout.
            } else if argument.hasPrefix("-") {
                throw ImportError("import has no option \"\(argument)\"")
            } else {
                places.append(argument)
            }
        }
        guard let path = places.first, places.count <= 2 else {
            throw ImportError("import needs a project, and at most a folder to write to: import ../OurApp OurApp")
        }
        if places.count == 1, target == nil, isImported(path) { return try refresh(path) }
        try importProject(at: path, target: target, to: places.dropFirst().first, kennel: kennel)
    }

    private func isImported(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: URL(filePath: path).appending(path: ImportSettings.file).path)
    }

    private func importProject(
        at path: String, target: String?, to folder: String?, kennel: URL
    ) throws(ImportError) {
        let place = try ProjectPlace(path)
        let project = try place.read(target: target)
        let package = ImportedPackage(URL(filePath: folder ?? project.app?.name ?? "App"), kennel: kennel)
        // The package has a folder of its own, so that nothing is written into the project.
        guard !FileManager.default.fileExists(atPath: package.folder.path) else {
            throw ImportError("\(package.folder.path) is there already; name another folder after the project")
        }
        guard !package.folder.path.hasPrefix(place.folder.path + "/") else {
            throw ImportError(
                "\(package.folder.path) lies in the project, where nothing is written; name a folder beside it")
        }
        let root = ProjectImport.path(of: URL(filePath: path).standardizedFileURL, from: package.folder)
        var settings = ImportSettings(project: root, target: target)
        tellFound(project, at: path)
        try leaveOutSwiftUI(of: project, in: &settings)
        let translated = try translate(project, settings: settings)
        try package.write(translated, settings: settings)
        tell("Translated: \(quantity(translated.texts.count, of: "file"))")
        report(translated)
        let shown = ProjectImport.path(
            of: package.folder, from: URL(filePath: FileManager.default.currentDirectoryPath))
        tell("\(package.folder.path) is written. Next:")
        tell("    cd \(shown.contains(" ") ? "'\(shown)'" : shown) && ./kennel dev")
    }

    /// Translates the project of an imported package again, and reports the changes. Throws an `ImportError`.
    public func refresh(_ folder: String) throws(ImportError) {
        let package = URL(filePath: folder).standardizedFileURL
        let settings = try ImportSettings(in: package)
        let path = settings.project.hasPrefix("/") ? settings.project : "\(package.path)/\(settings.project)"
        let translated = try translate(
            try ProjectPlace(path).read(target: settings.target), settings: settings,
            products: ImportedPackage(package).products)
        let written = try translated.write(into: package)
        tell("Translated: \(quantity(written, of: "file")) of \(translated.texts.count) changed")
        report(translated)
    }

    private func translate(
        _ project: Project, settings: ImportSettings, products: Set<String> = []
    ) throws(ImportError) -> TranslatedProject {
        let count = project.fileCount
        return try TranslatedProject(project, settings: settings, products: products) { progress($0, count) }
    }

    /// Excludes the files that use SwiftUI, so that the others compile. Called when a project is first imported.
    private func leaveOutSwiftUI(of project: Project, in settings: inout ImportSettings) throws(ImportError) {
        let all = project.modules.flatMap(\.sources)
        var drawn: [URL] = []
        for file in all where try SourceText(reading: file).drawsBySwiftUI { drawn.append(file) }
        guard !drawn.isEmpty else { return }
        settings.leaveOut(drawn, among: all)
        tell("There is no SwiftUI here, so kennel.json leaves out what is drawn by it")
    }

    private func tellFound(_ project: Project, at path: String) {
        let modules = project.modules.map { "\($0.name) (\(quantity($0.sources.count, of: "file")))" }
        tell(
            "Found: \(project.kind.rawValue) \(path), \(modules.joined(separator: ", ")), Swift \(project.swiftVersion)"
        )
    }

    private func report(_ translated: TranslatedProject) {
        if let versions = translated.era.olderVersions {
            tell("Written for Beagle \(versions), unless \"beagle\" in kennel.json says another version")
        }
        if !translated.leftOut.isEmpty { tell("Left out: \(translated.leftOut.joined(separator: ", "))") }
        for name in translated.unknown { tell("kennel.json leaves out \(name), which is no file of the project") }
        if !translated.statics.isEmpty {
            let shown = translated.statics.prefix(4).joined(separator: ", ")
            let more = translated.statics.count > 4 ? " and \(translated.statics.count - 4) more" : ""
            tell("Each session has a process of its own, for what would outlive it: \(shown)\(more)")
        }
        var told: Set<String> = []  // Several targets may have the same note.
        for note in translated.project.notes where told.insert(note).inserted { tell("Not taken over: \(note)") }
        for line in RemarkLines(translated.remarks).lines { tell(line) }
    }

    private func quantity(_ count: Int, of word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
