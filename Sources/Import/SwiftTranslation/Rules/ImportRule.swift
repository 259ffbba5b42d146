import SwiftSyntax

/// Replaces imports of Apple's frameworks, and reports frameworks that are not supported.
final class ImportRule: Rule {
    /// The modules that replace frameworks, by framework.
    private static let standIns = [
        "ObjectiveC": "UIKit", "WebKit": "UIKit", "os": "os", "OSLog": "os", "MobileCoreServices": "UIKit",
        "SafariServices": "UIKit", "MessageUI": "UIKit", "ImageIO": "UIKit", "CoreServices": "UIKit",
        "CoreImage": "UIKit",
        "Accelerate": "UIKit", "Darwin": "Glibc", "RxCocoaRuntime": "UIKit",
    ]

    /// The modules that are available without additional packages.
    private static let present: Set = [
        "Swift", "Foundation", "CoreFoundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "RegexBuilder", "Observation", "Synchronization",
        "Distributed", "_Concurrency", "_StringProcessing", "UIKit", "CoreGraphics", "QuartzCore",
        "UniformTypeIdentifiers", "CoreData", "Combine", "SQLite3", "UserNotifications", "CoreLocation",
        "LocalAuthentication", "Network", "SystemConfiguration", "Security", "StoreKit", "AVFoundation", "AVKit",
        "MapKit", "PhotosUI", "CryptoKit", "CoreMotion", "Contacts", "ContactsUI", "EventKit", "EventKitUI",
        "AuthenticationServices", "AppTrackingTransparency", "AdSupport", "CoreTelephony", "WatchConnectivity",
        "BackgroundTasks", "CoreBluetooth", "CommonCrypto", "Compression", "os", "Kennel", "MediaPlayer", "QuickLook",
        "PDFKit", "Speech", "BeagleLegacy", "XCTest", "Testing", "AudioToolbox", "Photos",
    ]

    /// The modules that have submodules on iOS, such as `UIKit.UIView`, and none in Kennel.
    private static let undivided: Set = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"]

    /// The frameworks that are not supported, with advice.
    private static let absent: [String: String] = {
        let others = [
            "CoreText", "Metal", "Vision", "CloudKit", "HealthKit", "PassKit", "GameKit", "SpriteKit", "SceneKit",
            "WidgetKit", "Intents", "NaturalLanguage", "Charts",
        ]
        let leaveOut = "leave out the files that need it (\"leaveOut\" in kennel.json), or replace its types"
        var found = Dictionary(uniqueKeysWithValues: others.map { ($0, leaveOut) })
        found["SwiftUI"] = "write these screens with UIKit, or leave out their files"
        return found
    }()

    /// The modules that frameworks re-export. A framework that is not listed re-exports only Foundation.
    private static let exports: [String: [String]] = [
        "MapKit": ["CoreLocation", "UIKit"], "SwiftUI": ["UIKit"], "AVKit": ["UIKit"], "PhotosUI": ["UIKit"],
        "QuickLook": ["UIKit"],
        "MediaPlayer": ["UIKit"],
        "EventKitUI": ["EventKit", "UIKit"],
        "ContactsUI": ["UIKit"], "PDFKit": ["UIKit"], "SpriteKit": ["UIKit"], "SceneKit": ["UIKit"],
        "GameKit": ["UIKit"],
    ]

    /// Returns whether a module can be imported, under its own name or replaced by another one.
    static func provides(_ module: String) -> Bool {
        present.contains(module) || standIns[module] != nil || beagles.contains(module)
    }

    /// Returns whether `canImport` is false for a module although a replacement exists. Conditions about `Darwin` and
    /// `ObjectiveC` are meant to detect Apple's systems.
    static func isReplaced(_ module: String) -> Bool {
        standIns[module] != nil && !["Darwin", "ObjectiveC"].contains(module)
    }

    /// Returns whether a framework is not supported.
    static func isAbsent(_ module: String) -> Bool { absent[module] != nil }

    /// The names of Beagle's module in its versions. The first import of one is replaced by all imports that the file
    /// needs.
    private static let beagles: Set = ["Beagle", "BeagleSchema", "BeagleUI"]

