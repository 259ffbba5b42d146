import Beagle
import Foundation
import UIKit

/// Crashes with its first error, unless an environment variable selects the fixed version of the app.
final class CrashingNavigationController: BeagleNavigationController {
    private static let isMended = ProcessInfo.processInfo.environment["CRASHING_APP_IS_MENDED"] != nil

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        if case .error = state, !Self.isMended { fatalError("nobody thought of errors") }
        super.serverDrivenStateDidChange(to: state, at: screenController)
    }
}
