import CPackaged
import Foundation

/// The service that a package installed on this machine and that `systemctl` starts.
///
/// Maintenance commands such as `kennel token add ann` apply to it, unless their options name another server.
package struct InstalledService: Equatable {
    /// The name of the systemd unit and of its folders.
    let name: String
    /// The path of the file with the service's options.
    let optionsFile: String

    /// Creates the description of a service with this name. If `optionsFile` is nil, the file is where packages install
    /// it.
    package init(name: String, optionsFile: String? = nil) {
        self.name = name
        self.optionsFile = optionsFile ?? "/etc/\(name)/options"
    }

    /// Returns a product's name in the form that Debian requires.
    static func name(of product: String) -> String {
        let letters = product.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }
            .joined()
        return letters.count > 1 ? letters : letters + "-app"
    }

    /// Returns the service that was installed with this program; nil if the program is not from a package, or if its
    /// options file is not installed.
    static func here(program: String) -> InstalledService? {
        let service = InstalledService(name: Self.name(of: program))
        let isHere = cpackaged_release() != nil && FileManager.default.fileExists(atPath: service.optionsFile)
        return isHere ? service : nil
    }

    /// Returns the options of this service. Returns nil if the arguments or the environment name another server, by a
    /// folder of recordings, a file of options or a port, or if the arguments ask for help.
    func options(_ arguments: [String], environment: [String: String]) throws(UsageError) -> Options? {
        let others = ["--data", "--in-memory", "--options", "--port"]
        let isNamed = arguments.contains { argument in
            others.contains { argument == $0 || argument.hasPrefix($0 + "=") }
        }
        guard !isNamed, !others.contains(where: { environment[OptionSettings.variable($0)]?.isEmpty == false }) else {
            return nil
        }
        let parsed = try Command(parsing: ["serve", "--options", optionsFile] + arguments, environment: environment)
        guard case .serve(var options) = parsed else { return nil }
        let state = ["STATE_DIRECTORY": "/var/lib/\(name)"]
        if let folder = options.recordings.folder(program: name, port: options.port, environment: state) {
            options.recordings = .folder(folder)
        }
        return options
    }
}

extension Options {
    /// Returns the options of the server that a command maintains: the server that the arguments name, or else the
    /// installed one.
    ///
    /// - Parameter refusal: The text of the error for arguments that ask for help or the version.
    /// - Throws: A `UsageError` that names the wrong argument, or has the text `refusal`.
    static func ofServer(
        _ arguments: [String], environment: [String: String], installed: InstalledService?, refusal: String
    ) throws(UsageError) -> Options {
        if let options = try installed?.options(arguments, environment: environment) { return options }
        guard case .serve(let options) = try Command(parsing: ["serve"] + arguments, environment: environment) else {
            throw UsageError(refusal)
        }
        return options
    }
}