    private var first: ImportDeclSyntax?
    /// Whether an import was removed whose framework re-exports Foundation on iOS.
    private var removesImports = false
    /// The modules that the file imports unconditionally, including the modules that replace them.
    private(set) var imported: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map { $0.name.text }
        guard let module = path.first else { return .skipChildren }
        // An import inside `#if` is compiled only if the condition is true.
        let isConditional = node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
        // No code can follow `#error` on the same line.
        if !isConditional, first == nil, !refuses(module) { first = node }
        if Self.beagles.contains(module) {
            let isFirst = isConditional || imported.insert("Beagle").inserted
            findings.replace(node, with: isFirst ? findings.era.imports(naming: findings.named) : "")
            return .skipChildren
        }
        // The file may need a conditionally imported module also where the condition is false.
        if !isConditional { imported.insert(module) }
        if let standIn = Self.standIns[module] {
            findings.edits.append(Edit(replacing: node.place, with: "import \(standIn)"))
            if !isConditional { imported.insert(standIn) }
        } else if isConditional, Self.isAbsent(module), !asksForModule(node) {
            // The condition does not check for the framework, for example around previews. The import would be compiled
            // here, so it is removed.
            findings.edits.append(Edit(replacing: node.place, with: ""))
            removesImports = true
            if !Self.isSilent(module) {
                findings.addRemark(at: node, message: "\(module) is not supported: \(Self.absent[module] ?? "")")
            }
        } else if !isConditional, let advice = Self.absent[module] {
            // Apple's frameworks re-export others, as SwiftUI does Combine. The replacement must import them.
            let along = Self.exports[module] ?? ["Foundation"]
            let text = along.map { "import \($0)" }.joined(separator: "; ")
            findings.edits.append(Edit(replacing: node.place, with: text))
            imported.formUnion(along)
            if module == "SwiftUI", SwiftUINames.publish(in: node.root) { findings.needed.insert("Combine") }
            if module == "SwiftUI", !SwiftUINames.areUsed(in: node.root) { return .skipChildren }
            findings.addRemark(at: node, message: "\(module) is not supported: \(advice)")
        } else if !isConditional, !Self.present.contains(module), !findings.modules.names.contains(module) {
            // The build folder may have a module of this name from another app's package, which would make linking
            // fail.
            if refuses(module) {
                findings.edits.append(Edit(replacing: node.place, with: "#error(\"no such module '\(module)'\")"))
            }
            findings.addRemark(
                at: node,
                message:
                    "there is no module \(module): name a folder with its package in \"packages\" of kennel.json, or leave "
                    + "out the code that needs it (--leave-out-failing)")
        } else if Self.undivided.contains(module), path.count > 1, node.importKindSpecifier == nil {
            findings.edits.append(Edit(replacing: node.place, with: "import \(module)"))
        }
        return .skipChildren
    }

    /// Returns whether an import outside of `#if` is translated to an error.
    private func refuses(_ module: String) -> Bool {
        !Self.provides(module) && !Self.isAbsent(module) && findings.modules.exclude(module)
    }

    /// Returns whether an import inside `#if` gets no remark. There SwiftUI is nearly always imported for previews,
    /// which are removed.
    private static func isSilent(_ module: String) -> Bool { module == "SwiftUI" }

    /// Returns whether an enclosing `#if` contains a `canImport` condition.
    private func asksForModule(_ node: some SyntaxProtocol) -> Bool {
        node.ancestors.contains { around in
            around.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains("canImport") == true
        }
    }

    /// Adds imports of the modules that the file and its bridging header need, behind the first import.
    ///
    /// Returns a line to insert at the start of the file if it has no imports.
    ///
    /// - Parameters:
    ///   - bridged: The modules that a bridging header imports.
    ///   - reexporting: The modules whose own imports of UIKit reach the file.
    func add(_ bridged: [String] = [], reexporting: Set<String> = []) -> String {
        if !imported.isDisjoint(with: reexporting) { findings.needed.insert("UIKit") }
        for module in bridged.map({ Self.standIns[$0] ?? $0 }) where Self.present.contains(module) {
            findings.needed.insert(module)
        }
        // The frameworks that re-export Foundation on iOS.
        let bringing: Set = [
            "CoreData", "Combine", "UserNotifications", "CoreLocation", "LocalAuthentication", "Network",
            "SystemConfiguration", "StoreKit", "AVFoundation", "CryptoKit", "CommonCrypto", "Compression", "os",
            "CoreMotion", "Speech", "Contacts", "EventKit", "AuthenticationServices", "AppTrackingTransparency",
            "AdSupport", "CoreTelephony", "WatchConnectivity", "BackgroundTasks", "CoreBluetooth",
            "UniformTypeIdentifiers", "AudioToolbox", "Photos",
        ]
        for module in imported.intersection(Self.present) { findings.needed.formUnion(Self.exports[module] ?? []) }
        // The Core Foundation types in keychain queries are declared in UIKit here.
        if imported.contains("Security") { findings.needed.insert("UIKit") }
        if !imported.isDisjoint(with: bringing), !imported.contains("UIKit") {
            findings.needed.insert("Foundation")
        }
        // Foundation re-exports Combine on iOS.
        let all = imported.union(findings.needed)
        if let first, !all.isDisjoint(with: ["Foundation", "UIKit"]), SwiftUINames.publish(in: first.root) {
            findings.needed.insert("Combine")
        }
        if removesImports, !imported.union(findings.needed).contains("UIKit") { findings.needed.insert("Foundation") }
        let missing = findings.needed.subtracting(imported).sorted()
        guard !missing.isEmpty else { return "" }
        let text = missing.map { "import \($0)" }.joined(separator: "; ")
        guard let first else { return text + "\n" }
        findings.edits.append(.insertion("; \(text)", at: first.place.upperBound))
        return ""
    }
}

