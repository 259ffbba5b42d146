// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

/// What Kennel computes is optimized in debug builds too: it lays out and replays four to eight times as fast, for apps that are
/// being written and for tests. It still says why it stops. Apps and tests are compiled as they ask for.
let quick: [SwiftSetting] = [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

func room(
    _ name: String, _ dependencies: [Target.Dependency] = [], papers: [String] = [], readsSwift: Bool = false
) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: papers,
        swiftSettings: strict + quick + (readsSwift ? syntax : []), linkerSettings: readsSwift ? syntaxLibraries : [])
}

func tests(_ name: String, _ dependencies: [Target.Dependency], readsSwift: Bool = false) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict + (readsSwift ? syntax : []))
}

/// The libraries that this file is run with, by their paths.
func loadedLibraries() -> [String] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var found: [String] = []
    var bytes = [UInt8](repeating: 0, count: 8_192)
    while fgets(&bytes, Int32(bytes.count), maps) != nil {
        let line = String(decoding: bytes.prefix { $0 != 0 && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        if let start = line.firstIndex(of: "/") { found.append(String(line[start...])) }
    }
    return found
}

/// The folder of SwiftSyntax and SwiftParser in a toolchain: that which reads this file, or that which is on the path.
let syntaxFolder: String = {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    let own = loadedLibraries().filter { $0.hasSuffix(library) }.map { $0.dropLast(library.count) + "/host" }
    let others = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
        URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
    }
    let folders = own.map { String($0) } + others
    return folders.first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }
        ?? "/usr/lib/swift/host"
}()
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

/// What `CHarfBuzz` has the headers of.
let textLibraries = ["libharfbuzz-dev", "libfribidi-dev", "libunibreak-dev", "libfontconfig-dev", "libbrotli-dev"]

