import Foundation
import Testing

@testable import ProjectImport

@Suite("Projects that are imported")
struct XcodeProjectTests {
    private let place = Place()

    /// A project with an app that depends on a framework, and tests. `extra` adds targets.
    private func project(extra: String = "", targets: String = "") -> String {
        """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; developmentRegion = pt; targets = (A, K, T\(targets)); buildConfigurationList = L; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 5.0; }; };
          G = { isa = PBXGroup; children = (GA, GK, S, OUT); sourceTree = "<group>"; };
          GA = { isa = PBXGroup; children = (F1, F2, V); path = App; sourceTree = "<group>"; };
          GK = { isa = PBXGroup; children = (F3, G); name = Kit; sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; exceptions = (E); };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Not.swift, Info.plist); };
          F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = "Art.xcassets"; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = "Kit/Badge Kit.swift"; sourceTree = SOURCE_ROOT; };
          OUT = { isa = PBXFileReference; path = /elsewhere/Out.swift; sourceTree = "<absolute>"; };
          A = { isa = PBXNativeTarget; name = "Our App"; productType = "com.apple.product-type.application";
                buildPhases = (PA, PR); dependencies = (D); fileSystemSynchronizedGroups = (S); };
          K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (PK); };
          T = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
          D = { isa = PBXTargetDependency; target = K; };
          PA = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
          PR = { isa = PBXResourcesBuildPhase; files = (B1, B2, B5); };
          V = { isa = PBXVariantGroup; children = (VE, VP); name = Texts.strings; sourceTree = "<group>"; };
          VE = { isa = PBXFileReference; path = en.lproj/Texts.strings; sourceTree = "<group>"; };
          VP = { isa = PBXFileReference; path = pt.lproj/Texts.strings; sourceTree = "<group>"; };
          PK = { isa = PBXSourcesBuildPhase; files = (B3); };
          B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; }; B4 = { fileRef = OUT; }; B5 = { fileRef = V; };
          X = { isa = XCSwiftPackageProductDependency; productName = Lottie; };
          \(extra)
        }; rootObject = P; }
        """
    }

    private func write(_ text: String) throws {
        try place.write([
            "Our.xcodeproj/project.pbxproj": text, "Synced/In/Deep.swift": "", "Synced/Not.swift": "",
            "Synced/In/logo.png": "", "Synced/In/More.xcassets/a.imageset/a.png": "",
        ])
    }

    @Test func `The main storyboard is that of the Info.plist, or of the build settings`() throws {
        func main(_ settings: String) throws -> String? {
            try write(project().replacingOccurrences(of: "SWIFT_VERSION = 5.0;", with: settings))
            return try ProjectPlace(place.folder.path).read(target: nil).info.mainStoryboard
        }
        let plist =
            "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Start.storyboard</string></dict></plist>"
        try place.write(["App/Our App.plist": plist, "App/Bad.plist": "<plist"])
        #expect(try main("") == nil)
        #expect(try main("INFOPLIST_FILE = \"$(SRCROOT)/App/$(TARGET_NAME).plist\";") == "Start")
        #expect(try main("INFOPLIST_FILE = App/Bad.plist; INFOPLIST_KEY_UIMainStoryboardFile = Main;") == "Main")
    }

    @Test(arguments: [("App/Bad.plist", "is not a property list"), ("App/None.plist", "does not exist")])
    func `An unreadable or missing Info.plist that a project names is reported`(file: String, words: String) throws {
        try write(project().replacingOccurrences(of: "SWIFT_VERSION = 5.0;", with: "INFOPLIST_FILE = \(file);"))
        try place.write(["App/Bad.plist": "<plist"])
        let notes = try ProjectPlace(place.folder.path).read(target: nil).notes
        #expect(notes.contains("\(place.path(file)), the app's Info.plist, \(words)"))
    }

