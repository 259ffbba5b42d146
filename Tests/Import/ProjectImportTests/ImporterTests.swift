import Foundation
import Testing

@testable import ProjectImport

@Suite("kennel import")
struct ImporterTests {
    private let place = Place()

    init() throws {
        try place.write([
            "Our/App.swift": "import UIKit\n@UIApplicationMain class App: UIResponder, UIApplicationDelegate {}\n",
            "Our/Store.swift": "import SpriteKit\nclass Store { static let shared = Store() }\n",
        ])
    }

    /// Runs the importer. Returns its messages.
    private func run(_ arguments: String...) throws -> [String] {
        var lines: [String] = []
        try Importer(tell: { lines.append($0) }).run(arguments)
        return lines
    }

    @Test func `The import writes a package that compiles translated files, and leaves the project alone`() throws {
        let lines = try run(place.path("Our"), place.path("Shown"))
        #expect(lines[0] == "Found: folder \(place.path("Our")), Our (2 files), Swift 5")
        #expect(
            lines[1...2] == [
                "Translated: 2 files",
                "Each session needs a process of its own, because of static variables: Store.shared",
            ])
        #expect(lines[3].hasPrefix("\(place.path("Our/Store.swift")):1:1: SpriteKit is not supported: "))
        #expect(
            place.files == [
                "Our/App.swift", "Our/Store.swift", "Shown/.gitignore", "Shown/Package.swift",
                "Shown/Translated/CAppFiles/files.c", "Shown/Translated/CAppFiles/include/CAppFiles.h",
                "Shown/Translated/Our/App.translated.swift", "Shown/Translated/Our/KennelLaunch.swift",
                "Shown/Translated/Our/Store.translated.swift", "Shown/Translated/Package.written", "Shown/kennel",
                "Shown/kennel.json",
            ])
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: place.path("Shown/kennel"))
        #expect(link.hasSuffix("/scripts/kennel") && FileManager.default.fileExists(atPath: place.path("Shown/kennel")))
        let launch = try place.text("Shown/Translated/Our/KennelLaunch.swift")
        #expect(launch.contains("Kennel.run { UIApplication.shared.usesBeagle = false; return App() }"))
        #expect(try place.text("Shown/kennel.json").contains("\"project\" : \"../Our\""))
        let manifest = try place.text("Shown/Package.swift")
        #expect(manifest.contains("path: \"Translated/Our\"") && manifest.contains("swiftLanguageModes: [.v5]"))
        #expect(manifest.contains("swiftSettings: [\n                incremental,\n            ])"))
    }

    @Test func `A remark that applies to several places is reported once with all places`() throws {
        try place.write(Dictionary(uniqueKeysWithValues: (1...9).map { ("Our/Map\($0).swift", "import SpriteKit\n") }))
        let lines = try run(place.path("Our"), place.path("Shown"))
        let told = lines.filter { $0.contains("SpriteKit") }
        #expect(told.count == 1 && told[0].hasPrefix("SpriteKit is not supported: "))
        #expect(
            told[0].hasSuffix(
                "(10 places: Map1.swift:1, Map2.swift:1, Map3.swift:1, Map4.swift:1, Map5.swift:1, Map6.swift:1, Map7.swift:1, Map8.swift:1 and 2 more)"
            ))
    }

    @Test func `Errors have the descriptions of iOS in a module that reads them`() throws {
        let file = "Shown/Translated/Our/KennelErrors.swift"
        try place.write(["Our/Store.swift": "func text(_ error: Error) -> String { error.localizedDescription }\n"])
        _ = try run(place.path("Our"), place.path("Shown"))
        let text = try place.text(file)
        #expect(text.contains("\nextension Error { var localizedDescription: String { sessionDescription } }\n"))
        #expect(text.contains("\nextension NSError { var localizedDescription: String { sessionDescription } }\n"))
    }

    @Test(arguments: [
        ("class Lost: NSError {}", 1), ("extension Error { var localizedDescription: String { \"lost\" } }", 0),
        ("extension NSError { var localizedDescription: String { \"lost\" } }", 0),
    ])
    func `A module's own descriptions of errors remain`(declaration: String, count: Int) throws {
        let read = "func text(_ error: Error) -> String { error.localizedDescription }\n"
        try place.write(["Our/Store.swift": "import Foundation\n\(declaration)\n\(read)"])
        _ = try run(place.path("Our"), place.path("Shown"))
        let text = (try? place.text("Shown/Translated/Our/KennelErrors.swift")) ?? ""
        #expect(text.split(separator: "\n").count { $0.hasPrefix("extension ") } == count)
    }

    @Test func `An app with a main.swift starts with the delegate class that the file names`() throws {
        try place.write([
            "Old/App.swift": """
            import UIKit
            class App: UIResponder, UIApplicationDelegate {}
            class Loop: UIApplication {}
            """,
            "Old/main.swift": """
            import UIKit
            UIApplicationMain(
                CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Loop.self), NSStringFromClass(App.self))
            """,
        ])
        _ = try run(place.path("Old"), place.path("Shown"))
        #expect(try place.text("Shown/Translated/Old/KennelLaunch.swift").contains("return App() }"))
        #expect(!place.files.contains { $0.hasSuffix("main.translated.swift") })
    }

    @Test func `A Core Data model is bundled with the classes that Xcode would generate`() throws {
        try place.write([
            "Our/Till.xcdatamodeld/.xccurrentversion":
                "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Two.xcdatamodel</string></dict></plist>",
            "Our/Till.xcdatamodeld/One.xcdatamodel/contents": "<model/>",
            "Our/Till.xcdatamodeld/Two.xcdatamodel/contents": """
            <model><entity name="Sale" representedClassName=".Sale" codeGenerationType="class">
            <attribute name="cents" optional="YES" attributeType="Integer 32" defaultValueString="3"
                usesScalarValueType="YES"/>
            <relationship name="lines" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Line"
                inverseName="sale"/>
            </entity><entity name="Line" representedClassName="Missing"/></model>
            """,
            "Our/Round.xcdatamodeld/Round.xcdatamodel/contents": """
            <model><entity name="A" parentEntity="B"/><entity name="B" parentEntity="A"/></model>
            """,
            "Our/Broken.xcdatamodeld/Broken.xcdatamodel/contents": "<model>",
        ])
        let lines = try run(place.path("Our"), place.path("Shown"))
        #expect(lines.contains { $0.contains("Broken.xcdatamodel/contents is not valid XML") })
        #expect(lines.contains { $0.hasSuffix("there is no class Missing, so Line uses NSManagedObject") })
        let ancestor = "Round.xcdatamodel/contents has the entity A, which is its own ancestor"
        #expect(lines.contains { $0.hasSuffix(ancestor) })
        let text = try place.text("Shown/Translated/Our/KennelModels.swift")
        #expect(text.contains("NSManagedObjectModel(\"Till\""))
        #expect(text.contains("NSEntityDescription(\"Sale\", of: Sale.self, properties: [NSAttributeDescription("))
        #expect(text.contains("isOptional: true, defaultValue: Int64(3))"))
        #expect(
            text.contains(
                "to: \"Line\", inverse: \"sale\", isToMany: true, deleteRule: .cascadeDeleteRule, isOptional: true)"))
        #expect(text.contains("NSEntityDescription(\"Line\", properties: [])"))
        #expect(text.contains("open class Sale: NSManagedObject {}") && text.contains("public var cents: Int32 {"))
        #expect(text.contains("public func addToLines(_ value: NSSet) { addManaged(\"lines\", value) }"))
        let launch = try place.text("Shown/Translated/Our/KennelLaunch.swift")
        #expect(
            launch.contains("import Beagle\nimport CoreData\nimport Kennel")
                && launch.contains("NSManagedObjectModel.bundled = modelsOfOur; "))
        // Code that looks for the model in the bundle finds it by its name.
        #expect(try place.text("Shown/Translated/Our/KennelResources.swift").contains("(\"Till.momd\", file("))
    }

    @Test func `Changed files are translated again, deleted ones removed, and files are left out by name`() throws {
        _ = try run(place.path("Our"), place.path("Shown"))
        #expect(try run(place.path("Shown"))[0] == "Translated: 0 files of 2 changed")
        try place.write([
            "Our/New.swift": "import UIKit\n", "Our/Store.swift": "class Store {}\n",
            "Shown/kennel.json": #"{"project": "../Our", "leaveOut": ["App2.swift", "Our/New.swift"]}"#,
        ])
        let lines = try run(place.path("Shown"))
        #expect(
            lines == [
                "Translated: 1 file of 2 changed", "Left out: New.swift",
                "kennel.json leaves out App2.swift, which is not in the project",
            ])
        #expect(try place.text("Shown/Translated/Our/KennelLaunch.swift").contains("Kennel.run { "))
        try FileManager.default.removeItem(atPath: place.path("Our/Store.swift"))
        _ = try run(place.path("Shown"))
        #expect(!place.files.contains("Shown/Translated/Our/Store.translated.swift"))
    }

    /// Passes errors of the compiler to the importer. Returns its exit status.
    private func leaveOut(_ errors: String) throws -> Int32 {
        try place.write(["errors.json": errors])
        return try Importer(tell: { _ in }).run([place.path("Shown"), "--errors", place.path("errors.json")])
    }

    @Test func `Code that does not compile is left out part by part, with the reason`() throws {
        try place.write([
            "Our/Store.swift": "import Charms\nclass Store {\n    func save() {\n        charm()\n    }\n}\n",
            "Our/Till.swift": "import Charms\nclass Till: Charm {}\n",
        ])
        _ = try run(place.path("Our"), place.path("Shown"))
        func error(_ file: String, _ line: Int, _ column: Int) -> String {
            "{\"file\": \"\(place.path("Our/" + file))\", \"line\": \(line), \"column\": \(column), \"message\": \"no charm\"}"
        }
        // An error of an import statement excludes that import in all files.
        #expect(try leaveOut("[\(error("Store.swift", 1, 8))]") == 0)
        var text = try place.text("Shown/kennel.json")
        #expect(text.matches(of: /"declaration" : "import Charms"/).count == 2)
        #expect(try leaveOut("[\(error("Store.swift", 4, 9)), \(error("Till.swift", 2, 13))]") == 0)
        text = try place.text("Shown/kennel.json")
        #expect(text.contains("\"statement\" : \"charm()\"") && text.contains("\"in\" : \"Store.save()\""))
        #expect(text.contains("\"inheritance\" : \"Charm\"") && text.contains("\"reason\" : \"no charm\""))
        _ = try run(place.path("Shown"))
        let store = try place.text("Shown/Translated/Our/Store.translated.swift")
        #expect(store.contains("import UIKit") && store.contains("LeftOut.statement(\"charm()\", line: #line"))
        #expect(try place.text("Shown/Translated/Our/Till.translated.swift").contains("class Till "))
        // A larger part replaces the smaller parts in it; in the end, the complete file is left out.
        #expect(try leaveOut("[\(error("Store.swift", 4, 9))]") == 0)
        text = try place.text("Shown/kennel.json")
        #expect(text.contains("\"body\" : \"Store.save()\"") && !text.contains("\"statement\""))
        for _ in 0..<3 { _ = try leaveOut("[\(error("Store.swift", 4, 9))]") }
        #expect(try run(place.path("Shown")).contains("Left out: Store.swift"))
        // Errors in other files do not belong to the project.
        #expect(try leaveOut(#"[{"file": "/elsewhere/A.swift", "line": 1, "column": 1, "message": "a"}]"#) == 3)
        #expect(try leaveOut(#"[{"message": "error: link command failed"}]"#) == 3)
        #expect(throws: ImportError.self) { try leaveOut("garbage") }
    }

    @Test func `An error in a file's generated code leaves the file out only if no part of the file causes it`() throws
    {
        try place.write(["Our/Store.swift": "class Store {\n    var map: Map!\n}\n"])
        _ = try run(place.path("Our"), place.path("Shown"))
        let generated = """
            {"file": "\(place.path("Our/Store.swift"))", "line": 5, "column": 1, "message": "no table"}
            """
        let own = """
            {"file": "\(place.path("Our/Store.swift"))", "line": 2, "column": 14, "message": "cannot find type 'Map' in scope"}
            """
        #expect(try leaveOut("[\(generated), \(own)]") == 0)
        #expect(try place.text("Shown/kennel.json").contains("\"declaration\" : \"Store.map\""))
        #expect(try !place.text("Shown/kennel.json").contains("no table"))
        #expect(try leaveOut("[\(generated)]") == 0)
        #expect(try place.text("Shown/kennel.json").contains("no table"))
    }

    @Test func `A part is not listed if the declaration around it is listed by the same build`() throws {
        try place.write([
            "Our/Store.swift": "class Store {\n    lazy var map: Map = {\n        show(Map())\n    }()\n}\n"
        ])
        _ = try run(place.path("Our"), place.path("Shown"))
        func error(_ line: Int, _ column: Int) -> String {
            """
            {"file": "\(place.path("Our/Store.swift"))", "line": \(line), "column": \(column), "message": "no Map"}
            """
        }
        for errors in [[error(2, 19), error(3, 14)], [error(3, 14), error(2, 19)]] {
            try place.write(["Shown/kennel.json": #"{"project": "../Our", "leaveOut": []}"#])
            #expect(try leaveOut("[\(errors.joined(separator: ", "))]") == 0)
            let text = try place.text("Shown/kennel.json")
            #expect(text.contains("\"declaration\" : \"Store.map\"") && !text.contains("\"statement\""))
            #expect(try !run(place.path("Shown")).contains { $0.contains("not in the project") })
        }
    }

    @Test func `Code that uses excluded code is left out for the reason of that`() throws {
        try place.write([
            "Our/Store.swift": """
            class Store {
                var map: Map!
                func open() {
                    let pin = Pin()
                    print(pin)
                }
            }

            """,
            "Our/Till.swift":
                "func f() {\n    Store().map = nil\n    print(pin)\n    print(map)\n    Till().map = 1\n}\n",
        ])
        _ = try run(place.path("Our"), place.path("Shown"))
        func error(_ file: String, _ line: Int, _ message: String) -> String {
            """
            {"file": "\(place.path("Our/" + file))", "line": \(line), "column": 14, "message": "\(message)"}
            """
        }
        let causes = [
            error("Store.swift", 2, "cannot find type 'Map' in scope"),
            error("Store.swift", 4, "cannot find 'Pin' in scope"),
        ]
        _ = try leaveOut("[\(causes.joined(separator: ", "))]")
        let effects = [
            error("Till.swift", 2, "value of type 'Store' has no member 'map'"),
            error("Store.swift", 5, "cannot find 'pin' in scope"), error("Till.swift", 3, "cannot find 'pin' in scope"),
            error("Till.swift", 4, "cannot find 'map' in scope"),
            error("Till.swift", 5, "value of type 'Till' has no member 'map'"),
        ]
        _ = try leaveOut("[\(effects.joined(separator: ", "))]")
        let text = try place.text("Shown/kennel.json")
        #expect(text.matches(of: /"reason" : "cannot find type 'Map' in scope"/).count == 2)
        #expect(text.matches(of: /"reason" : "cannot find 'Pin' in scope"/).count == 2)
        // Equal names of local variables in other files, and of members of other types, are not affected.
        for message in effects.suffix(3) {
            let message = message.matches(of: /"message": "([^"]+)"/).first.map { String($0.1) } ?? ""
            #expect(text.matches(of: /"reason" : "([^"]+)"/).filter { $0.1 == message }.count == 1)
        }
        #expect(!text.contains("type 'Store' has no member"))
    }

    @Test func `Settings that name code that is gone are told, and unreadable ones refused`() throws {
        _ = try run(place.path("Our"), place.path("Shown"))
        try place.write([
            "Shown/kennel.json":
                #"{"project": "../Our", "leaveOut": [{"file": "Store.swift", "body": "Store.save()", "reason": "a"}]}"#
        ])
        #expect(
            try run(place.path("Shown")).contains(
                "kennel.json leaves out Store.save() of Store.swift, which is not in the project"))
        try place.write(["Shown/kennel.json": #"{"project": "../Our", "leaveOut": [{"body": "Store.save()"}]}"#])
        #expect(throws: ImportError.self) { try run(place.path("Shown")) }
    }

    @Test func `A project one folder further down is found, unless there are several`() throws {
        try place.write([
            "Clone/ios/App.xcodeproj/project.pbxproj": """
            { objects = { P = { targets = (A); mainGroup = G; }; G = { children = (F); sourceTree = "<group>"; };
              F = { path = App.swift; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; name = App;
                    buildPhases = (S); };
              S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
            }; rootObject = P; }
            """,
            "Clone/ios/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
        ])
        #expect(try run(place.path("Clone"), place.path("Shown"))[0].hasPrefix("Found: Xcode project"))
        #expect(try place.text("Shown/kennel.json").contains("Clone/ios/App.xcodeproj"))
        try place.write(["Clone/other/B.xcodeproj/project.pbxproj": "{}"])
        let words = "\(place.path("Clone")) has 2 projects: name one of ios/App.xcodeproj, other/B.xcodeproj"
        #expect(throws: ImportError(words)) { try run(place.path("Clone"), place.path("Again")) }
    }

    @Test func `SwiftUI views are left out from the start, and kennel.json lists them`() throws {
        try place.write([
            "Our/Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n",
            "Our/Cell.swift": "import SwiftUI\nclass Cell: UICollectionViewCell {}\n",
        ])
        let lines = try run(place.path("Our"), place.path("Shown"))
        #expect(lines.contains("SwiftUI is not supported, so kennel.json leaves out the files that draw with it"))
        #expect(lines.contains("Left out: Row.swift"))
        #expect(try place.text("Shown/kennel.json").contains("\"Row.swift\""))
        // SwiftUI implies UIKit.
        #expect(try place.text("Shown/Translated/Our/Cell.translated.swift").contains("import UIKit"))
    }

    @Test func `Resources are embedded, again after a file changed, and unusable ones are reported`() throws {
        try place.write([
            "Our/Art.xcassets/logo.imageset/Contents.json": #"{"images": [{"filename": "a.png", "scale": "2x"}]}"#,
            "Our/Art.xcassets/logo.imageset/a.png": "png", "Our/Art.xcassets/bad.imageset/Contents.json": "{",
            "Our/en.lproj/Localizable.strings": #""a" = "it \"is\""; "A" = "why???=";"#,
            "Our/en.lproj/InfoPlist.strings": "",
            "OurTests/Other.xcassets/x.imageset/Contents.json": "{}",
        ])
        let lines = try run(place.path("Our"), place.path("Shown"))
        let bad = place.path("Our/Art.xcassets/bad.imageset/Contents.json")
        #expect(lines.contains("Not imported: \(bad) is not in the format of a catalogue"))
        #expect(lines.contains("Translated: 2 files"))
        let launch = try place.text("Shown/Translated/Our/KennelLaunch.swift")
        #expect(
            launch.contains(
                "{ UIApplication.shared.resources = appResources; UIApplication.shared.strings = appStrings; "
                    + "UIApplication.shared.usesBeagle = false; return App() }"
            ))
        let table = try place.text("Shown/Translated/Our/KennelResources.swift")
        #expect(table.contains("(\"logo\", \"image/png\", 2, false)"))
        let bytes = try place.text("Shown/Translated/CAppFiles/files.c")
        #expect(bytes.contains("// 3 bytes, ") && bytes.contains("/Our/Art.xcassets/logo.imageset/a.png"))
        #expect(bytes.contains(#""\"a\" : \"it \\\"is\\\"\"""#))
        // Question marks are escaped to avoid trigraphs.
        #expect(bytes.contains(#"\"A\" : \"why\?\?\?="#))
        try place.write(["Our/Art.xcassets/logo.imageset/a.png": "other"])
        #expect(try run(place.path("Shown"))[0] == "Translated: 0 files of 2 changed")
        #expect(try place.text("Shown/Translated/CAppFiles/files.c").contains("// 5 bytes, "))
        for gone in ["Our/Art.xcassets", "Our/en.lproj"] {
            try FileManager.default.removeItem(atPath: place.path(gone))
        }
        _ = try run(place.path("Shown"))
        #expect(!place.files.contains("Shown/Translated/Our/KennelResources.swift"))
        #expect(try place.text("Shown/Translated/Our/KennelLaunch.swift").contains("return App() }"))
    }

    @Test func `Storyboards and nibs are embedded with their classes, and broken ones are reported`() throws {
        let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">"
        try place.write([
            "Our/Base.lproj/Main.storyboard": document + "<x customClass=\"Desk\" id=\"1\"/></document>",
            "Our/Old.xib": "<archive/>", "Our/LaunchScreen.storyboard": "nothing",
            "Our/Desk.swift": "import UIKit\nclass Desk: UIViewController { @IBOutlet var label: UILabel! }\n",
            "Our/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
            <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
            """,
        ])
        let lines = try run(place.path("Our"), place.path("Shown"))
        #expect(
            lines.contains(
                "Not imported: \(place.path("Our/Old.xib")): Old.xib has the format of Xcode 4: open it in a newer "
                    + "version, and save it"))
        #expect(!lines.contains { $0.contains("LaunchScreen") })
        let translated = try place.text("Shown/Translated/Our/Desk.translated.swift")
        #expect(translated.contains("extension Desk { static var interface_Desk_Desk: InterfaceClass {"))
        let list = try place.text("Shown/Translated/Our/KennelInterfaces.swift")
        #expect(list.contains("public var interfacesOfOur: [InterfaceClass] {\n    [Desk.interface_Desk_Desk]\n"))
        let launch = try place.text("Shown/Translated/Our/KennelLaunch.swift")
        #expect(launch.contains("UIApplication.shared.interfaces = appInterfaces; "))
        let bytes = try place.text("Shown/Translated/CAppFiles/files.c")
        #expect(bytes.contains(#"\"main\" : \"Main\""#) && bytes.contains(#"\"customClass\" : \"Desk\""#))
        #expect(bytes.contains("Old.xib has the format of Xcode 4"))
        try FileManager.default.removeItem(atPath: place.path("Our/Base.lproj/Main.storyboard"))
        #expect(
            try run(place.path("Shown")).contains(
                "Not imported: the app begins with the storyboard \"Main\", which does not exist"))
        #expect(!place.files.contains("Shown/Translated/Our/KennelInterfaces.swift"))
    }

    @Test func `Other bundle files and the Info.plist are embedded in the program`() throws {
        try place.write([
            "Our/rates.json": "[1]", "Our/pt.lproj/terms.html": "Termos", "Our/Notes.md": "for us",
            "Our/storm.jpg": "jpg",
            "Our/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>Server</key><string>a &amp; b</string>
            </dict></plist>
            """,
        ])
        #expect(try run(place.path("Our"), place.path("Shown")).allSatisfy { !$0.contains("Not imported") })
        let table = try place.text("Shown/Translated/Our/KennelResources.swift")
        #expect(
            table.contains(
                "    (\"pt.lproj/terms.html\", file(1)),\n    (\"rates.json\", file(2)),\n    (\"storm.jpg\", file(0)),\n], info: file(-3))"
            ))
        let launch = try place.text("Shown/Translated/Our/KennelLaunch.swift")
        #expect(launch.contains("UIApplication.shared.files = appFiles; "))
        let bytes = try place.text("Shown/Translated/CAppFiles/files.c")
        #expect(bytes.contains("/Our/rates.json") && bytes.contains("<string>a &amp; b</string>"))
        #expect(!bytes.contains("Notes.md"))
    }

    @Test func `Every file of a Beagle 1.9 project imports BeagleLegacy unless kennel.json says otherwise`() throws {
        try place.write([
            "Our/Box.swift": "import Beagle\nlet box = WidgetProperties()\n", "Our/Other.swift": "import Beagle\n",
        ])
        let lines = try run(place.path("Our"), place.path("Shown"))
        #expect(
            lines.contains("The code is for Beagle 1.2 to 1.10. To use another version, set \"beagle\" in kennel.json"))
        #expect(try place.text("Shown/Translated/Our/Other.translated.swift").contains("import BeagleLegacy"))
        let manifest = try place.text("Shown/Package.swift")
        for product in [
            "BeagleLegacy", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreData", "Combine", "SQLite3",
            "UserNotifications", "CoreLocation", "LocalAuthentication", "Network", "SystemConfiguration", "Security",
            "StoreKit", "AVFoundation", "AVKit", "MapKit", "PhotosUI", "CoreMotion", "Contacts", "ContactsUI",
            "EventKit", "EventKitUI", "AuthenticationServices", "AppTrackingTransparency", "AdSupport",
            "CoreTelephony", "WatchConnectivity", "BackgroundTasks", "CoreBluetooth", "MediaPlayer", "QuickLook",
            "PDFKit", "Speech", "CryptoKit", "CommonCrypto", "Compression", "os", "AudioToolbox", "Photos",
        ] {
            #expect(manifest.contains(".product(name: \"\(product)\""))
        }
        try place.write(["Shown/kennel.json": #"{"project": "../Our", "beagle": "2.1"}"#])
        #expect(try run(place.path("Shown")).allSatisfy { !$0.contains("The code is for") })
        #expect(try !place.text("Shown/Translated/Our/Other.translated.swift").contains("BeagleLegacy"))
    }

    @Test func `Files that the project names and lacks are passed over, and told`() throws {
        try place.write([
            "In/Our.xcodeproj/project.pbxproj": """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (A); };
              G = { isa = PBXGroup; children = (F1, F2, F3, F4, F5); path = ../Our; sourceTree = "<group>"; };
              F1 = { path = App.swift; sourceTree = "<group>"; }; F2 = { path = Gone.swift; sourceTree = "<group>"; };
              F3 = { path = Gone.storyboard; sourceTree = "<group>"; }; F4 = { path = gone.json; sourceTree = "<group>"; };
              F5 = { path = Gone.xcassets; sourceTree = "<group>"; };
              A = { isa = PBXNativeTarget; name = Our; productType = "com.apple.product-type.application";
                    buildPhases = (S, R); };
              S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
              R = { isa = PBXResourcesBuildPhase; files = (B3, B4, B5); };
              B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; }; B4 = { fileRef = F4; };
              B5 = { fileRef = F5; };
            }; rootObject = P; }
            """
        ])
        let lines = try run(place.path("In/Our.xcodeproj"), place.path("Shown"))
        let told = lines.filter { $0.hasPrefix("Not imported: ") }
        #expect(
            told == [
                "Not imported: \(place.path("Our/Gone.swift")), which the project names, does not exist",
                "Not imported: \(place.path("Our/Gone.xcassets")) does not exist",
                "Not imported: \(place.path("Our/gone.json")) does not exist",
                "Not imported: \(place.path("Our/Gone.storyboard")) cannot be read",
            ])
        #expect(try place.text("Shown/Translated/CAppFiles/files.c").contains("Gone.storyboard cannot be read"))
    }

    @Test func `An impossible import fails with a one-sentence error and writes nothing`() throws {
        let before = place.files
        func sentence(_ arguments: String...) -> String {
            #expect(throws: ImportError.self) { try Importer(tell: { _ in }).run(arguments) }?.description ?? ""
        }
        #expect(sentence() == "import needs a project, and optionally the package's folder: import ../OurApp OurApp")
        #expect(sentence("--fast") == "import has no option \"--fast\"")
        #expect(sentence("a", "--target") == "--target needs a name")
        #expect(
            sentence(place.path("Our"), place.path("Our"))
                == "\(place.path("Our")) already exists; name another folder after the project")
        #expect(
            sentence(place.path("Our/App.swift")).hasSuffix(
                "is not a project: name an .xcodeproj, a Package.swift or a folder"))
        let inside = place.path("Our/Shown")
        #expect(
            sentence(place.path("Our"), inside)
                == "\(inside) is inside the project, which is not changed; name a folder outside of it")
        #expect(place.files == before)
        try place.write(["Our/App.swift": "class App {}"])
        #expect(
            sentence(place.path("Our"), place.path("Shown"))
                == "Our has no class with @main or @UIApplicationMain")
        for (text, reason) in [
            ("import Cocoa", "Our is an app for macOS. Kennel runs apps for iOS"),
            (
                "import SwiftUI\n@main struct Start: App {}",
                "Our starts with a SwiftUI App, which is not supported. "
                    + "Give it a class with @main that conforms to UIApplicationDelegate"
            ),
        ] {
            try place.write(["Our/App.swift": text])
            #expect(sentence(place.path("Our"), place.path("Shown")) == reason)
        }
        try place.write(["Our/App.swift": "class App {}"])
        try place.write(["Our/In/App.swift": ""])
        #expect(
            sentence(place.path("Our"), place.path("Shown"))
                == "two files of Our are called App.swift, which Swift does not compile")
        try place.write(["UIKit/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"])
        #expect(
            sentence(place.path("UIKit"), place.path("Shown"))
                == "the project's module UIKit has the name of a module of Kennel: rename it")
        #expect(!place.files.contains { $0.hasPrefix("Shown") })
        try place.write(["Bad/kennel.json": "{"])
        #expect(sentence(place.path("Bad")).contains("kennel.json does not have the format "))
        try place.write(["Bad/kennel.json": #"{"project": "../Our", "beagle": "one"}"#])
        #expect(
            sentence(place.path("Bad"))
                == "kennel.json has \"beagle\": \"one\", which is not a version: use 1.1, 1.9 or 2.1")
    }
}
