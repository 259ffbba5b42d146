import Foundation
import Kennel

/// A server whose process a session can crash: with the controller "Crashing", as soon as a screen fails.
@main
struct CrashingApp {
    static func main() {
        if ProcessInfo.processInfo.environment["CRASHING_APP_SHARES"] == nil {
            Kennel.run(AppDelegate.init, backend: Screens.backend)
        }
        Kennel.run(AppDelegate.init, backend: Screens.backend, isolation: .shared)
    }
}
