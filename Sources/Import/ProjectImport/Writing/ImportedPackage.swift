import Foundation

/// The small package in which a project of somebody's is built and run.
struct ImportedPackage {
    /// Where it lies.
    let folder: URL
    private let kennel: URL

    /// A package in a folder, which depends on Kennel in another.
    init(_ folder: URL, kennel: URL = ImportedPackage.kennel) {
        self.folder = folder.standardizedFileURL
        self.kennel = kennel
    }

    /// The folder that Kennel was built in.
    static var kennel: URL {
        var folder = URL(filePath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return folder
    }

    /// The products of packages that it names, as somebody may have added them; none where there is no manifest yet.
    var products: Set<String> {
        let text = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        return Set(text.matches(of: /\.product\(\s*name:\s*"([^"]+)"/).map { String($0.1) })
    }

    /// Modules that an app is built with, whose names none of its own can have.
    private static let taken: Set = [
        "Kennel", "Beagle", "BeagleLegacy", "UIKit", "CoreData", "Combine", "CombineCore", "SQLite3", "CSQLite",
        "UserNotifications", "CoreLocation", "LocalAuthentication", "os", "HeadlessUIKit", "Foundation",
        ResourceSources.module,
    ]

    /// The products of Kennel that an app is built with.
    private static let offered = [
        "Kennel", "Beagle", "BeagleLegacy", "UIKit", "CoreData", "Combine", "SQLite3", "UserNotifications",
        "CoreLocation", "LocalAuthentication", "os",
    ]

    /// Writes the package with what was translated, all of it or nothing. Throws where the place is taken.
    func write(_ translated: TranslatedProject, _ settings: ImportSettings) throws(ImportError) {
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else { throw ImportError("\(folder.path) is there already") }
        for module in translated.project.modules where Self.taken.contains(module.name) {
            throw ImportError(
                "the project's module \(module.name) has the name of one that apps are built with here: give it another"
            )
        }
        let draft = folder.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
        defer { try? files.removeItem(at: draft) }  // it is there no more when all went well
        do {
            try files.createDirectory(at: draft, withIntermediateDirectories: true)
            let texts = [
                ("Package.swift", manifest(translated.project)), (ImportSettings.file, settings.text),
                (".gitignore", ".build/\n\(TranslatedProject.folder)/\n"),
            ]
            for (file, text) in texts {
                try text.write(to: draft.appending(path: file), atomically: false, encoding: .utf8)
            }
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

    /// What Swift 6 reads otherwise than 5. That threads share nothing is not asked of a project: UIKit's types say
    /// nothing of it here, and all of an app is one serial session.
    private func features(of project: Project) -> String {
        guard project.swiftVersion >= 6 else { return "" }
        let names = [
            "BareSlashRegexLiterals", "ForwardTrailingClosures", "ImplicitOpenExistentials",
            "InferSendableFromCaptures",
        ]
        let lines = names.map { "                .enableUpcomingFeature(\"\($0)\"),\n" }.joined()
        return ",\n            swiftSettings: [\n\(lines)            ]"
    }

    private func manifest(_ project: Project) -> String {
        let kennel = path(of: kennel, from: folder)
        let targets = project.modules.map { module in
            let files = module == project.app ? [ResourceSources.module] : []
            let own = (module.dependencies + files).map { "\"\($0)\"" }
            let products = Self.offered.map {
                ".product(name: \"\($0)\", package: \"kennel\")"
            }
            let lines = (own + products).map { "                \($0),\n" }.joined()
            return """
                        .\(module == project.app ? "executableTarget" : "target")(
                            name: "\(module.name)",
                            dependencies: [
                \(lines)            ],
                            path: "\(TranslatedProject.folder)/\(module.name)"\(features(of: project))),

                """
        }
        return """
            // swift-tools-version: 6.2
            // The sources are those of the project that kennel.json names, translated.
            import PackageDescription

            let package = Package(
                name: "\(project.app?.name ?? "")",
                dependencies: [.package(name: "kennel", path: \(kennel.debugDescription))],
                targets: [
            \(targets.joined())        .target(name: "\(ResourceSources.module)", path: "\(TranslatedProject.folder)/\(ResourceSources.module)"),
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }
}

/// A place as another one names it: by a relative path where both lie in one tree, so that both can move.
func path(of place: URL, from folder: URL) -> String {
    let (own, other) = (folder.resolvingSymlinksInPath().pathComponents, place.resolvingSymlinksInPath().pathComponents)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    guard shared > 1 else { return place.path }
    let parts = own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}
