import Foundation
import SwiftTranslation

/// Imports iOS projects, and translates their changed files.
public struct Importer {
    private let tell: (String) -> Void
    /// Receives the progress: the number of translated files, and the total number.
    private let progress: (Int, Int) -> Void
    /// Receives the path of a package after it was written or translated again.
    private let written: (String) -> Void
    /// Whether packages that a project refers to by URL are fetched.
    private let fetchesPackages: Bool

    /// Creates an importer.
    ///
    /// - Parameters:
    ///   - tell: Receives messages for the user, one line at a time.
    ///   - progress: Receives the number of translated files, and the total number.
    ///   - written: Receives the path of the package that was imported.
    ///   - fetchesPackages: Whether packages that a project refers to by URL are fetched.
    public init(
        tell: @escaping (String) -> Void, progress: @escaping (Int, Int) -> Void = { _, _ in },
        written: @escaping (String) -> Void = { _ in }, fetchesPackages: Bool = false
    ) {
        (self.tell, self.progress, self.written) = (tell, progress, written)
        self.fetchesPackages = fetchesPackages
    }

    /// The exit status if the importer was called with compiler errors and could exclude no further code.
    /// `ImporterProgram` in the module Kennel has the same value.
    public static let nothingExcluded: Int32 = 3

    /// Parses the arguments after `import`, and imports the project or translates an imported one again. Returns the
    /// exit status. Throws an `ImportError`.
    @discardableResult
    public func run(_ arguments: [String]) throws(ImportError) -> Int32 {
        let arguments = try ImportArguments(parsing: arguments)
        if let errors = arguments.errors {
            return try leaveOut(errors, in: arguments.path) ? 0 : Self.nothingExcluded
        }
        if arguments.mayBeImported, isImported(arguments.path) {
            try refresh(arguments.path)
        } else {
            try importProject(arguments)
        }
        return 0
    }

