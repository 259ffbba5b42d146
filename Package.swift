// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: Settings

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

/// Optimizes Kennel's own modules in debug builds, and keeps their assertions.
///
/// Layout and replay are four to eight times as fast, for apps in development and for tests. Apps and tests are
/// compiled as the build's configuration says.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// MARK: SwiftSyntax

/// Returns the paths of the shared libraries in this process, which runs this manifest.
func loadedLibraries() -> [String] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
}

/// Returns the folder of SwiftSyntax and SwiftParser in the toolchain that builds this package.
///
/// The toolchain's own copies are used because they match its compiler and need no download. SwiftPM names no such
/// folder, so it is found beside the library that this manifest is linked to, or else beside a `swiftc` on the path.
func folderOfSwiftSyntax() -> String {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    let own = loadedLibraries().filter { $0.hasSuffix(library) }.map { $0.dropLast(library.count) + "/host" }
    let others = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
        URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
    }
    return (own.map { String($0) } + others)
        .first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") } ?? "/usr/lib/swift/host"
}

let syntaxFolder = folderOfSwiftSyntax()
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

// MARK: Layers

/// A folder of `Sources`, and the folder of `Tests` with its tests.
///
/// A module depends on modules of its own layer and of the layers declared before it. `ArchitectureTests` checks that.
struct Layer {
    let name: String

    init(_ name: String) { self.name = name }

    func module(
        _ name: String, _ dependencies: [Target.Dependency] = [], excluding documents: [String] = [],
        readsSwift: Bool = false
    ) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "Sources/\(self.name)/\(name)", exclude: documents,
            swiftSettings: strict + optimized + (readsSwift ? syntax : []),
            linkerSettings: readsSwift ? syntaxLibraries : [])
    }

    /// The headers of a C library: its name for pkg-config, and the Debian packages that install it.
    func headers(_ name: String, of library: String? = nil, from packages: String...) -> Target {
        .systemLibrary(
            name: name, path: "Sources/\(self.name)/\(name)", pkgConfig: library,
            providers: packages.isEmpty ? nil : [.apt(packages)])
    }

    func program(_ name: String, _ dependencies: [Target.Dependency], readsSwift: Bool = false) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies, path: "Sources/\(self.name)/\(name)",
            swiftSettings: strict + (readsSwift ? syntax : []))
    }

    func tests(_ name: String, _ dependencies: [Target.Dependency], readsSwift: Bool = false) -> Target {
        .testTarget(
            name: name, dependencies: dependencies, path: "Tests/\(self.name)/\(name)",
            swiftSettings: strict + (readsSwift ? syntax : []))
    }
}

let bindings = Layer("Bindings")
let bindingModules = [
    bindings.headers("CMicroHTTPD", of: "libmicrohttpd", from: "libmicrohttpd-dev"),
    bindings.headers("CJansson", of: "jansson", from: "libjansson-dev"),
    bindings.headers("CSQLite", of: "sqlite3", from: "libsqlite3-dev"),
    bindings.headers("CGnuTLS", of: "gnutls", from: "libgnutls28-dev"),
    bindings.headers("CZlib", of: "zlib", from: "zlib1g-dev"),
    bindings.headers("CCurl", of: "libcurl", from: "libcurl4-openssl-dev"),
    bindings.headers("CNATS", of: "libnats", from: "libnats-dev"),
    bindings.headers("CFork"),
    bindings.headers("CMalloc"),
    bindings.headers("CSwiftCall"),
    bindings.headers("CPackaged"),
    bindings.headers(
        "CHarfBuzz", of: "harfbuzz-subset",
        from: "libharfbuzz-dev", "libfribidi-dev", "libunibreak-dev", "libfontconfig-dev", "libbrotli-dev"),
]

