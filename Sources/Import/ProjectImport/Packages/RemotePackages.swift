import Foundation

/// The packages that a project refers to by URL.
struct RemotePackages: Equatable {
    /// The URL of a package, and the required versions in the notation of a manifest: `from: "1.2.0"`.
    struct Reference: Hashable {
        let url: String
        let requirement: String

        /// The last path component of the URL, without `.git`.
        var name: String {
            let last = url.split(separator: "/").last.map(String.init) ?? url
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
    }

    var references: [Reference] = []
    /// The file in which Xcode stores the resolved versions; nil if there is none.
    var pins: URL?

    /// The packages without duplicate URLs, in the order of the URLs. If a URL occurs several times, its first
    /// requirement is used.
    var withoutRepetitions: RemotePackages {
        var seen: Set<String> = []
        return RemotePackages(
            references: references.filter { seen.insert($0.name.lowercased()).inserted }.sorted { $0.url < $1.url },
            pins: pins)
    }

    /// Fetches the packages and their dependencies with SwiftPM. The versions are those that Xcode has resolved, if it
    /// has.
    ///
    /// - Parameter folder: The folder of the manifest that is written for SwiftPM, which fetches into its build folder.
    /// - Returns: The folder with the packages' sources.
    func fetch(into folder: URL) throws(ImportError) -> URL {
        let files = FileManager.default
        let ended: ProgramOutput
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
            if let pins {
                let copy = folder.appending(path: "Package.resolved")
                try? files.removeItem(at: copy)
                try files.copyItem(at: pins, to: copy)
            }
            // Git must not prompt for a password.
            ended = try ProgramOutput(of: [
                "GIT_TERMINAL_PROMPT=0", "swift", "package", "--package-path", folder.path, "resolve",
            ])
        } catch {
            throw failure(because: error.localizedDescription)
        }
        guard ended.status == 0 else {
            try? files.removeItem(at: folder)
            // Without a network SwiftPM says only that Git found no copy on the machine.
            let isUnreachable = ended.lastError.contains("Git command")
            throw failure(because: isUnreachable ? "Git cannot reach them" : ended.lastError)
        }
        return folder.appending(path: ".build/checkouts")
    }

    private func failure(because reason: String) -> ImportError {
        let names = references.map(\.name).sorted().joined(separator: ", ")
        return ImportError(
            "the packages \(names) could not be fetched (\(reason)): name a folder with their checkouts with --packages"
        )
    }

    private var manifest: String {
        let lines = references.map { "        .package(url: \($0.url.debugDescription), \($0.requirement)),\n" }
        return """
            // swift-tools-version: 5.9
            // The packages of the project, fetched by kennel import.
            import PackageDescription

            let package = Package(
                name: "FetchedPackages",
                dependencies: [
            \(lines.sorted().joined())    ])

            """
    }
}
