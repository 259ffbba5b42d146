import Beagle
import Foundation
import UIKit

/// Ends the process with the first error it hears of, unless it was mended, as a new version of the app might be.
final class CrashingNavigationController: BeagleNavigationController {
    private static let isMended = ProcessInfo.processInfo.environment["CRASHING_APP_IS_MENDED"] != nil

    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: BeagleController) {
        if case .error = state, !Self.isMended { fatalError("nobody thought of errors") }
        super.serverDrivenStateDidChange(to: state, at: screenController)
    }
}
