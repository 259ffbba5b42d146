import Foundation

/// The package of a new app: a copy of the target `StarterApp` under another name.
///
/// The sources are read from the folder of Kennel on which the new package depends.
struct NewPackage {
    /// The name of the app, its package and its module.
    let name: String
    private let folder: URL
    private let kennel: URL

    /// Validates the arguments before anything is written.
    ///
    /// - Parameter path: The folder of the package; its last component is the app's name.
    /// - Throws: A `UsageError` if the name is not usable in Swift, the folder exists, or its parent does not.
    init(at path: String, kennel: URL = KennelFolder.current) throws(UsageError) {
        // A directory URL resolves relative paths inside the folder.
        let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        let name = folder.lastPathComponent
        try Self.check(name)
        let files = FileManager.default
        guard files.fileExists(atPath: kennel.appendingPathComponent(Self.starter).path) else {
            throw UsageError(
                "the sources of Kennel, which a new app depends on, are not at \(kennel.path); install the Debian "
                    + "package kennel-sdk, or build kennel again from sources")
        }
        guard !files.fileExists(atPath: folder.path) else { throw UsageError("\(folder.path) already exists") }
        var isFolder: ObjCBool = false
        let parent = folder.deletingLastPathComponent()
        guard files.fileExists(atPath: parent.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError("there is no folder \(parent.path)")
        }
        self.name = name
        self.folder = folder
        self.kennel = kennel
    }

    /// Writes the whole package or nothing, and returns its folder.
    func write() throws(UsageError) -> URL {
        let files = FileManager.default
        let draft = folder.deletingLastPathComponent().appendingPathComponent(".\(name)-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: draft, withIntermediateDirectories: false)
            try copy(Self.starter, to: draft.appendingPathComponent("Sources/\(name)"))
            try copy(Self.starterTests, to: draft.appendingPathComponent("Tests/\(name)Tests"))
            for (file, text) in texts { try write(text, to: draft.appendingPathComponent(file)) }
            try files.createSymbolicLink(
                atPath: draft.appendingPathComponent("kennel").path,
                withDestinationPath: "\(dependency)/scripts/kennel")
            try files.moveItem(at: draft, to: folder)
        } catch {
            try? files.removeItem(at: draft)  // The first error is the one to report.
            throw UsageError("\(folder.path) could not be written: \(error.localizedDescription)")
        }
        return folder
    }

    /// Writes the package and returns the next steps for its author, with `path` as typed.
    func writtenForPerson(as path: String) throws(UsageError) -> String {
        let folder = try write()
        let place = path.contains(where: \.isWhitespace) ? "'\(path)'" : path
        return """
            \(folder.path) was created. Next:

                cd \(place)
                ./kennel test    # drives the app without a browser
                ./kennel dev     # serves it, and builds it after each change
            """
    }

    private static let starter = "Sources/Apps/StarterApp"
    private static let starterTests = "Tests/Apps/StarterAppTests"
    /// The folders that a new package is copied from, in the folder of Kennel.
    static let templates = [starter, starterTests]

    private func copy(_ tree: String, to target: URL) throws {
        let root = kennel.appendingPathComponent(tree)
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            try write(renamed(text), to: target.appendingPathComponent(renamed(path)))
        }
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    private func renamed(_ text: String) -> String { text.replacingOccurrences(of: "StarterApp", with: name) }

    /// The path of Kennel in the new package's manifest. It is relative if both lie in one tree, so that they can be
    /// moved together.
    private var dependency: String {
        let own = folder.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents + [name]
        let other = kennel.resolvingSymlinksInPath().pathComponents
        let shared = zip(own, other).prefix { $0 == $1 }.count
        guard shared > 1 else { return kennel.path }
        return (own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)).joined(separator: "/")
    }
}