    @Test func `A Swift 6 project is compiled in Swift 5 mode with Swift 6 syntax features`() throws {
        let text = project().replacingOccurrences(of: "SWIFT_VERSION = 5.0;", with: "SWIFT_VERSION = 6.0;")
        try write(text.replacingOccurrences(of: "files = (B1, B2, B4)", with: "files = (B1)"))
        try place.write([
            "App/Main.swift": "import UIKit\n@UIApplicationMain class App: UIResponder, UIApplicationDelegate {}\n",
            "Kit/Badge Kit.swift": "",
        ])
        let other = Place()
        var lines: [String] = []
        try Importer(tell: { lines.append($0) }).run([place.path("Our.xcodeproj"), other.path("Shown")])
        let manifest = try other.text("Shown/Package.swift")
        #expect(lines[0].hasSuffix("Swift 6") && manifest.contains("swiftLanguageModes: [.v5]"))
        #expect(manifest.components(separatedBy: ".enableUpcomingFeature(\"BareSlashRegexLiterals\")").count == 3)
    }

    @Test func `An app module has files from build phases and folders, and the targets it depends on`() throws {
        try write(project())
        let read = try ProjectPlace(place.folder.path).read(target: nil)
        #expect(read.modules.map(\.name) == ["Kit", "Our_App"])
        #expect(read.modules[0].sources.map(\.path) == [place.path("Kit/Badge Kit.swift")])
        #expect(
            read.modules[1].sources.map(\.path)
                == ["/elsewhere/Out.swift", place.path("App/Main.swift"), place.path("Synced/In/Deep.swift")].sorted())
        #expect(
            read.modules[1].resources.map(\.path) == [
                place.path("App/Art.xcassets"), place.path("App/en.lproj/Texts.strings"),
                place.path("App/pt.lproj/Texts.strings"), place.path("Synced/In/More.xcassets"),
                place.path("Synced/In/logo.png"),
            ])
        #expect(read.developmentLanguage == "pt")
        #expect(read.modules[1].needed.modules == ["Kit"] && read.swiftVersion == 5 && read.kind == .xcode)
        #expect(read.notes.count == 1 && read.notes[0].hasPrefix("the package product Lottie was not found"))
    }

    @Test func `A workspace import finds the app among its projects`() throws {
        try write(project())
        try place.write([
            "Our.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:Our.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Pods.xcodeproj"/></Workspace>
            """
        ])
        #expect(try ProjectPlace(place.path("Our.xcworkspace")).read(target: nil).app?.name == "Our_App")
        #expect(throws: ImportError("the workspace \(place.path("Our.xcworkspace")) has no app \"None\"")) {
            try ProjectPlace(place.path("Our.xcworkspace")).read(target: "None")
        }
        let workspace = try place.text("Our.xcworkspace/contents.xcworkspacedata")
        try place.write([
            "Two.xcodeproj/project.pbxproj": project(),
            "Our.xcworkspace/contents.xcworkspacedata": workspace.replacing("Pods/Pods.", with: "Two."),
        ])
        func sentence(_ target: String? = nil) -> String? {
            #expect(throws: ImportError.self) {
                try ProjectPlace(place.path("Our.xcworkspace")).read(target: target)
            }?.description
        }
        #expect(sentence("Our App") == "the workspace has 2 targets \"Our App\": import the project of one by itself")
        try place.write([
            "Two.xcodeproj/project.pbxproj": project().replacing("name = \"Our App\"", with: "name = Other")
        ])
        #expect(sentence() == "the workspace has several apps: choose one with --target; it has Our App, Other")
    }

    @Test func `A linked framework can be built by another project of the workspace`() throws {
        let linking = """
            PF = { isa = PBXFrameworksBuildPhase; files = (BF, BP); }; BF = { fileRef = FF; }; BP = { fileRef = FP; };
            FF = { isa = PBXFileReference; path = Feed.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            FP = { isa = PBXFileReference; path = Pods_Our.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """
        try write(
            project(extra: linking).replacing("buildPhases = (PA, PR)", with: "buildPhases = (PA, PR, PF)"))
        try place.write([
            "Feed/Feed.xcodeproj/project.pbxproj": """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (A); };
              G = { isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
              F1 = { isa = PBXFileReference; path = Feed.swift; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; name = Feed; productType = "com.apple.product-type.framework";
                    buildPhases = (PA); productReference = R; };
              PA = { isa = PBXSourcesBuildPhase; files = (B1); }; B1 = { fileRef = F1; };
              R = { isa = PBXFileReference; path = Feed.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            }; rootObject = P; }
            """,
            "Our.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:Feed/Feed.xcodeproj"></FileRef>
            <FileRef location = "container:Our.xcodeproj"/></Workspace>
            """,
        ])
        let read = try ProjectPlace(place.path("Our.xcworkspace")).read(target: nil)
        #expect(read.modules.map(\.name) == ["Kit", "Feed", "Our_App"])
        #expect(read.modules[1].sources.map(\.path) == [place.path("Feed/Feed.swift")])
        #expect(read.modules[2].needed.modules == ["Kit", "Feed"])
        #expect(!read.notes.contains { $0.contains("framework") })
        // Projects are found in the workspace beside this project, in a group of that workspace, and in the groups of
        // this project.
        let project = try ProjectPlace(place.path("Our.xcodeproj"))
        #expect(try project.read(target: nil).modules.map(\.name) == ["Kit", "Feed", "Our_App"])
        try place.write([
            "Our.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><Group location = "container:" name = "All"><Group location = "group:Feed">
            <FileRef location = "group:Feed.xcodeproj"></FileRef></Group></Group></Workspace>
            """
        ])
        #expect(try project.read(target: nil).modules.map(\.name) == ["Kit", "Feed", "Our_App"])
        try FileManager.default.removeItem(atPath: place.path("Our.xcworkspace"))
        let embedded = linking.replacing("PBXFrameworksBuildPhase", with: "PBXCopyFilesBuildPhase")
        try write(
            self.project(extra: embedded + "SP = { path = Feed/Feed.xcodeproj; sourceTree = SOURCE_ROOT; };")
                .replacing("buildPhases = (PA, PR)", with: "buildPhases = (PA, PR, PF)")
                .replacing("children = (GA, GK, S, OUT)", with: "children = (GA, GK, S, OUT, SP)"))
        #expect(try project.read(target: nil).modules.map(\.name) == ["Kit", "Feed", "Our_App"])
        try FileManager.default.removeItem(atPath: place.path("Feed/Feed.xcodeproj"))
        let alone = try project.read(target: nil)
        #expect(alone.modules.map(\.name) == ["Kit", "Our_App"])
        #expect(
            alone.notes.filter { $0.contains("framework") } == [
                "Feed.framework is built by another project: import a workspace that has both, if there is one"
            ])
    }

    @Test func `An invalid project fails with a one-sentence error`() throws {
        let file = place.path("Our.xcodeproj")
        func sentence(_ text: String, target: String? = nil) throws -> String {
            try write(text)
            return #expect(throws: ImportError.self) { try ProjectPlace(file).read(target: target) }?.description ?? ""
        }
        #expect(try sentence("{\n a b }") == "\(file)/project.pbxproj is invalid in line 2: there is no = after \"a\"")
        #expect(try sentence("{}") == "\(file)/project.pbxproj is not an Xcode project: it has no root object")
        #expect(try sentence(project(), target: "No") == "there is no target \"No\"; it has Our App, Kit, Tests")
        #expect(try sentence(project(), target: "Tests") == "Tests has no Swift file")
        let twin = "A2 = { isa = PBXNativeTarget; name = NAME; productType = \"com.apple.product-type.application\"; };"
        let second = project(extra: twin.replacing("NAME", with: "Other"), targets: ", A2")
        #expect(
            try sentence(second) == "the project has 2 apps: choose one with --target; it has Our App, Other")
        let twins = project(extra: twin.replacing("NAME", with: "\"Our App\""), targets: ", A2")
        #expect(
            try sentence(twins, target: "Our App")
                == "the project has 2 targets \"Our App\"; give them different names")
        let clash = project(
            extra: "K2 = { name = \"Our_App\"; buildPhases = (PK); }; D2 = { target = K2; };"
        ).replacing("dependencies = (D)", with: "dependencies = (D, D2)")
        #expect(try sentence(clash) == "two targets build a module \"Our_App\"; give them different names")
        #expect(throws: ImportError("/nowhere does not exist")) { try ProjectPlace("/nowhere") }
        #expect(
            try sentence("{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }")
                == "the project has no target that is an app; it has no targets")
        #expect(
            try sentence("{ objects = { P = { targets = (G); }; }; rootObject = P; }", target: "G")
                == "there is no target \"G\"; it has no targets")
        try place.write(["Empty.xcodeproj/notes.txt": ""])
        let folder = place.folder.path
        #expect(
            throws: ImportError("\(folder) has 2 projects: name one of Empty.xcodeproj, Our.xcodeproj")
        ) { try ProjectPlace(folder) }
        let empty = place.path("Empty.xcodeproj")
        #expect(throws: ImportError("\(empty)/project.pbxproj cannot be read")) {
            try ProjectPlace(empty).read(target: nil)
        }
    }

    @Test func `A folder import takes Swift files except tests and dependencies, and fails without any`() throws {
        #expect(throws: ImportError("there is no Swift file in \(place.folder.path)")) {
            try ProjectPlace(place.folder.path).read(target: nil)
        }
        try place.write(["a/B.swift": "", "Pods/C.swift": "", "aTests/D.swift": "", ".e/F.swift": ""])
        let read = try ProjectPlace(place.folder.path).read(target: nil)
        #expect(read.modules.flatMap(\.sources).map(\.path) == [place.path("a/B.swift")] && read.kind == .folder)
        let name = try #require(read.app?.name)
        #expect(try ProjectPlace(place.folder.path).read(target: name) == read)
        #expect(
            throws: ImportError("there is no target \"No\": \(place.folder.path) is a folder, which has no targets")
        ) { try ProjectPlace(place.folder.path).read(target: "No") }
    }

    @Test func `A package import takes the named target and its dependencies and writes no file`() throws {
        try place.write([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Kit"), .target(name: "App", dependencies: ["Kit"], path: "Own", exclude: ["Left"]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """, "Sources/Kit/K.swift": "", "Own/A.swift": "", "Own/Left/B.swift": "",
        ])
        let before = place.files
        let read = try ProjectPlace(place.folder.path).read(target: "App")
        #expect(read.modules.map(\.name) == ["Kit", "App"] && read.modules[1].needed.modules == ["Kit"])
        #expect(read.modules[1].sources.map(\.path) == [place.path("Own/A.swift")])
        #expect(place.files == before)
        #expect(throws: ImportError("there is no target \"No\"; the package has Kit, App")) {
            try ProjectPlace(place.folder.path).read(target: "No")
        }
    }

    private static let core = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
        """

    @Test func `Local packages of a project are modules of the app, with their dependencies`() throws {
        try write(
            project(
                extra: """
                    Q = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Cart; };
                    Y = { isa = XCSwiftPackageProductDependency; productName = CartKit; };
                    Z = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          buildPhases = (PA); packageProductDependencies = (Y, X); };
                    """, targets: ", Z"))
        try place.write([
            "Packages/Core/Package.swift": Self.core, "Packages/Core/Sources/Core/Core.swift": "",
            "Packages/Cart/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cart", products: [.library(name: "CartKit", targets: ["Cart"])],
                dependencies: [.package(path: "../Core")],
                targets: [.target(name: "Cart", dependencies: ["Core"])])
            """, "Packages/Cart/Sources/Cart/Cart.swift": "",
        ])
        let read = try ProjectPlace(place.folder.path).read(target: "Shop")
        #expect(read.modules.map(\.name) == ["Core", "Cart", "Shop"])
        #expect(read.modules.map(\.needed.modules) == [[], ["Core"], ["Cart"]])
        #expect(read.modules[1].sources.map(\.path) == [place.path("Packages/Cart/Sources/Cart/Cart.swift")])
        #expect(read.notes.count == 1 && read.notes[0].hasPrefix("the package product Lottie"))
    }

    @Test func `A bridging header's imports apply to every file, and app extensions are left out`() throws {
        try write(
            project(
                extra: """
                    M = { isa = XCConfigurationList; buildConfigurations = (N); };
                    N = { isa = XCBuildConfiguration; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "Shop/Shop-Bridge.h"; }; };
                    W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
                    H = { isa = PBXTargetDependency; target = W; };
                    Z = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          buildPhases = (PA); buildConfigurationList = M; dependencies = (H); };
                    """, targets: ", Z"))
        let header = "@import UIKit;\n#import <CoreData/CoreData.h>\n#import \"Old.h\"\n#import <sqlite3.h>\n"
        try place.write(["Shop/Shop-Bridge.h": header])
        let read = try ProjectPlace(place.folder.path).read(target: "Shop")
        #expect(read.modules.map(\.name) == ["Shop"] && read.modules[0].bridged == ["CoreData", "SQLite3", "UIKit"])
        #expect(
            read.notes.prefix(2) == [
                "Widget, an extension, which is a separate program",
                "Old.h, which Shop-Bridge.h imports, is not Swift",
            ])
    }
}