/// Finds the modules that a file must import on Linux, and whose content is part of Foundation or UIKit on iOS.
final class NeedRule: Rule {
    private static let networking: Set = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
        "URLSessionConfiguration",
        "URLSessionDataTask", "URLSessionTask", "URLSessionDelegate", "URLSessionDataDelegate", "HTTPCookieStorage",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionTaskDelegate", "URLSessionDownloadDelegate",
        "URLCredential", "URLProtocol", "NSURLRequest", "URLAuthenticationChallenge",
    ]
    private static let markup: Set = ["XMLParser", "XMLParserDelegate"]
    private static let logging: Set = ["os_log", "OSLog"]
    private static let objective: Set = [
        "Selector", "NSSelectorFromString", "LeftOut", "INT64_MAX", "INT64_MIN", "UINT64_MAX", "CGRect", "CGSize",
        "CGPoint", "CGImage", "Timer", "NSPredicate", "NSCompoundPredicate", "NSSortDescriptor", "autoreleasepool",
        "imp_implementationWithBlock", "AutoreleasingUnsafeMutablePointer", "NSURLAuthenticationMethodServerTrust",
        "dispatchPrecondition", "CFGetTypeID", "CFString", "CFData", "CFMutableData", "CFURL", "CFDictionary",
        "CFArray",
        "CFDataCreateMutable", "NSInteger", "NSUInteger", "NSDiscardableContent", "NSExceptionName",
        "NSSetUncaughtExceptionHandler", "NSGetUncaughtExceptionHandler",
    ]
    /// The errors whose codes are patterns by an operator of FoundationShims, which UIKit re-exports.
    private static let errors: Set = [
        "LAError", "UNError", "CLError", "SKError", "AVError", "MKError", "CNError", "EKError", "WCError",
        "ASAuthorizationError", "ASWebAuthenticationSessionError",
    ]
    /// The prefixes of names of Security, which Foundation re-exports on iOS.
    private static let ofSecurity = ["kSec", "SecItem", "errSec"]
    /// The prefixes of names from the Objective-C runtime, Dispatch and RxCocoa for which the file must import UIKit.
    private static let beginnings = [
        "objc_", "class_", "method_", "os_unfair_lock", "NSEC_PER_", "USEC_PER_", "MSEC_PER_",
        "_RX", "RX",
    ]

    /// Returns whether a name is that of a type of UserNotifications, which UIKit re-exports on iOS.
    private static func isOfNotifications(_ name: String) -> Bool {
        name.hasPrefix("UN")
            && ["UserNotification", "Notification", "MutableNotification", "Authorization"].contains {
                name.dropFirst(2).hasPrefix($0)
            } || ["UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger"].contains(name)
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = node.tokenKind else { return .skipChildren }
        if Self.networking.contains(name) { findings.needed.insert("FoundationNetworking") }
        if Self.markup.contains(name) { findings.needed.insert("FoundationXML") }
        if Self.logging.contains(name) { findings.needed.insert("os") }
        if Self.isOfNotifications(name), !survey.types.contains(name) { findings.needed.insert("UserNotifications") }
        let isError = Self.errors.contains(name) && !survey.types.contains(name)
        if isError || Self.objective.contains(name) || Self.beginnings.contains(where: name.hasPrefix) {
            findings.needed.insert("UIKit")
        }
        if Self.ofSecurity.contains(where: name.hasPrefix), !survey.types.contains(name) {
            // The Core Foundation types in queries are declared in UIKit here.
            findings.needed.formUnion(["Security", "UIKit"])
        }
        return .skipChildren
    }
}
