import Foundation
import Testing

@testable import ProjectImport

@Suite("Packages of imported projects")
struct PackagesTests {
    private let place = Place()

    /// Creates a package that omits a product on Linux, with a C target, conditions, tools and documents.
    init() throws {
        try place.write([
            "checkouts/Charts/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            var products: [Product] = []
            #if !os(Linux)
            products.append(.library(name: "Charts", targets: ["Charts"]))
            #endif
            let package = Package(
                name: "Charts", products: products,
                dependencies: [
                    .package(url: "https://example.com/charming/Lines.git", from: "1.2.0"), .package(path: "../Marks"),
                ],
                targets: [
                    .target(
                        name: "Charts",
                        dependencies: [
                            "CCharts", .product(name: "Lines", package: "Lines"),
                            .product(name: "OnlyOnMac", package: "Lines", condition: .when(platforms: [.macOS])),
                        ],
                        path: "Source", exclude: ["Extra"],
                        swiftSettings: [.define("FAST"), .define("ON_LINUX", .when(platforms: [.linux]))]),
                    .target(name: "CCharts", cSettings: [.define("SIZE", to: "3"), .headerSearchPath("inner")]),
                    .testTarget(name: "ChartsTests", dependencies: ["Charts"]),
                ])
            """,
            "checkouts/Charts/Source/Chart.swift": "", "checkouts/Charts/Source/Extra/Old.swift": "",
            "checkouts/Charts/Source/Charts.docc/Tutorial.swift": "",
            "checkouts/Charts/Sources/CCharts/charts.c": "", "checkouts/Charts/Sources/CCharts/include/charts.h": "",
            "checkouts/Lines/Package.swift": Self.package("Lines"), "checkouts/Lines/src/Lines/Line.swift": "",
            "checkouts/Marks/Package.swift": Self.package("Marks"), "checkouts/Marks/Sources/Mark.swift": "",
            "checkouts/Macros/Package.swift": """
            // swift-tools-version: 5.9
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "Macros", products: [.library(name: "Macros", targets: ["Macros"])],
                targets: [.target(name: "Macros", dependencies: ["Plugin"]), .macro(name: "Plugin")])
            """,
            "App/App.xcodeproj/project.pbxproj": Self.project(products: ["Charts", "Macros", "Missing"]),
            "App/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
        ])
    }

    private static func package(_ name: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")])
        """
    }

    private static func project(products: [String]) -> String {
        let ids = products.indices.map { "X\($0)" }
        let objects = zip(ids, products).map {
            "\($0) = { isa = XCSwiftPackageProductDependency; productName = \($1); };"
        }
        return """
            { objects = {
              P = { mainGroup = G; targets = (A); buildConfigurationList = L; };
              L = { buildConfigurations = (C); };
              C = { buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) DEMO"; }; };
              G = { children = (F); sourceTree = "<group>"; }; F = { path = App.swift; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S); packageProductDependencies = (\(ids.joined(separator: ", "))); };
              S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
              R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/charming/Charts";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 5.1.0; }; };
              \(objects.joined(separator: "\n"))
            }; rootObject = P; }
            """
    }

    private func run(_ arguments: String...) throws -> [String] {
        var lines: [String] = []
        try Importer(tell: { lines.append($0) }).run(arguments)
        return lines
    }

    @Test func `Packages in a folder of checkouts are modules, with the manifest as on iOS`() throws {
        let read = try ProjectPlace(place.path("App")).read(
            target: nil, packages: [place.folder.appending(path: "checkouts")])
        #expect(read.modules.map(\.name) == ["CCharts", "Lines", "Charts", "App"])
        let charts = read.modules[2]
        #expect(charts.sources.map(\.path) == [place.path("checkouts/Charts/Source/Chart.swift")])
        #expect(charts.needed.modules == ["CCharts", "Lines"] && charts.defines == ["FAST"])
        #expect(read.modules[1].sources.map(\.path) == [place.path("checkouts/Lines/src/Lines/Line.swift")])
        #expect(
            read.modules[0].code
                == .c(
                    folder: place.folder.appending(path: "checkouts/Charts/Sources/CCharts").standardizedFileURL,
                    headers: nil, settings: [".define(\"SIZE\", to: \"3\")", ".headerSearchPath(\"inner\")"]))
        #expect(read.app?.needed.modules == ["Charts"] && read.app?.defines == ["DEBUG", "DEMO"])
        #expect(read.app?.needed.products.map(\.name) == ["Macros"])
        #expect(read.untranslatedPackages.map(\.lastPathComponent) == ["Macros"])
        #expect(
            read.notes.count == 1
                && read.notes[0].hasPrefix("the package product Missing was not found: name a folder"))
    }

    @Test func `A target in Objective-C is no module, and told unless another module replaces it`() throws {
        try place.write([
            "Mixed/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Mixed", products: [.library(name: "Mixed", targets: ["Mixed"])],
                targets: [
                    .target(name: "Mixed", dependencies: ["RxCocoaRuntime", "Old"]), .target(name: "Old"),
                    .target(name: "RxCocoaRuntime"),
                ])
            """,
            "Mixed/Sources/Mixed/A.swift": "", "Mixed/Sources/Old/Old.m": "", "Mixed/Sources/RxCocoaRuntime/In.m": "",
        ])
        let lines = try run(place.path("Mixed"), place.path("Shown"))
        #expect(
            lines.contains {
                $0.contains("the target Old of") && $0.hasSuffix("is in Objective-C, which is not supported")
            })
        #expect(!lines.contains { $0.contains("RxCocoaRuntime") })
        #expect(try !place.text("Shown/Package.swift").contains("\"Old\""))
    }

    @Test func `The package of an import has the modules of packages, and follows kennel.json`() throws {
        let lines = try run(place.path("App"), place.path("Shown"))
        #expect(lines.contains { $0.hasPrefix("Not imported: the package product Charts was not found") })
        let before = try place.text("Shown/Package.swift")
        #expect(!before.contains("\"Charts\""))
        try place.write(["Shown/kennel.json": #"{"project": "../App/App.xcodeproj", "packages": ["../checkouts"]}"#])
        _ = try run(place.path("Shown"))
        let text = try place.text("Shown/Package.swift")
        #expect(text.contains("name: \"Charts\"") && text.contains(".define(\"FAST\")"))
        #expect(text.contains(".target(name: \"CCharts\", dependencies: [], path: \"Translated/CCharts\""))
        #expect(text.contains(".package(path: \"../checkouts/Macros\")"))
        #expect(text.contains(".product(name: \"Macros\", package: \"macros\")"))
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: place.path("Shown/Translated/CCharts"))
        #expect(link == place.path("checkouts/Charts/Sources/CCharts"))
        // The changes that the user made are kept.
        try place.write(["Shown/Package.swift": text + "// Ours\n", "Shown/kennel.json": #"{"project": "../App"}"#])
        #expect(try run(place.path("Shown")).contains { $0.hasPrefix("The modules of the project have changed") })
        #expect(try place.text("Shown/Package.swift").hasSuffix("// Ours\n"))
        #expect(throws: ImportError("the folder \(place.path("App")) of --packages contains no package")) {
            try run(place.path("App"), place.path("Other"), "--packages", place.path("App"))
        }
    }

    @Test func `A module with the name of one of Kennel's gets another one, in imports too`() throws {
        try place.write([
            "checkouts/SQLite/Package.swift": Self.package("SQLite"),
            "checkouts/SQLite/Sources/SQLite/Table.swift": "public struct Table {}\n",
            "Own/App.swift": """
            import SQLite
            import struct SQLite.Table
            import UIKit
            @main class App: UIResponder, UIApplicationDelegate { var a: SQLite.Table?; let b = SQLite.Table() }
            """,
        ])
        _ = try run(place.path("Own"), place.path("Shown"), "--packages", place.path("checkouts"))
        #expect(try place.text("Shown/Package.swift").contains("name: \"SQLiteModule\""))
        let text = try place.text("Shown/Translated/Own/App.translated.swift")
        #expect(text.contains("import SQLiteModule\nimport struct SQLiteModule.Table"))
        #expect(text.contains("var a: SQLiteModule.Table?; let b = SQLiteModule.Table()"))
        #expect(place.files.contains("Shown/Translated/SQLiteModule/Table.translated.swift"))
    }

    @Test func `All modules of Kennel are known by name`() throws {
        var folder = URL(filePath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        let names = manifest.matches(of: /\.(?:module|headers|program)\(\s*"(\w+)"/).map { String($0.1) }
        #expect(names.count > 50)
        #expect(Set(names).subtracting(KennelModules.internals).subtracting(KennelModules.products).isEmpty)
    }

    @Test func `A library is imported with all its modules and its tests`() throws {
        try place.write([
            "Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [
                    .target(name: "Kit", dependencies: ["Core"]), .target(name: "Core"), .target(name: "Extra"),
                    .testTarget(name: "KitTests", dependencies: ["Kit"]),
                ])
            """,
            "Kit/Sources/Kit/Kit.swift": "import UIKit\npublic class Badge: UIView {}\n",
            "Kit/Sources/Core/Core.swift": "", "Kit/Sources/Extra/Extra.swift": "",
            "Kit/Tests/KitTests/KitTests.swift": "@testable import Kit\nimport XCTest\nclass KitTests: XCTestCase {}\n",
            "Kit/Kit.xcodeproj/project.pbxproj": """
            { objects = { P = { targets = (A); }; A = { isa = PBXNativeTarget; name = Kit;
              productType = "com.apple.product-type.framework"; }; }; rootObject = P; }
            """,
        ])
        let lines = try run(place.path("Kit"), place.path("Shown"))
        #expect(lines[0].hasSuffix("KitTests (1 file), Core (1 file), Kit (1 file), Extra (1 file), Swift 5"))
        #expect(lines.last?.hasSuffix("&& ./kennel test") == true)
        let manifest = try place.text("Shown/Package.swift")
        #expect(
            manifest.contains(".testTarget(\n            name: \"KitTests\"") && !manifest.contains("executableTarget"))
        #expect(manifest.contains("-enable-testing"))
        #expect(place.files.contains("Shown/Translated/KitTests/KitTests.translated.swift"))
        #expect(!place.files.contains { $0.hasSuffix("KennelLaunch.swift") })
    }

    @Test func `Pods that are checked in are modules, and the target that stands for all of them is none`() throws {
        try place.write([
            "Podded/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
            "Podded/App.xcodeproj/project.pbxproj": """
            { objects = {
              P = { mainGroup = G; targets = (A); };
              G = { children = (F, W); sourceTree = "<group>"; }; F = { path = App.swift; sourceTree = "<group>"; };
              W = { path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S, K); };
              S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
              K = { isa = PBXFrameworksBuildPhase; files = (V); }; V = { fileRef = W; };
            }; rootObject = P; }
            """,
            "Podded/Pods/Charms/Charm.swift": "", "Podded/Pods/Old/Old.m": "",
            "Podded/Pods/Pods.xcodeproj/project.pbxproj": """
            { objects = {
              P = { mainGroup = G; targets = (C, O, T); };
              G = { children = (F1, F2, F3); sourceTree = "<group>"; };
              F1 = { path = Charms/Charm.swift; sourceTree = "<group>"; };
              F2 = { path = Old/Old.m; sourceTree = "<group>"; };
              F3 = { path = "Pods-App-dummy.m"; sourceTree = "<group>"; };
              C = { isa = PBXNativeTarget; name = Charms; productType = "com.apple.product-type.framework";
                    buildPhases = (S1); };
              O = { isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.framework";
                    buildPhases = (S2); };
              T = { isa = PBXNativeTarget; name = "Pods-App"; productType = "com.apple.product-type.framework";
                    productReference = W; dependencies = (D1, D2); buildPhases = (S3); };
              W = { name = "Pods-App"; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              D1 = { target = C; }; D2 = { target = O; };
              S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { fileRef = F1; };
              S2 = { isa = PBXSourcesBuildPhase; files = (B2); }; B2 = { fileRef = F2; };
              S3 = { isa = PBXSourcesBuildPhase; files = (B3); }; B3 = { fileRef = F3; };
            }; rootObject = P; }
            """,
        ])
        let read = try ProjectPlace(place.path("Podded")).read(target: nil)
        #expect(read.modules.map(\.name) == ["Charms", "App"] && read.app?.needed.modules == ["Charms"])
        #expect(read.notes == ["Old, which is written in Objective-C or C (files: 1)"])
    }

    @Test func `Packages are fetched from their addresses, in the versions that the project names`() throws {
        let crumbs = place.path("remote/Crumbs")
        try place.write([
            "remote/Crumbs/Package.swift": Self.package("Crumbs"), "remote/Crumbs/Sources/Crumb.swift": "",
        ])
        for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Add"], ["tag", "1.0.0"]] {
            let settings = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
            #expect(try ProgramOutput(of: ["git", "-C", crumbs] + settings + words).status == 0)
        }
        var remote = RemotePackages(references: [.init(url: "file://\(crumbs)", requirement: "from: \"1.0.0\"")])
        let folder = URL(filePath: place.path("fetched"))
        let found = try remote.fetch(into: folder)
        #expect(PackageFolders.packages(in: found).map(\.lastPathComponent) == ["Crumbs"])
        remote.references[0] = .init(url: "file://\(crumbs)", requirement: "from: \"2.0.0\"")
        let error = #expect(throws: ImportError.self) { try remote.fetch(into: folder) }
        let words = try #require(error.map { "\($0)" })
        #expect(words.hasPrefix("the packages Crumbs could not be fetched (") && words.hasSuffix("with --packages"))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        remote.references[0] = .init(url: "file://\(crumbs)-gone", requirement: "from: \"1.0.0\"")
        let gone = #expect(throws: ImportError.self) { try remote.fetch(into: folder) }
        #expect(gone.map { "\($0)".contains("could not be fetched (") } == true)
    }

    @Test func `The dependencies of a package are fetched from their addresses, and those of its local packages`()
        throws
    {
        func package(_ name: String, _ dependencies: String) -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies)],
                targets: [.target(name: "\(name)", dependencies: [.product(name: "Salt", package: "Salt")])])
            """
        }
        try place.write([
            "Bread/Package.swift": package(
                "Bread",
                """
                .package(url: "https://example.com/food/Salt.git", from: "1.2.0"), .package(path: "../Dough"),
                .package(url: "https://example.com/food/Yeast", exact: "2.0.0"),
                """),
            "Bread/Sources/Bread/Bread.swift": "", "Bread/Package.resolved": "{}",
            "Dough/Package.swift": package(
                "Dough",
                """
                .package(url: "https://example.com/food/Flour", branch: "main"),
                .package(url: "https://example.com/other/salt", exact: "1.0.0"),
                """),
            "Dough/Sources/Dough/Dough.swift": "",
        ])
        let bread = try ProjectPlace(place.path("Bread"))
        #expect(
            bread.remotePackages.references == [
                .init(url: "https://example.com/food/Flour", requirement: #"branch: "main""#),
                .init(url: "https://example.com/food/Salt.git", requirement: #""1.2.0"..<"2.0.0""#),
                .init(url: "https://example.com/food/Yeast", requirement: #"exact: "2.0.0""#),
            ])
        #expect(bread.remotePackages.pins?.path == place.path("Bread/Package.resolved"))
        let read = try bread.read(target: nil)
        #expect(read.missingProducts.contains("Salt"))
    }

    @Test func `A project's references say which versions fit`() throws {
        try place.write([
            "Our/Our.xcodeproj/project.pbxproj": """
            { objects = {
              P = { isa = PBXProject; targets = (); };
              A = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/A.git";
                requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
              B = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/B";
                requirement = { kind = upToNextMinorVersion; minimumVersion = 2.0.0; }; };
              C = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/C";
                requirement = { kind = exactVersion; version = 3.0.0; }; };
              D = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/D";
                requirement = { kind = branch; branch = main; }; };
              E = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/E";
                requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
            }; rootObject = P; }
            """,
            "Our/Our.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
        ])
        let remote = try XcodeProject(URL(filePath: place.path("Our/Our.xcodeproj"))).remotePackages
        #expect(remote.references.map(\.name) == ["A", "B", "C", "D", "E"] && remote.pins != nil)
        #expect(
            remote.references.map(\.requirement) == [
                "from: \"1.2.0\"", ".upToNextMinor(from: \"2.0.0\")", "exact: \"3.0.0\"", "branch: \"main\"",
                "\"1.0.0\"..<\"2.0.0\"",
            ])
    }
}