    private func isImported(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: URL(filePath: path).appending(path: ImportSettings.file).path)
    }

    private func importProject(_ arguments: ImportArguments) throws(ImportError) {
        let path = arguments.path
        let place = try ProjectPlace(path)
        var packages = arguments.packages.map { URL(filePath: $0).standardizedFileURL }
        for folder in packages where PackageFolders.packages(in: folder).isEmpty {
            throw ImportError("the folder \(folder.path) of --packages contains no package")
        }
        var project = try place.read(target: arguments.target, packages: packages)
        project.passOverMissingSources()
        let choice = FolderChoice(for: project, at: place)
        if arguments.reuses, arguments.folder == nil, let earlier = choice.earlierImport {
            try refresh(earlier.path)
            written(earlier.path)
            return
        }
        let package = ImportedPackage(
            arguments.folder.map { URL(filePath: $0) } ?? choice.free, kennel: arguments.kennel)
        // The package has its own folder, so that nothing is written into the project.
        guard !FileManager.default.fileExists(atPath: package.folder.path) else {
            throw ImportError("\(package.folder.path) already exists; name another folder after the project")
        }
        guard !package.folder.path.hasPrefix(place.folder.path + "/") else {
            throw ImportError(
                "\(package.folder.path) is inside the project, which is not changed; name a folder outside of it")
        }
        if fetchesPackages, !project.missingProducts.isEmpty,
            let fetched = fetchPackages(of: place, beside: package.folder)
        {
            packages.append(fetched)
            project = try place.read(target: arguments.target, packages: packages)
            project.passOverMissingSources()
        }
        var settings = ImportSettings(
            project: ProjectImport.path(of: place.location, from: package.folder), target: arguments.target,
            packages: packages.map { ProjectImport.path(of: $0, from: package.folder) })
        tellFound(project, at: path)
        try leaveOutSwiftUI(of: project, in: &settings)
        let translated = try translate(project, settings: settings)
        try package.write(translated, settings: settings)
        tell("Translated: \(quantity(translated.texts.count, of: "file"))")
        report(translated)
        tellNext(package.folder, isBuilt: arguments.reuses, command: project.purpose == .app ? "dev" : "test")
        written(package.folder.path)
    }

    /// Fetches the packages that a project refers to by URL. Returns the folder with their sources; nil if there are
    /// none, or if they cannot be fetched, which is reported.
    private func fetchPackages(of place: ProjectPlace, beside package: URL) -> URL? {
        let remote = place.remotePackages
        guard !remote.references.isEmpty else { return nil }
        let folder = URL(filePath: package.path + "-packages", directoryHint: .isDirectory)
        do throws(ImportError) {
            let fetched = try remote.fetch(into: folder)
            tell("Fetched into \(folder.path): \(remote.references.map(\.name).joined(separator: ", "))")
            return fetched
        } catch {
            tell("Not imported: \(error)")
            return nil
        }
    }

    /// Reports where the package was written, and how to build it unless the caller builds it.
    private func tellNext(_ folder: URL, isBuilt: Bool, command: String) {
        guard !isBuilt else { return tell("\(folder.path) was created.") }
        let shown = ProjectImport.path(of: folder, from: URL(filePath: FileManager.default.currentDirectoryPath))
        tell("\(folder.path) was created. Next:")
        tell("    cd \(shown.contains(" ") ? "'\(shown)'" : shown) && ./kennel \(command)")
    }

    /// Translates the project of an imported package again, and reports the changes. Throws an `ImportError`.
    public func refresh(_ folder: String) throws(ImportError) {
        let imported = try Imported(folder)
        let translated = try translate(
            imported.project, settings: imported.settings, products: imported.package.products)
        let written = try translated.write(into: imported.package.folder)
        if let message = try imported.package.update(for: translated.project) { tell(message) }
        tell("Translated: \(quantity(written, of: "file")) of \(translated.texts.count) changed")
        report(translated)
    }

    /// Excludes the code of an imported project that causes compiler errors, and writes the exclusions into
    /// `kennel.json`. Returns whether further code was excluded. Throws an `ImportError`.
    ///
    /// - Parameter errors: A JSON file with the errors.
    private func leaveOut(_ errors: URL, in folder: String) throws(ImportError) -> Bool {
        guard let data = try? Data(contentsOf: errors),
            let errors = try? JSONDecoder().decode([CompilerError].self, from: data)
        else { throw ImportError("\(errors.path) contains no compiler errors") }
        let imported = try Imported(folder)
        var settings = imported.settings
        let code = FailingCode(of: imported.project, products: imported.package.products, errors: errors)
        guard try code.exclude(in: &settings) else { return false }
        try settings.write(into: imported.package.folder)
        return true
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
        tell("SwiftUI is not supported, so kennel.json leaves out the files that draw with it")
    }

    private func tellFound(_ project: Project, at path: String) {
        let modules = project.modules.map { module in
            "\(module.name) (\(module.code == .swift ? quantity(module.sources.count, of: "file") : "C"))"
        }
        tell(
            "Found: \(project.kind.rawValue) \(path), \(modules.joined(separator: ", ")), Swift \(project.swiftVersion)"
        )
    }

    private func report(_ translated: TranslatedProject) {
        if let versions = translated.era.olderVersions {
            tell("The code is for Beagle \(versions). To use another version, set \"beagle\" in kennel.json")
        }
        if !translated.leftOut.isEmpty { tell("Left out: \(translated.leftOut.joined(separator: ", "))") }
        for name in translated.unknown { tell("kennel.json leaves out \(name), which is not in the project") }
        if !translated.statics.isEmpty {
            let shown = translated.statics.prefix(4).joined(separator: ", ")
            let more = translated.statics.count > 4 ? " and \(translated.statics.count - 4) more" : ""
            tell("Each session needs a process of its own, because of static variables: \(shown)\(more)")
        }
        var told: Set<String> = []  // Several targets may have the same note.
        for note in translated.project.notes where told.insert(note).inserted { tell("Not imported: \(note)") }
        for line in RemarkLines(translated.remarks).lines { tell(line) }
    }

    private func quantity(_ count: Int, of word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

/// The package and the project of an earlier import.
private struct Imported {
    let package: ImportedPackage
    let settings: ImportSettings
    let project: Project

    /// Reads the package in a folder, and its project. Throws an `ImportError`.
    init(_ folder: String) throws(ImportError) {
        package = ImportedPackage(URL(filePath: folder))
        settings = try ImportSettings(in: package.folder)
        var project = try ProjectPlace(settings.projectPlace(in: package.folder).path).read(
            target: settings.target, packages: settings.packageFolders(in: package.folder))
        project.passOverMissingSources()
        self.project = project
    }
}
