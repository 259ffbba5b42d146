import CPackaged
import Foundation

/// The service that a package installed on this machine, as `systemctl` starts it.
///
/// Whoever looks after that server says `kennel token add ann`, and means the one that runs, not one of their own.
package struct InstalledService: Equatable {
    /// What its unit and its folders are called.
    let name: String
    /// Where its options are.
    let optionsFile: String

    /// For a service of that name. Nil has its options where packages put them.
    package init(name: String, optionsFile: String? = nil) {
        self.name = name
        self.optionsFile = optionsFile ?? "/etc/\(name)/options"
    }

    /// A product's name as Debian writes names.
    static func name(of product: String) -> String {
        let letters = product.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }
            .joined()
        return letters.count > 1 ? letters : letters + "-app"
    }

    /// That of a program which came in a package, where its file of options lies; nil everywhere else.
    static func here(program: String) -> InstalledService? {
        let service = InstalledService(name: Self.name(of: program))
        let isHere = cpackaged_release() != nil && FileManager.default.fileExists(atPath: service.optionsFile)
        return isHere ? service : nil
    }

    /// The options of this service, for a command that names no other server: neither a folder of recordings nor a file
    /// of options nor a port. Nil for one that does.
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
    /// The server that a command is about which looks after one: the one its options name, or the installed one.
    ///
    /// Throws a `UsageError` that names what it stumbled over, or says `refusal` for what is no option.
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