/// Programs for `scripts/fuzz`; they have no `main` unless libFuzzer is linked, so nothing else builds them.
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
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SQLite3", targets: ["SQLite3"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "KennelTesting", targets: ["KennelTesting"]),
        .executable(name: "kennel", targets: ["KennelCommand"]),
        .executable(name: "kennel-importer", targets: ["KennelImporter"]),
    ],
    targets: [
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CNATS", pkgConfig: "libnats", providers: [.apt(["libnats-dev"])]),
        .systemLibrary(name: "CFork"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CPackaged"),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(textLibraries)]),
        .systemLibrary(name: "CBenchmark", path: "Tests/CBenchmark"),
        room("Locking"),
        room("Hashing"),
        room("JSON", ["CJansson", "Hashing"]),
        room("HTTPServer", ["CMicroHTTPD", "CGnuTLS", "CZlib", "Locking"]),
        room("Constraints"),
        room("Flexbox"),
        room("TextMetrics", ["CHarfBuzz", "Locking", "Hashing"], papers: ["FONTS.md"]),
        room("InterfaceModel"),
        room("InterfaceReading", ["InterfaceModel"]),
        room("HeadlessUIKit", ["Constraints", "Flexbox", "TextMetrics", "InterfaceModel", "Locking", "Hashing"]),
        room("_Testing_UIKit"),
        room("UIKit", ["HeadlessUIKit", "_Testing_UIKit"]),
        room("Beagle", ["Flexbox", "HeadlessUIKit", "JSON", "Hashing"], papers: ["DIFFERENCES.md"]),
        room("BeagleLegacy", ["Beagle", "HeadlessUIKit"]),
        room("Wire", ["JSON"]),
        room("World", ["Beagle", "HeadlessUIKit", "Wire", "JSON", "Locking", "Hashing"]),
        room("WorldProcess", ["World", "Wire", "HeadlessUIKit", "JSON", "Locking", "CFork"]),
        room("Sessions", ["Wire", "JSON", "Locking"]),
        room("Recording", ["Wire", "JSON", "Locking"]),
        room("Sweeping", ["Recording", "Wire", "JSON", "Locking"]),
        room("Handover", ["Recording", "Sessions", "Wire", "JSON"]),
        room("SQLite", ["CSQLite"]),
        room("NATS", ["CNATS", "Locking"]),
        room("CoreData", ["HeadlessUIKit", "SQLite"]),
        room("Publishing", ["Locking"]),
        room("Combine", ["Publishing", "HeadlessUIKit"]),
        room("SQLite3", ["CSQLite", "HeadlessUIKit"]),
        room("UserNotifications", ["HeadlessUIKit"]),
        room("CoreLocation", ["HeadlessUIKit"]),
        room("LocalAuthentication", ["HeadlessUIKit"]),
        room("os", ["HeadlessUIKit"]),
        room("JournalStore", ["Sessions", "Wire", "Locking", "SQLite"]),
        room(
            "ClusterJournal", ["NATS", "JournalStore", "Sessions", "Wire", "Locking"],
            papers: ["PROTOCOL.md", "SCALE.md"]),
        room("Fetching", ["Sessions", "Wire", "Locking", "CCurl"]),
        room("KennelTesting", ["World", "Sessions", "Wire", "HeadlessUIKit", "JSON", "Locking"]),
        room(
            "KennelHTTP",
            [
                "Sessions", "Recording", "Handover", "Sweeping", "Wire", "JSON", "HTTPServer", "Locking", "TextMetrics",
                "CPackaged",
            ],
            papers: ["API.md", "Metrics/dashboard.json"]),
        room(
            "Kennel",
            [
                "KennelHTTP", "World", "WorldProcess", "Sessions", "Recording", "Handover", "Sweeping", "Wire",
                "JournalStore", "ClusterJournal", "NATS", "Fetching", "HTTPServer", "HeadlessUIKit", "JSON", "Locking",
                "CPackaged", "CMalloc",
            ],
            papers: ["SERVING.md"]),
        room("Translating", readsSwift: true),
        room("Importing", ["Translating", "InterfaceModel", "InterfaceReading"], readsSwift: true),
        room("SampleApp", ["Beagle", "BeagleLegacy", "UIKit"]),
        .executableTarget(name: "StarterApp", dependencies: ["Kennel", "Beagle", "UIKit"], swiftSettings: strict),
        .executableTarget(name: "KennelCommand", dependencies: ["Kennel", "SampleApp"], swiftSettings: strict),
        .executableTarget(name: "KennelImporter", dependencies: ["Importing"], swiftSettings: strict + syntax),
        .target(name: "Chance", path: "Tests/Chance", swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["HeadlessUIKit", "Beagle", "JSON"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .target(
            name: "SessionSupport",
            dependencies: [
                "KennelTesting", "Recording", "World", "Sessions", "Wire", "Beagle", "HeadlessUIKit", "JSON", "Locking",
            ], path: "Tests/SessionSupport", swiftSettings: strict),
        .target(name: "FolderSupport", path: "Tests/FolderSupport", swiftSettings: strict),
        .target(
            name: "NATSSupport", dependencies: ["FolderSupport"], path: "Tests/NATSSupport", swiftSettings: strict),
        .target(
            name: "KennelSupport", dependencies: ["Kennel", "FolderSupport"], path: "Tests/KennelSupport",
            swiftSettings: strict),
        .target(
            name: "FuzzJudges", dependencies: ["Beagle", "HeadlessUIKit", "JSON"], path: "Tests/Fuzz/Judges",
            swiftSettings: strict),
        .target(
            name: "FuzzSessionJudges",
            dependencies: [
                "SessionSupport", "KennelTesting", "Recording", "Wire", "Beagle", "UIKit", "JSON", "Locking",
            ],
            path: "Tests/Fuzz/SessionJudges", swiftSettings: strict),
        .target(
            name: "FuzzRequestJudge",
            dependencies: ["Kennel", "KennelHTTP", "SampleApp", "Sessions", "Wire", "HTTPServer", "JSON", "Locking"],
            path: "Tests/Fuzz/RequestJudge", swiftSettings: strict),
        .executableTarget(
            name: "Benchmark",
            dependencies: [
                "Kennel", "World", "Sessions", "Recording", "Wire", "Beagle", "UIKit", "HeadlessUIKit", "HTTPServer",
                "JSON",
                "Locking", "CBenchmark",
            ],
            path: "Tests/Benchmark", swiftSettings: strict),
        .target(name: "FlexSupport", dependencies: ["Flexbox"], path: "Tests/FlexSupport", swiftSettings: strict),
        .executableTarget(
            name: "FlexFrames", dependencies: ["FlexSupport", "Flexbox"], path: "Tests/FlexFrames",
            swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(
            name: "CrashingApp", dependencies: ["Kennel", "Beagle", "UIKit"], path: "Tests/CrashingApp",
            swiftSettings: strict),
        .executableTarget(
            name: "SwiftFiveApp", dependencies: ["Kennel", "UIKit"], path: "Tests/SwiftFiveApp",
            swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
        tests("JSONTests", ["JSON", "Chance"]),
        tests("LockingTests", ["Locking"]),
        tests("HTTPServerTests", ["HTTPServer"]),
        tests("ConstraintsTests", ["Constraints"]),
        tests("FlexboxTests", ["Flexbox", "FlexSupport", "Chance"]),
        tests("TextMetricsTests", ["TextMetrics", "Chance"]),
        tests(
            "HeadlessUIKitTests",
            ["FolderSupport", "HeadlessUIKit", "TestSupport", "Flexbox", "InterfaceModel", "InterfaceReading"]),
        tests("BeagleTests", ["Beagle", "Flexbox", "TestSupport", "JSON", "FuzzJudges"]),
        tests("BeagleLegacyTests", ["BeagleLegacy", "TestSupport"]),
        tests("WireTests", ["Wire", "JSON", "TestSupport"]),
        tests(
            "WorldTests",
            [
                "World", "Sessions", "Wire", "SessionSupport", "KennelTesting", "TestSupport", "Beagle",
                "HeadlessUIKit", "JSON",
            ]),
        tests(
            "SessionsTests",
            [
                "Sessions", "Wire", "World", "Recording", "JournalStore", "SessionSupport", "KennelTesting", "Beagle",
                "HeadlessUIKit", "JSON", "Locking", "FuzzSessionJudges", "TestSupport", "FolderSupport", "Chance",
            ]),
        tests(
            "RecordingTests",
            [
                "Recording", "Wire", "World", "Sessions", "SessionSupport", "KennelTesting", "Beagle", "HeadlessUIKit",
                "JSON",
            ]),
        tests(
            "SweepingTests",
            [
                "Sweeping", "Recording", "Wire", "World", "Sessions", "SessionSupport", "KennelTesting", "SampleApp",
                "Beagle", "HeadlessUIKit", "JSON", "Locking",
            ]),
        tests(
            "HandoverTests",
            [
                "Handover", "Recording", "Sessions", "Wire", "World", "SampleApp", "SessionSupport", "KennelTesting",
                "JSON",
                "UIKit", "HeadlessUIKit",
            ]),
        tests("WorldProcessTests", ["FolderSupport", "WorldProcess", "Wire", "JSON", "CrashingApp"]),
        tests("CoreDataTests", ["CoreData", "TestSupport", "HeadlessUIKit"]),
        tests("PublishingTests", ["Publishing"]),
        tests("CombineTests", ["Combine", "KennelTesting", "SessionSupport", "Wire", "HeadlessUIKit"]),
        tests("SQLite3Tests", ["SQLite3", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
        tests("UserNotificationsTests", ["UserNotifications", "KennelTesting", "Wire", "UIKit"]),
        tests("CoreLocationTests", ["CoreLocation", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
        tests("osTests", ["os", "HeadlessUIKit", "TestSupport"]),
        tests("LocalAuthenticationTests", ["LocalAuthentication", "KennelTesting", "SessionSupport", "Wire", "UIKit"]),
        tests("NATSTests", ["NATS", "NATSSupport", "Locking"]),
        tests(
            "ClusterJournalTests",
            [
                "FolderSupport", "ClusterJournal", "JournalStore", "NATS", "NATSSupport", "Sessions", "Wire",
                "HeadlessUIKit", "Locking", "Chance",
            ]),
        tests(
            "JournalStoreTests",
            ["FolderSupport", "JournalStore", "SQLite", "KennelTesting", "Sessions", "Wire", "HeadlessUIKit"]),
        tests("FetchingTests", ["Fetching", "HTTPServer", "Sessions", "Wire", "Locking", "TestSupport", "CCurl"]),
        tests(
            "KennelHTTPTests",
            [
                "KennelHTTP", "TextMetrics", "Kennel", "Fetching", "JournalStore", "Sessions", "Recording", "Wire",
                "World",
                "SampleApp",
                "KennelTesting", "HTTPServer", "Beagle", "HeadlessUIKit", "JSON", "Locking", "TestSupport",
                "KennelSupport", "SessionSupport", "FolderSupport", "FuzzRequestJudge",
            ]),
        tests(
            "KennelTests",
            [
                "Kennel", "KennelHTTP", "Fetching", "Recording", "Sweeping", "Wire", "World", "KennelTesting",
                "KennelSupport", "SessionSupport", "HTTPServer", "Beagle", "HeadlessUIKit", "JSON", "Locking",
                "TestSupport", "FolderSupport",
            ]),
        tests("TranslatingTests", ["Translating"], readsSwift: true),
        tests("InterfaceReadingTests", ["InterfaceReading", "InterfaceModel"]),
        tests("ImportingTests", ["FolderSupport", "Importing"], readsSwift: true),
        tests("SampleAppTests", ["SampleApp", "KennelTesting", "UIKit"]),
        tests("KennelTestingTests", ["KennelTesting", "SessionSupport", "Beagle", "UIKit", "Chance"]),
        tests("StarterAppTests", ["StarterApp", "KennelTesting"]),
        tests(
            "DocumentedExamplesTests", ["Kennel", "Beagle", "BeagleLegacy", "UIKit", "KennelTesting", "TestSupport"]),
    ] + fuzzers,
    swiftLanguageModes: [.v6]
)