extension NewPackage {
    private static func check(_ name: String) throws(UsageError) {
        let isWord = name.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isLetter($0) }
        guard isWord, let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
            name.utf8.count <= 60
        else {
            throw UsageError(
                "\"\(name)\" is not a valid app name: use a capital letter, then letters and digits, such as MyApp")
        }
        guard !modules.contains(name), !words.contains(name) else {
            throw UsageError("\"\(name)\" is the name of a module that apps use; choose another")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    /// The modules of Kennel's package, whose names no app can use.
    static let modules: Set = [
        "CMicroHTTPD", "CGnuTLS", "CJansson", "CSQLite", "CZlib", "CCurl", "CFork", "CMalloc", "CSwiftCall",
        "CPackaged", "CHarfBuzz", "CBenchmark", "HashKeys", "Locks", "JSON", "HTTPServer", "ModelContext",
        "Constraints", "Flexbox", "TextMetrics", "InterfaceModel", "ViewSchema", "InterfaceParser",
        "SessionEnvironment", "FoundationShims", "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore",
        "HeadlessUIKit", "UIKit", "Beagle", "BeagleLegacy", "Wire", "World", "WorldProcess", "Sessions", "Recordings",
        "Sweeps", "Exports", "SQLite", "CoreData", "CombineCore", "Combine", "SQLite3", "UserNotifications",
        "CoreLocation", "LocalAuthentication", "Network", "SystemConfiguration", "Security", "StoreKit", "AVFoundation",
        "AVKit", "MapKit", "PhotosUI", "CoreMotion", "SystemScreens", "Contacts", "ContactsUI", "EventKit",
        "EventKitUI", "AuthenticationServices", "AppTrackingTransparency", "AdSupport", "CoreTelephony",
        "WatchConnectivity", "BackgroundTasks", "CoreBluetooth", "MediaPlayer", "QuickLook", "PDFKit", "Speech",
        "CryptoKit", "CommonCrypto", "Compression", "JournalStore", "CNATS", "NATS", "ClusterJournal", "BackendClient",
        "KennelHTTP", "Kennel", "KennelTesting", "SwiftTranslation", "ProjectImport", "KennelImporter", "SampleApp",
        "StarterApp", "KennelCommand", "TestSupport", "SessionSupport", "KennelSupport", "NATSSupport", "FolderSupport",
        "FuzzJudges", "FuzzRequestJudge", "FuzzSessionJudges", "Benchmark", "CrashingApp", "SwiftFiveApp", "FlexFrames",
        "FlexSupport", "Chance", "AudioToolbox", "Photos",
    ]

    /// Names that an app cannot use: other modules, declarations of the starter app, and words of the language.
    private static let words: Set = [
        "Any", "Self", "Type", "Protocol", "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Testing",
        "Glibc", "XCTest", "AppDelegate", "Screens", "Badge", "DeepLinks", "ProblemView", "Hello", "HelloInteractor",
        "HelloPresenter", "HelloRouter", "HelloViewController",
    ]

    /// The files of the package by their paths.
    private var texts: [(file: String, text: String)] {
        [("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build/\n")]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        /// `./kennel dev` and `./kennel test` build for release: without optimization, only the files that changed, and
        /// so that `@testable import` works. Kennel itself is optimized. Remove the flags to optimize the app.
        let development = SwiftSetting.unsafeFlags(
            ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental", "-enable-testing"],
            .when(configuration: .release))

        let package = Package(
            name: "\(name)",
            dependencies: [.package(name: "kennel", path: \(dependency.debugDescription))],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "Kennel", package: "kennel"), .product(name: "Beagle", package: "kennel"),
                        .product(name: "UIKit", package: "kennel"),
                    ],
                    swiftSettings: [development]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: ["\(name)", .product(name: "KennelTesting", package: "kennel")]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }

    private var readme: String {
        """
        # \(name)

            ./kennel dev     # serves the app on http://127.0.0.1:8080/, and builds it after each change
            ./kennel test    # drives it without a browser

        `./kennel` is a link to Kennel's folder. It builds there, so that only the app is compiled. `swift build` and
        `swift test` would compile all of Kennel first.

        | Where | What |
        |---|---|
        | `AppDelegate.swift` | what the app consists of: controllers, components, deep links, storyboards |
        | `Navigation` | its navigation controller, which shows loading and errors |
        | `Components` | a component for documents of the backend |
        | `Scenes` | its own screens, each in a folder |
        | `Screens.swift` | a backend to start with; `./kennel dev --bff URL` uses a real one |

        """
    }
}
