import Foundation

/// The Swift package in which an imported project is built and run.
struct ImportedPackage {
    /// The package's folder.
    let folder: URL
    private let kennel: URL

    /// Creates a package in a folder, which depends on the Kennel package in another folder.
    init(_ folder: URL, kennel: URL = ImportedPackage.kennel) {
        self.folder = folder.standardizedFileURL
        self.kennel = kennel
    }

    /// The folder in which Kennel was built.
    static var kennel: URL {
        var folder = URL(filePath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return folder
    }

    /// The products of other packages that the manifest names, because the user may have added some; empty without a
    /// manifest.
    var products: Set<String> {
        let text = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        return Set(text.matches(of: /\.product\(\s*name:\s*"([^"]+)"/).map { String($0.1) })
    }

    /// Writes the package with the translated files, completely or not at all. Throws if the folder exists.
    func write(_ translated: TranslatedProject, settings: ImportSettings) throws(ImportError) {
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else { throw ImportError("\(folder.path) already exists") }
        let taken = KennelModules.products + ["Foundation"]
        for module in translated.project.modules where taken.contains(module.name) {
            throw ImportError(
                "the project's module \(module.name) has the name of a module of Kennel: rename it"
            )
        }
        let draft = folder.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
        defer { try? files.removeItem(at: draft) }  // After a success the draft was already moved.
        do {
            try files.createDirectory(at: draft, withIntermediateDirectories: true)
            let manifest = ImportedManifest(of: translated.project, in: folder, kennel: kennel).text
            try files.createDirectory(
                at: draft.appending(path: TranslatedProject.folder), withIntermediateDirectories: true)
            let texts = [
                (Self.manifest, manifest), (Self.writtenManifest, manifest), (ImportSettings.file, settings.text),
                (".gitignore", ".build/\n\(TranslatedProject.folder)/\n"),
            ]
            for (file, text) in texts {
                try text.write(to: draft.appending(path: file), atomically: false, encoding: .utf8)
            }
            try files.createSymbolicLink(
                atPath: draft.appending(path: "kennel").path,
                withDestinationPath: "\(path(of: kennel, from: folder))/scripts/kennel")
        } catch {
            throw ImportError("\(folder.path) could not be written: \(error.localizedDescription)")
        }
        _ = try translated.write(into: draft)
        do {
            try files.moveItem(at: draft, to: folder)
        } catch {
            throw ImportError("\(folder.path) could not be written: \(error.localizedDescription)")
        }
    }

    private static let manifest = "Package.swift"
    /// A copy of the manifest as it was written. The manifest is written again only if it still equals the copy, so
    /// that changes by the user are kept.
    private static let writtenManifest = "\(TranslatedProject.folder)/Package.written"

    /// Writes the manifest again if the modules of the project have changed. Returns a message for the user if the
    /// manifest cannot be written, because the user has changed it.
    func update(for project: Project) throws(ImportError) -> String? {
        let text = ImportedManifest(of: project, in: folder, kennel: kennel).text
        let (file, copy) = (folder.appending(path: Self.manifest), folder.appending(path: Self.writtenManifest))
        let current = try? String(contentsOf: file, encoding: .utf8)
        guard current != text else { return nil }
        let written = try? String(contentsOf: copy, encoding: .utf8)
        guard written != text else { return nil }
        guard current == nil || current == written else {
            return "The modules of the project have changed, but Package.swift was edited: delete it to create it "
                + "again, or add the modules in \(TranslatedProject.folder)"
        }
        do {
            try text.write(to: file, atomically: true, encoding: .utf8)
            try text.write(to: copy, atomically: true, encoding: .utf8)
        } catch {
            throw ImportError("\(file.path) could not be written: \(error.localizedDescription)")
        }
        return nil
    }
}

/// Returns the path of a place relative to a folder, so that both can be moved together. If only the root is common to
/// both, the path is absolute.
func path(of place: URL, from folder: URL) -> String {
    let (own, other) = (folder.resolvingSymlinksInPath().pathComponents, place.resolvingSymlinksInPath().pathComponents)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    guard shared > 1 else { return place.path }
    let parts = own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}
