import Foundation

/// The manifest of the package in which an imported project is built.
struct ImportedManifest {
    private let project: Project
    /// The folder of the package.
    private let folder: URL
    private let kennel: URL

    /// Creates the manifest of a project's package in a folder, which depends on the Kennel package in another folder.
    init(of project: Project, in folder: URL, kennel: URL) {
        (self.project, self.folder, self.kennel) = (project, folder, kennel)
    }

    /// The manifest.
    var text: String {
        let others = project.untranslatedPackages.map { path(of: $0, from: folder) }.sorted()
        let packages = others.map { "        .package(path: \($0.debugDescription)),\n" }.joined()
        return """
            // swift-tools-version: 6.2
            // The sources are those of the project that kennel.json names, translated.
            import PackageDescription

            /// In release, `./kennel dev` compiles only the files that changed, without optimizing them. Kennel itself
            /// is optimized. Remove the flags to optimize the app.
            let incremental = SwiftSetting.unsafeFlags(
                ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"],
                .when(configuration: .release))

            let package = Package(
                name: "\(project.app?.name ?? "")",
                dependencies: [
                    .package(name: "kennel", path: \(path(of: kennel, from: folder).debugDescription)),
            \(packages)    ],
                targets: [
            \(project.modules.map(target).joined())\(resources)
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    private var resources: String {
        let name = ResourceSources.module
        return "        .target(name: \"\(name)\", path: \"\(TranslatedProject.folder)/\(name)\"),"
    }

    private func target(_ module: Project.Module) -> String {
        let path = "\(TranslatedProject.folder)/\(module.name)"
        switch module.code {
        case .swift: return swiftTarget(module, path: path)
        case .c(_, let headers, let settings):
            let place = headers.map { ", publicHeadersPath: \($0.debugDescription)" } ?? ""
            let dependencies = module.needed.modules.map(\.debugDescription).joined(separator: ", ")
            return "        .target(name: \"\(module.name)\", dependencies: [\(dependencies)], path: \"\(path)\""
                + "\(place), cSettings: [\(settings.joined(separator: ", "))]),\n"
        case .system(_, let pkgConfig):
            let name = pkgConfig.map { ", pkgConfig: \($0.debugDescription)" } ?? ""
            return "        .systemLibrary(name: \"\(module.name)\", path: \"\(path)\"\(name)),\n"
        }
    }

    private func swiftTarget(_ module: Project.Module, path: String) -> String {
        let isApp = module == project.app && project.purpose == .app
        let kind = isApp ? "executableTarget" : module.isTest ? "testTarget" : "target"
        let files = module == project.app ? [ResourceSources.module] : []
        let own = (module.needed.modules + files).map { "\"\($0)\"" }
        let others = module.needed.products.map { product in
            ".product(name: \"\(product.name)\", package: \"\(product.package.lastPathComponent.lowercased())\")"
        }
        let products = KennelModules.products.map { ".product(name: \"\($0)\", package: \"kennel\")" }
        let lines = (own + others + products).map { "                \($0),\n" }.joined()
        return """
                    .\(kind)(
                        name: "\(module.name)",
                        dependencies: [
            \(lines)            ],
                        path: "\(path)",
                        swiftSettings: [
            \(settings(of: module))            ]),

            """
    }

    /// Returns the compiler settings of a module: a release build compiles only the files that changed, and the
    /// upcoming features that Swift 6 projects rely on are enabled.
    ///
    /// Strict concurrency is not enabled, because the mirrored UIKit types have no isolation and an app runs as one
    /// serial session.
    private func settings(of module: Project.Module) -> String {
        let names = [
            "BareSlashRegexLiterals", "ForwardTrailingClosures", "ImplicitOpenExistentials",
            "InferSendableFromCaptures",
        ]
        let features = project.swiftVersion < 6 ? [] : names.map { ".enableUpcomingFeature(\"\($0)\")" }
        let defines = module.defines.map { ".define(\($0.debugDescription))" }
        // Tests import the modules of a library with `@testable`.
        let testing = project.purpose == .library ? [".unsafeFlags([\"-enable-testing\"])"] : []
        return (["incremental"] + features + defines + testing).map { "                \($0),\n" }.joined()
    }
}
