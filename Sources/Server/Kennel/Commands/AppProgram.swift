import Foundation
import HeadlessUIKit

/// The program in which a command runs: an app, its backend and the program's name.
struct AppProgram {
    /// The name by which the program was started.
    let name: String
    /// Creates the app's delegate, once for each session.
    let application: @Sendable () -> any UIApplicationDelegate
    /// Creates the app's own backend; returns nil if it has none. Called only by commands that serve or describe it.
    let backend: () -> Backend?
    /// The isolation of sessions that applies unless the command line sets another one.
    let isolation: Isolation

    /// Prints a line to standard output.
    static func print(_ line: String) { printLine(line) }

    /// Prints an error after the program's name.
    func complain(_ error: Any) { Kennel.complain("\(name): \(error)") }
}
