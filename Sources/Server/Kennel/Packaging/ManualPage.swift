/// The man(1) page, generated from the command line's options.
struct ManualPage {
    /// The name of the program.
    let name: String
    let version: String

    /// The page in the syntax of man(7).
    var text: String {
        let options = CommandLineOption.all.map { option in
            let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
            return ".TP\n\\fB\(Self.escaped(option.name))\\fR\(value)\n\(Self.escaped(option.help))"
        }
        return """
            .TH \(name.uppercased()) 1 "" "\(name) \(Self.escaped(version))" "User Commands"
            .SH NAME
            \(name) \\- run an iOS app and show it in a browser
            .SH SYNOPSIS
            \(Self.lines(Command.synopsis(program: name)))
            .SH DESCRIPTION
            Serves the app to browsers, and records and replays its sessions.
            .SH OPTIONS
            \(options.joined(separator: "\n"))
            .TP
            \\fB\\-\\-version\\fR
            print the version and the commit of the program
            .SH FILES
            .TP
            \(InstalledService(name: name).optionsFile)
            the options of the service, one per line
            .TP
            /etc/\(name)/tls
            certificates and their keys, readable by the group \(Self.escaped(ServiceUnit.keyReaders(name)))
            .TP
            /var/lib/\(name)
            the recorded sessions and the tokens of the service
            .SH ENVIRONMENT
            Each option also has a variable: \\fBKENNEL_PORT\\fR for \\fB\\-\\-port\\fR, and so on. Separate the values
            of a repeated option with spaces. The command line has priority over the environment, and the environment
            over the options file.
            .SH SIGNALS
            SIGTERM and SIGINT end the server. Its sessions are parked, and continue after the next start.
            SIGHUP reloads the certificate and its key, without closing connections, and reopens the log files, after
            they were moved.

            """
    }

    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { escaped($0.trimmingPrefix(while: \.isWhitespace)) }.joined(
            separator: "\n.br\n")
    }

    /// Returns a text with escapes, so that nothing in it is interpreted as a request or an escape.
    private static func escaped(_ text: some StringProtocol) -> String {
        let plain = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
