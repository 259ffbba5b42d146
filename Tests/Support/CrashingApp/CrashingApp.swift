import Foundation
import Kennel

/// A server whose process a session can end: one with the controller "Crashing", as soon as a screen of it fails.
@main
struct CrashingApp {
    static func main() {
        if ProcessInfo.processInfo.environment["CRASHING_APP_SHARES"] == nil {
            Kennel.run(AppDelegate.init, backend: Screens.backend)
        }
        Kennel.run(AppDelegate.init, backend: Screens.backend, isolation: .shared)
    }
}
