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

    /// The names of modules that every app is built with. The project's own modules cannot have these names.
    private static let taken: Set = [
        "Kennel", "Beagle", "BeagleLegacy", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreData",
        "Combine", "CombineCore", "SQLite3", "CSQLite", "UserNotifications", "CoreLocation", "LocalAuthentication",
        "Network", "SystemConfiguration", "Security", "StoreKit", "os",
        "HeadlessUIKit", "SessionEnvironment", "FoundationShims", "Foundation",
        ResourceSources.module,
    ]

    /// The products of Kennel that every app is built with.
    private static let productNames = [
        "Kennel", "Beagle", "BeagleLegacy", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreData",
        "Combine", "SQLite3", "UserNotifications", "CoreLocation", "LocalAuthentication", "Network",
        "SystemConfiguration", "Security", "StoreKit", "os",
    ]

    /// Writes the package with the translated files, completely or not at all. Throws if the folder exists.
    func write(_ translated: TranslatedProject, settings: ImportSettings) throws(ImportError) {
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else { throw ImportError("\(folder.path) is there already") }
        for module in translated.project.modules where Self.taken.contains(module.name) {
            throw ImportError(
                "the project's module \(module.name) has the name of one that apps are built with here: give it another"
            )
        }
        let draft = folder.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
        defer { try? files.removeItem(at: draft) }  // After a success the draft was already moved.
        do {
            try files.createDirectory(at: draft, withIntermediateDirectories: true)
            let texts = [
                ("Package.swift", manifest(translated.project)), (ImportSettings.file, settings.text),
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

    /// Returns the compiler settings of a module: a release build compiles only the files that changed, and the upcoming
    /// features that Swift 6 projects rely on are enabled.
    ///
    /// Strict concurrency is not enabled, because the mirrored UIKit types have no isolation and an app runs as one
    /// serial session.
    private func settings(of project: Project) -> String {
        let names = [
            "BareSlashRegexLiterals", "ForwardTrailingClosures", "ImplicitOpenExistentials",
            "InferSendableFromCaptures",
        ]
        let features = project.swiftVersion < 6 ? [] : names.map { ".enableUpcomingFeature(\"\($0)\")" }
        return (["incremental"] + features).map { "                \($0),\n" }.joined()
    }

    private func manifest(_ project: Project) -> String {
        let kennel = path(of: kennel, from: folder)
        let targets = project.modules.map { module in
            let files = module == project.app ? [ResourceSources.module] : []
            let own = (module.dependencies + files).map { "\"\($0)\"" }
            let products = Self.productNames.map {
                ".product(name: \"\($0)\", package: \"kennel\")"
            }
            let lines = (own + products).map { "                \($0),\n" }.joined()
            return """
                        .\(module == project.app ? "executableTarget" : "target")(
                            name: "\(module.name)",
                            dependencies: [
                \(lines)            ],
                            path: "\(TranslatedProject.folder)/\(module.name)",
                            swiftSettings: [
                \(settings(of: project))            ]),

                """
        }
        return """
            // swift-tools-version: 6.2
            // The sources are those of the project that kennel.json names, translated.
            import PackageDescription

            /// In release, `./kennel dev` compiles only the files that changed, without optimizing them. Kennel itself is
            /// optimized. Remove the flags to optimize the app.
            let incremental = SwiftSetting.unsafeFlags(
                ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"],
                .when(configuration: .release))

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

/// Returns the path of a place relative to a folder, so that both can be moved together. If only the root is common to
/// both, the path is absolute.
func path(of place: URL, from folder: URL) -> String {
    let (own, other) = (folder.resolvingSymlinksInPath().pathComponents, place.resolvingSymlinksInPath().pathComponents)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    guard shared > 1 else { return place.path }
    let parts = own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}
