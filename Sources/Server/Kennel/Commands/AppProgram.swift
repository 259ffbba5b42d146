import Foundation
import HeadlessUIKit

/// The program that a command runs in: an app with its backend, under the program's name.
struct AppProgram {
    /// The name by which the program was started.
    let name: String
    /// Creates the app's delegate, once for each session.
    let application: @Sendable () -> any UIApplicationDelegate
    /// Creates the app's own backend; nil where it has none. Called only by commands that serve it.
    let backend: () -> Backend?
    /// What sessions share, where the command line does not say.
    let isolation: Isolation

    /// Prints a line for the person at the terminal.
    func print(_ line: String) {
        Swift.print(line)
        fflush(nil)
    }

    /// Prints an error after the program's name.
    func complain(_ error: Any) { Kennel.complain("\(name): \(error)") }
}
