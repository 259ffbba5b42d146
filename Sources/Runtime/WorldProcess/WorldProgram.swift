package import Foundation
package import Wire

/// The program of world processes: an executable and its arguments, to which the path of the marker file is appended.
package struct WorldProgram: Sendable {
    /// The executable.
    package let executable: URL
    /// The arguments before the path of the marker file.
    package let arguments: [String]
    /// The maximum time until the greeting.
    package let greetingTimeout: Duration

    /// Creates a description of a program.
    package init(executable: URL, arguments: [String] = [Self.command], patience: Duration = .seconds(10)) {
        self.executable = executable
        self.arguments = arguments
        self.greetingTimeout = patience
    }

    /// The command that makes a program run worlds.
    package static let command = "world"
    /// The command that makes a program fork world processes.
    package static let forkServerCommand = "nursery"

    /// The commands that only a server uses.
    package static let commands = [command, forkServerCommand]

    /// The arguments that make the program a fork server.
    var forkServerArguments: [String] { arguments.map { $0 == Self.command ? Self.forkServerCommand : $0 } }

    /// The running program as a world process, even if its file was replaced or deleted.
    package static let own = WorldProgram(executable: URL(filePath: "/proc/self/exe"))

    /// The name of the program for the user.
    var name: String { executable.path == Self.own.executable.path ? Self.nameOfThis : executable.path }

    private static var nameOfThis: String {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "this program"
        return path.hasSuffix(" (deleted)") ? String(path.dropLast(10)) : path
    }
}

extension WorldGreeting {
    /// Returns the greeting of the running program.
    package static func own(version: String) -> WorldGreeting {
        WorldGreeting(version: version, program: URL(filePath: WorldProgram.own.name).lastPathComponent)
    }
}
