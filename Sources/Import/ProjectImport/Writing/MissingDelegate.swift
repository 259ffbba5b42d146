import Foundation

/// Explains why an app cannot be started: it has no app delegate.
struct MissingDelegate {
    /// A sentence with the name of the app, and what to do if something can be done.
    let reason: String

    /// Finds the reason in the source files of the app.
    init(of app: String, in sources: [URL]) {
        let texts = sources.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        if texts.contains(where: { $0.contains(/(?m)^\s*import\s+(AppKit|Cocoa)\b/) }) {
            reason = "\(app) is an app for macOS. Kennel runs apps for iOS"
        } else if texts.contains(where: { $0.contains(/@main\s+struct\s+\w+\s*:\s*(SwiftUI\.)?App\b/) }) {
            reason =
                "\(app) starts with a SwiftUI App, which is not supported. "
                + "Give it a class with @main that conforms to UIApplicationDelegate"
        } else {
            reason = "\(app) has no class with @main or @UIApplicationMain"
        }
    }
}
