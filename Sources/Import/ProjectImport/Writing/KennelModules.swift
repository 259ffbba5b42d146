/// The names of Kennel's modules. No other module of an app's package may have one of these names.
enum KennelModules {
    /// The modules that apps import. All of them are products of Kennel.
    static let products = [
        "Kennel", "Beagle", "BeagleLegacy", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreData",
        "Combine", "SQLite3", "UserNotifications", "CoreLocation", "LocalAuthentication", "Network",
        "SystemConfiguration", "Security", "StoreKit", "AVFoundation", "AVKit", "MapKit", "PhotosUI", "CoreMotion",
        "Contacts", "ContactsUI", "EventKit", "EventKitUI", "AuthenticationServices", "AppTrackingTransparency",
        "AdSupport", "CoreTelephony", "WatchConnectivity", "BackgroundTasks", "CoreBluetooth", "MediaPlayer",
        "QuickLook", "PDFKit", "Speech", "CryptoKit", "CommonCrypto", "Compression", "os", "AudioToolbox", "Photos",
    ]

    /// The modules that no app imports. A project's module with one of these names is renamed.
    static let internals: Set = [
        "BackendClient", "CCurl", "CFork", "CGnuTLS", "CHarfBuzz", "CJansson", "CMalloc", "CMicroHTTPD", "CNATS",
        "CPackaged", "CSQLite", "CSwiftCall", "CZlib", "ClusterJournal", "CombineCore", "Constraints", "Exports",
        "Flexbox",
        "FoundationShims", "HTTPServer", "HashKeys", "HeadlessUIKit", "InterfaceModel", "InterfaceParser", "JSON",
        "JournalStore", "KennelCommand", "KennelHTTP", "KennelImporter", "KennelTesting", "Locks", "ModelContext",
        "NATS",
        "ProjectImport", "Recordings", "SQLite", "SampleApp", "SessionEnvironment", "Sessions", "StarterApp", "Sweeps",
        "SwiftTranslation", "SystemScreens", "TextMetrics", "ViewSchema", "Wire", "World", "WorldProcess",
        "_Testing_CoreGraphics",
        "_Testing_UIKit", ResourceSources.module,
    ]

    /// Returns the name of a module in the app's package.
    static func name(for module: String) -> String { internals.contains(module) ? module + "Module" : module }
}

extension Project {
    /// The project, with modules renamed that have the name of an internal module of Kennel.
    var withFreeNames: Project {
        var project = self
        for index in project.modules.indices {
            let module = project.modules[index]
            project.modules[index].name = KennelModules.name(for: module.name)
            project.modules[index].needed.modules = module.needed.modules.map(KennelModules.name)
        }
        return project
    }

    /// The new names of renamed modules, by their names in the project.
    var renamedModules: [String: String] {
        Dictionary(
            uniqueKeysWithValues: modules.map { ($0.name, KennelModules.name(for: $0.name)) }.filter { $0 != $1 })
    }
}