let libraries = Layer("Libraries")
let libraryModules = [
    libraries.module("Locks"),
    libraries.module("HashKeys"),
    libraries.module("JSON", ["CJansson", "HashKeys"]),
    libraries.module("HTTPServer", ["CMicroHTTPD", "CGnuTLS", "CZlib", "Locks"]),
    libraries.module("ModelContext", ["JSON"]),
    libraries.module("Constraints"),
    libraries.module("Flexbox"),
    libraries.module("TextMetrics", ["CHarfBuzz", "Locks", "HashKeys"], excluding: ["FONTS.md"]),
    libraries.module("InterfaceModel"),
    libraries.module("ViewSchema"),
    libraries.module("InterfaceParser", ["InterfaceModel"]),
    libraries.module("SQLite", ["CSQLite"]),
    libraries.module("NATS", ["CNATS", "Locks"]),
    libraries.module("CombineCore", ["Locks"]),
]

let imports = Layer("Import")
let importModules = [
    imports.module("SwiftTranslation", readsSwift: true),
    imports.module("ProjectImport", ["SwiftTranslation", "InterfaceModel", "InterfaceParser"], readsSwift: true),
]

let frameworks = Layer("Frameworks")
let frameworkModules = [
    frameworks.module("SessionEnvironment"),
    frameworks.module("FoundationShims", ["SessionEnvironment", "Locks"]),
    frameworks.module("UniformTypeIdentifiers"),
    frameworks.module("_Testing_CoreGraphics"),
    frameworks.module("CoreGraphics", ["SessionEnvironment", "_Testing_CoreGraphics"]),
    frameworks.module("QuartzCore", ["CoreGraphics", "FoundationShims", "SessionEnvironment"]),
    frameworks.module(
        "HeadlessUIKit",
        [
            "SessionEnvironment", "FoundationShims", "CoreGraphics", "QuartzCore", "Constraints", "Flexbox",
            "TextMetrics", "InterfaceModel", "ViewSchema", "Locks", "HashKeys", "CSwiftCall",
        ]),
    frameworks.module("_Testing_UIKit"),
    frameworks.module("UIKit", ["HeadlessUIKit", "UniformTypeIdentifiers", "_Testing_UIKit"]),
    frameworks.module("Beagle", ["Flexbox", "HeadlessUIKit", "JSON", "HashKeys"], excluding: ["DIFFERENCES.md"]),
    frameworks.module("BeagleLegacy", ["Beagle", "HeadlessUIKit"]),
    frameworks.module("CoreData", ["FoundationShims", "SQLite"]),
    frameworks.module("Combine", ["CombineCore", "FoundationShims"]),
    frameworks.module("SQLite3", ["CSQLite", "SessionEnvironment"]),
    frameworks.module("UserNotifications", ["HeadlessUIKit"]),
    frameworks.module("CoreLocation", ["HeadlessUIKit"]),
    frameworks.module("LocalAuthentication", ["HeadlessUIKit"]),
    frameworks.module("Network", ["HeadlessUIKit"]),
    frameworks.module("SystemConfiguration", ["HeadlessUIKit"]),
    frameworks.module("Security", ["HeadlessUIKit"]),
    frameworks.module("StoreKit", ["HeadlessUIKit"]),
    frameworks.module("AVFoundation", ["SystemScreens", "HeadlessUIKit", "QuartzCore", "CoreGraphics"]),
    frameworks.module("AVKit", ["AVFoundation", "HeadlessUIKit"]),
    frameworks.module("MapKit", ["CoreLocation", "HeadlessUIKit"]),
    frameworks.module("PhotosUI", ["HeadlessUIKit"]),
    frameworks.module("CoreMotion", ["HeadlessUIKit"]),
    frameworks.module("SystemScreens", ["HeadlessUIKit"]),
    frameworks.module("Contacts", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("ContactsUI", ["Contacts", "SystemScreens", "HeadlessUIKit"]),
    frameworks.module("EventKit", ["SystemScreens", "CoreGraphics", "HeadlessUIKit"]),
    frameworks.module("EventKitUI", ["EventKit", "SystemScreens", "HeadlessUIKit"]),
    frameworks.module("AuthenticationServices", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("AppTrackingTransparency", ["SystemScreens"]),
    frameworks.module("AdSupport", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("CoreTelephony", ["HeadlessUIKit"]),
    frameworks.module("WatchConnectivity", ["HeadlessUIKit"]),
    frameworks.module("BackgroundTasks", ["HeadlessUIKit"]),
    frameworks.module("CoreBluetooth", ["HeadlessUIKit"]),
    frameworks.module("MediaPlayer", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("QuickLook", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("PDFKit", ["HeadlessUIKit"]),
    frameworks.module("Speech", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("AudioToolbox", ["HeadlessUIKit"]),
    frameworks.module("Photos", ["SystemScreens", "HeadlessUIKit"]),
    frameworks.module("CryptoKit", ["CGnuTLS", "SessionEnvironment"]),
    frameworks.module("CommonCrypto", ["CryptoKit", "CGnuTLS"]),
    frameworks.module("Compression", ["CZlib"]),
    frameworks.module("os", ["FoundationShims", "SessionEnvironment"]),
]

let runtime = Layer("Runtime")
let runtimeModules = [
    runtime.module("Wire", ["ViewSchema", "JSON"]),
    runtime.module("World", ["Beagle", "HeadlessUIKit", "ViewSchema", "Wire", "JSON", "Locks", "HashKeys"]),
    runtime.module("WorldProcess", ["World", "Wire", "HeadlessUIKit", "JSON", "Locks", "CFork"]),
    runtime.module("Sessions", ["Wire", "JSON", "Locks"]),
    runtime.module("Recordings", ["ViewSchema", "Wire", "JSON", "Locks"]),
    runtime.module("Sweeps", ["Recordings", "ViewSchema", "Wire", "JSON", "Locks"]),
    runtime.module("Exports", ["Recordings", "Sessions", "ViewSchema", "Wire", "JSON"]),
    runtime.module("KennelTesting", ["World", "Sessions", "ViewSchema", "Wire", "HeadlessUIKit", "JSON", "Locks"]),
]

let storage = Layer("Storage")
let storageModules = [
    storage.module("JournalStore", ["Sessions", "Wire", "Locks", "SQLite"]),
    storage.module(
        "ClusterJournal",
        ["NATS", "JournalStore", "Sessions", "Wire", "JSON", "Locks"],
        excluding: ["PROTOCOL.md", "SCALE.md"]),
]

let server = Layer("Server")
let serverModules = [
    server.module("BackendClient", ["Sessions", "Wire", "Locks", "CCurl"]),
    server.module(
        "KennelHTTP",
        [
            "Sessions", "Recordings", "Exports", "Sweeps", "ViewSchema", "Wire", "JSON", "HTTPServer", "ModelContext",
            "Locks", "HashKeys", "TextMetrics", "CPackaged",
        ],
        excluding: ["API.md", "Metrics/dashboard.json"]),
    server.module(
        "Kennel",
        [
            "KennelHTTP", "World", "WorldProcess", "Sessions", "Recordings", "Exports", "Sweeps", "Wire",
            "JournalStore", "ClusterJournal", "NATS", "BackendClient", "HTTPServer", "ModelContext", "HeadlessUIKit",
            "JSON", "Locks", "CPackaged", "CMalloc",
        ],
        excluding: ["SERVING.md"]),
]

let apps = Layer("Apps")
let appModules = [
    apps.module("SampleApp", ["Beagle", "BeagleLegacy", "UIKit"]),
    apps.program("StarterApp", ["Kennel", "Beagle", "UIKit"]),
    apps.program("KennelCommand", ["Kennel", "SampleApp"]),
    apps.program("KennelImporter", ["ProjectImport"], readsSwift: true),
]

// MARK: Tests

let testModules = [
    libraries.tests("JSONTests", ["JSON", "Chance"]),
    libraries.tests("LocksTests", ["Locks"]),
    libraries.tests("HTTPServerTests", ["HTTPServer"]),
    libraries.tests("ModelContextTests", ["ModelContext", "JSON"]),
    libraries.tests("ConstraintsTests", ["Constraints"]),
    libraries.tests("FlexboxTests", ["Flexbox", "FlexSupport", "Chance"]),
    libraries.tests("TextMetricsTests", ["TextMetrics", "Chance"]),
    libraries.tests("InterfaceParserTests", ["InterfaceParser", "InterfaceModel"]),
    libraries.tests("NATSTests", ["NATS", "NATSSupport", "Locks"]),
    libraries.tests("CombineCoreTests", ["CombineCore"]),
    imports.tests("SwiftTranslationTests", ["SwiftTranslation"], readsSwift: true),
    imports.tests("ProjectImportTests", ["FolderSupport", "ProjectImport"], readsSwift: true),
    frameworks.tests("SessionEnvironmentTests", ["SessionEnvironment", "HeadlessUIKit", "TestSupport"]),
    frameworks.tests("FoundationShimsTests", ["FoundationShims", "HeadlessUIKit", "TestSupport"]),
    frameworks.tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
    frameworks.tests(
        "HeadlessUIKitTests",
        [
            "FolderSupport", "HeadlessUIKit", "CoreGraphics", "QuartzCore", "TestSupport", "Flexbox", "InterfaceModel",
            "InterfaceParser", "ViewSchema",
        ]),
    frameworks.tests("BeagleTests", ["Beagle", "Flexbox", "TestSupport", "JSON", "FuzzJudges"]),
    frameworks.tests("BeagleLegacyTests", ["BeagleLegacy", "TestSupport"]),
    frameworks.tests("CoreDataTests", ["CoreData", "TestSupport", "HeadlessUIKit"]),
    frameworks.tests("CombineTests", ["Combine", "KennelTesting", "SessionSupport", "Wire", "HeadlessUIKit"]),
    frameworks.tests("SQLite3Tests", ["SQLite3", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests(
        "UserNotificationsTests", ["UserNotifications", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("CoreLocationTests", ["CoreLocation", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests(
        "LocalAuthenticationTests", ["LocalAuthentication", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests(
        "NetworkTests", ["Network", "SystemConfiguration", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("CoreMotionTests", ["CoreMotion", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests("ContactsTests", ["Contacts", "ContactsUI", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests("EventKitTests", ["EventKit", "EventKitUI", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests(
        "AuthenticationServicesTests",
        [
            "AuthenticationServices", "AppTrackingTransparency", "AdSupport", "KennelTesting", "SessionSupport",
            "UIKit",
        ]),
    frameworks.tests(
        "DeviceServicesTests",
        [
            "CoreTelephony", "WatchConnectivity", "BackgroundTasks", "CoreBluetooth", "KennelTesting", "SessionSupport",
            "UIKit",
        ]),
    frameworks.tests("MediaPlayerTests", ["MediaPlayer", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests("QuickLookTests", ["QuickLook", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests("PDFKitTests", ["PDFKit", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests("SpeechTests", ["Speech", "KennelTesting", "SessionSupport", "UIKit"]),
    frameworks.tests("MapKitTests", ["MapKit", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("AVFoundationTests", ["AVFoundation", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("PhotosTests", ["Photos", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("StoreKitTests", ["StoreKit", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("AudioToolboxTests", ["AudioToolbox", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
    frameworks.tests("SecurityTests", ["Security", "TestSupport", "UIKit"]),
    frameworks.tests("CryptoKitTests", ["CryptoKit", "CommonCrypto", "TestSupport", "UIKit"]),
    frameworks.tests("CompressionTests", ["Compression"]),
    frameworks.tests("UIKitTests", ["UIKit", "AVFoundation", "PhotosUI", "TestSupport"]),
    frameworks.tests("osTests", ["os", "HeadlessUIKit", "TestSupport"]),
    runtime.tests("WireTests", ["Wire", "JSON", "TestSupport"]),
    runtime.tests(
        "WorldTests",
        [
            "World", "Sessions", "Wire", "SessionSupport", "KennelTesting", "TestSupport", "Beagle", "HeadlessUIKit",
            "JSON",
        ]),
    runtime.tests("WorldProcessTests", ["FolderSupport", "WorldProcess", "Wire", "JSON", "CrashingApp"]),
    runtime.tests(
        "SessionsTests",
        [
            "Sessions", "Wire", "World", "Recordings", "JournalStore", "SessionSupport", "KennelTesting", "Beagle",
            "HeadlessUIKit", "JSON", "Locks", "FuzzSessionJudges", "TestSupport", "FolderSupport", "Chance",
        ]),
    runtime.tests(
        "RecordingsTests",
        [
            "Recordings", "Wire", "World", "Sessions", "SessionSupport", "KennelTesting", "Beagle", "HeadlessUIKit",
            "JSON",
        ]),
    runtime.tests(
        "SweepsTests",
        [
            "Sweeps", "Recordings", "Wire", "World", "Sessions", "SessionSupport", "KennelTesting", "SampleApp",
            "Beagle", "HeadlessUIKit", "JSON", "Locks",
        ]),
    runtime.tests(
        "ExportsTests",
        [
            "Exports", "Recordings", "Sessions", "Wire", "World", "SampleApp", "SessionSupport", "KennelTesting",
            "JSON", "UIKit", "HeadlessUIKit",
        ]),
    runtime.tests("KennelTestingTests", ["KennelTesting", "SessionSupport", "Beagle", "UIKit", "Chance"]),
    storage.tests(
        "JournalStoreTests",
        ["FolderSupport", "JournalStore", "SQLite", "KennelTesting", "Sessions", "Wire", "HeadlessUIKit"]),
    storage.tests(
        "ClusterJournalTests",
        [
            "FolderSupport", "ClusterJournal", "JournalStore", "NATS", "NATSSupport", "Sessions", "Wire",
            "HeadlessUIKit", "Locks", "Chance",
        ]),
    server.tests(
        "BackendClientTests", ["BackendClient", "HTTPServer", "Sessions", "Wire", "Locks", "TestSupport", "CCurl"]),
    server.tests(
        "KennelHTTPTests",
        [
            "KennelHTTP", "TextMetrics", "ViewSchema", "Kennel", "BackendClient", "JournalStore", "Sessions",
            "Recordings", "Wire",
            "World", "SampleApp", "KennelTesting", "HTTPServer", "Beagle", "HeadlessUIKit", "JSON", "Locks",
            "TestSupport", "KennelSupport", "SessionSupport", "FolderSupport", "FuzzRequestJudge",
        ]),
    server.tests(
        "KennelTests",
        [
            "Kennel", "KennelHTTP", "BackendClient", "Recordings", "Sweeps", "Wire", "World", "KennelTesting",
            "KennelSupport", "SessionSupport", "HTTPServer", "Beagle", "HeadlessUIKit", "JSON", "Locks", "TestSupport",
            "FolderSupport",
        ]),
    apps.tests("SampleAppTests", ["SampleApp", "KennelTesting", "UIKit"]),
    apps.tests("StarterAppTests", ["StarterApp", "KennelTesting"]),
    Layer("Documents").tests(
        "DocumentedExamplesTests",
        [
            "Kennel", "Beagle", "BeagleLegacy", "UIKit", "UniformTypeIdentifiers", "CoreData", "Combine", "SQLite3",
            "UserNotifications", "CoreLocation", "LocalAuthentication", "Network", "SystemConfiguration", "Security",
            "StoreKit", "AVFoundation", "AVKit", "MapKit", "PhotosUI", "CoreMotion", "Contacts", "ContactsUI",
            "EventKit", "EventKitUI", "AuthenticationServices", "AppTrackingTransparency", "AdSupport", "CoreTelephony",
            "WatchConnectivity", "BackgroundTasks", "CoreBluetooth", "MediaPlayer", "QuickLook", "PDFKit", "Speech",
            "CryptoKit", "CommonCrypto", "Compression", "os", "KennelTesting", "TestSupport", "AudioToolbox", "Photos",
        ]),
]

/// A module under `Tests/Support`, which several tests use.
func support(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: strict)
}

/// A program under `Tests/Support`, which tests start.
func supportProgram(
    _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict,
    linkerSettings: [LinkerSetting] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: settings,
        linkerSettings: linkerSettings)
}

let supportModules = [
    support("Chance"),
    support("TestSupport", ["HeadlessUIKit", "ViewSchema", "Beagle", "JSON"]),
    support(
        "SessionSupport",
        ["KennelTesting", "Recordings", "World", "Sessions", "Wire", "Beagle", "HeadlessUIKit", "JSON", "Locks"]),
    support("FolderSupport"),
    support("NATSSupport", ["FolderSupport"]),
    support("KennelSupport", ["Kennel", "FolderSupport"]),
    support("FlexSupport", ["Flexbox"]),
    supportProgram("CrashingApp", ["Kennel", "Beagle", "UIKit"]),
    supportProgram("FlexFrames", ["FlexSupport", "Flexbox"], linkerSettings: [.linkedLibrary("m")]),
    supportProgram(
        "SwiftFiveApp", ["Kennel", "UIKit"], settings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
    .systemLibrary(name: "CBenchmark", path: "Tests/Support/CBenchmark"),
    .target(
        name: "FuzzJudges", dependencies: ["Beagle", "HeadlessUIKit", "JSON"], path: "Tests/Fuzz/Judges",
        swiftSettings: strict),
    .target(
        name: "FuzzSessionJudges",
        dependencies: [
            "SessionSupport", "KennelTesting", "Recordings", "Wire", "Beagle", "UIKit", "JSON", "Locks",
        ],
        path: "Tests/Fuzz/SessionJudges", swiftSettings: strict),
    .target(
        name: "FuzzRequestJudge",
        dependencies: ["Kennel", "KennelHTTP", "SampleApp", "Sessions", "Wire", "HTTPServer", "JSON", "Locks"],
        path: "Tests/Fuzz/RequestJudge", swiftSettings: strict),
    .executableTarget(
        name: "Benchmark",
        dependencies: [
            "Kennel", "World", "Sessions", "Recordings", "Wire", "Beagle", "UIKit", "HeadlessUIKit", "HTTPServer",
            "JSON", "Locks", "CBenchmark",
        ],
        path: "Tests/Benchmark", swiftSettings: strict),
]

/// Programs for `scripts/fuzz`; they have no `main` unless libFuzzer is linked, so no other build includes them.
let fuzzers: [Target] =
    Context.environment["KENNEL_FUZZ"] == nil
    ? []
    : [
        ("JSON", "FuzzJudges"), ("Expressions", "FuzzJudges"), ("Requests", "FuzzRequestJudge"),
        ("Recordings", "FuzzSessionJudges"), ("Frames", "FuzzSessionJudges"), ("Documents", "FuzzSessionJudges"),
    ].map { name, judges in
        .executableTarget(
            name: "Fuzz\(name)", dependencies: [.byName(name: judges)], path: "Tests/Fuzz/\(name)",
            exclude: name == "Requests" ? ["words.dict"] : [], swiftSettings: strict)
    }

let package = Package(
    name: "kennel",
    products: [
        .library(name: "Kennel", targets: ["Kennel"]),
        .library(name: "Beagle", targets: ["Beagle"]),
        .library(name: "BeagleLegacy", targets: ["BeagleLegacy"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SQLite3", targets: ["SQLite3"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "SystemConfiguration", targets: ["SystemConfiguration"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "Contacts", targets: ["Contacts"]),
        .library(name: "ContactsUI", targets: ["ContactsUI"]),
        .library(name: "EventKit", targets: ["EventKit"]),
        .library(name: "EventKitUI", targets: ["EventKitUI"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
        .library(name: "AdSupport", targets: ["AdSupport"]),
        .library(name: "CoreTelephony", targets: ["CoreTelephony"]),
        .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "CoreBluetooth", targets: ["CoreBluetooth"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "QuickLook", targets: ["QuickLook"]),
        .library(name: "PDFKit", targets: ["PDFKit"]),
        .library(name: "Speech", targets: ["Speech"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "Photos", targets: ["Photos"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "Compression", targets: ["Compression"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "KennelTesting", targets: ["KennelTesting"]),
        .executable(name: "kennel", targets: ["KennelCommand"]),
        .executable(name: "kennel-importer", targets: ["KennelImporter"]),
    ],
    targets: bindingModules + libraryModules + importModules + frameworkModules + runtimeModules + storageModules
        + serverModules + appModules + testModules + supportModules + fuzzers,
    swiftLanguageModes: [.v6]
)
