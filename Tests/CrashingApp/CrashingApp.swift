import Foundation
import Kennel

/// A server whose process a session can end: one with the controller "Crashing", as soon as a screen of it fails.
@main
struct CrashingApp {
    static func main() {
        let isAlone = ProcessInfo.processInfo.environment["CRASHING_APP_IS_ALONE"] != nil
        Kennel.run(AppDelegate.init, backend: Screens.backend, isolation: isAlone ? .session : .shared)
    }
}
