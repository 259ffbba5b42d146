package import Foundation
package import Wire

/// How a world process is started: with these arguments, and the file that it shares with its front.
package struct WorldProgram: Sendable {
    /// The program.
    package let executable: URL
    /// What comes before the shared file.
    package let arguments: [String]
    /// How long it may take to say who it is.
    package let patience: Duration

    /// Describes a program.
    package init(executable: URL, arguments: [String] = [Self.command], patience: Duration = .seconds(10)) {
        self.executable = executable
        self.arguments = arguments
        self.patience = patience
    }

    /// The word by which a program learns that it is to run worlds.
    package static let command = "world"
    /// The word by which it learns that it is to fork processes that do.
    package static let nurseryCommand = "nursery"

    /// The words that only a server says.
    package static let commands = [command, nurseryCommand]

    /// The arguments with which it is started to fork others.
    var nurseryArguments: [String] { arguments.map { $0 == Self.command ? Self.nurseryCommand : $0 } }

    /// The program that runs now, whatever became of its file, as a world process.
    package static let own = WorldProgram(executable: URL(filePath: "/proc/self/exe"))

    /// What a person calls the program.
    var name: String { executable.path == Self.own.executable.path ? Self.nameOfThis : executable.path }

    private static var nameOfThis: String {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "this program"
        return path.hasSuffix(" (deleted)") ? String(path.dropLast(10)) : path
    }
}

extension WorldGreeting {
    /// What the program that runs now says of itself.
    package static func own(version: String) -> WorldGreeting {
        WorldGreeting(version: version, program: URL(filePath: WorldProgram.own.name).lastPathComponent)
    }
}
