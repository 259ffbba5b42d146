import Foundation

/// The location and the kind of a project.
struct ProjectPlace: Equatable {
    /// The kind of project, with its location.
    enum Form: Equatable {
        case xcode(URL)
        case workspace(URL)
        case package(URL)
        case folder(URL)
    }

    let form: Form

    /// Locates the project at a path: the path itself, or a project in that folder.
    ///
    /// Throws if there is none, or if there are several.
    init(_ path: String) throws(ImportError) {
        let place = URL(filePath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            throw ImportError("\(place.path) does not exist")
        }
        switch place.pathExtension {
        case "xcodeproj": form = .xcode(place)
        case "xcworkspace": form = .workspace(place)
        case _ where place.lastPathComponent == "Package.swift": form = .package(place.deletingLastPathComponent())
        case _ where isFolder.boolValue: form = try Self.inside(place)
        default: throw ImportError("\(place.path) is not a project: name an .xcodeproj, a Package.swift or a folder")
        }
    }

    private static func inside(_ folder: URL) throws(ImportError) -> Form {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
        guard projects.count < 2 else {
            throw ImportError(
                "\(folder.path) has \(projects.count) projects: name one of \(projects.joined(separator: ", "))")
        }
        if let project = projects.first.map({ folder.appending(path: $0) }) {
            // The Xcode project of a library has no app target, and the package beside it has the same sources and
            // tests.
            let isLibrary = names.contains("Package.swift") && !((try? XcodeProject(project))?.hasApp ?? true)
            return isLibrary ? .package(folder) : .xcode(project)
        }
        if names.contains("Package.swift") { return .package(folder) }
        return try below(folder, names) ?? .folder(folder)
    }

    /// Returns the Xcode project in a subfolder; nil if there is none. Throws if there are several.
    private static func below(_ folder: URL, _ names: [String]) throws(ImportError) -> Form? {
        let found = names.filter { !$0.hasPrefix(".") && !isForeign($0) }.flatMap { name in
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)")) ?? []
            return inside.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\(name)/\($0)" }
        }
        guard found.count < 2 else {
            throw ImportError(
                "\(folder.path) has \(found.count) projects: name one of \(found.joined(separator: ", "))")
        }
        return found.first.map { .xcode(folder.appending(path: $0)) }
    }

    /// The project file, or the folder itself if it has no project file.
    var location: URL {
        switch form {
        case .xcode(let place), .workspace(let place), .package(let place), .folder(let place): place
        }
    }

    /// The folder that contains the project's files.
    var folder: URL {
        switch form {
        case .xcode(let place), .workspace(let place): place.deletingLastPathComponent()
        case .package(let folder), .folder(let folder): folder
        }
    }

    /// Reads the project with the given target and its dependencies. Throws an `ImportError`.
    ///
    /// - Parameter packages: The user's folders of packages.
    func read(target: String?, packages: [URL] = []) throws(ImportError) -> Project {
        let project: Project
        let folders = PackageFolders(packages, beside: folder).packages
        switch form {
        case .xcode(let place):
            let found = try XcodeProject(place)
            project = try found.project(of: found.target(target), beside: others(than: place, found), folders: folders)
        case .workspace(let place): project = try Self.read(workspace: place, target, folders)
        case .package(let folder): project = try PackageProject(folder).project(target, folders: folders)
        case .folder(let folder):
            project = try folderProject(folder, packages: folders)
            if let target, project.app?.name != moduleName(target) {
                throw ImportError("there is no target \"\(target)\": \(folder.path) is a folder, which has no targets")
            }
        }
        guard project.app?.sources.isEmpty == false else {
            throw ImportError("\(project.app?.name ?? "the project") has no Swift file")
        }
        return project
    }

    /// The packages that the project and its local packages refer to by URL; empty for a workspace, and for a folder
    /// without a project file.
    var remotePackages: RemotePackages {
        switch form {
        case .xcode(let place):
            guard let project = try? XcodeProject(place) else { return RemotePackages() }
            var remote = project.remotePackages
            remote.references += LocalPackages.remoteReferences(of: project.packageFolders)
            return remote.withoutRepetitions
        case .package(let folder):
            let pins = folder.appending(path: "Package.resolved")
            return RemotePackages(
                references: LocalPackages.remoteReferences(of: [folder]),
                pins: FileManager.default.fileExists(atPath: pins.path) ? pins : nil
            ).withoutRepetitions
        case .workspace, .folder: return RemotePackages()
        }
    }

    /// Returns the projects that may build products that a project links: the projects in its groups, those of
    /// workspaces in the same folder, and `Pods.xcodeproj`. Projects that cannot be read are skipped.
    private func others(than place: URL, _ project: XcodeProject) -> [XcodeProject] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { folder.appending(path: $0) }
        let listed = workspaces.flatMap { (try? XcodeWorkspace.projects(of: $0)) ?? [] }
        let pods = [folder.appending(path: "Pods/Pods.xcodeproj")]
        var seen: Set<URL> = [place.standardizedFileURL]
        return (project.subprojects + listed + pods).map(\.standardizedFileURL)
            .filter { seen.insert($0).inserted && FileManager.default.fileExists(atPath: $0.path) }
            .compactMap { try? XcodeProject($0) }
    }

    private static func read(
        workspace place: URL, _ target: String?, _ folders: [URL]
    ) throws(ImportError) -> Project {
        var (projects, found): ([XcodeProject], [Project]) = ([], [])
        for project in try XcodeWorkspace.projects(of: place) { projects.append(try XcodeProject(project)) }
        for project in projects {
            let fits = project.targets.filter { target == nil ? $0.isApp : $0.name == target }
            for target in fits { found.append(try project.project(of: target, beside: projects, folders: folders)) }
        }
        guard let project = found.first else {
            throw ImportError("the workspace \(place.path) has no app\(target.map { " \"\($0)\"" } ?? "")")
        }
        guard found.count == 1 else {
            let list = found.compactMap(\.target).joined(separator: ", ")
            throw ImportError(
                target.map { "the workspace has \(found.count) targets \"\($0)\": import the project of one by itself" }
                    ?? "the workspace has several apps: choose one with --target; it has \(list)")
        }
        return project
    }
}
