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
            \(name) \\- run a Beagle app and show it in a browser
            .SH SYNOPSIS
            \(Self.lines(Command.synopsis(program: name)))
            .SH DESCRIPTION
            Serves the app's navigation controllers to browsers, records what happens in them, and replays it.
            .SH OPTIONS
            \(options.joined(separator: "\n"))
            .TP
            \\fB\\-\\-version\\fR
            print the version and the commit it was built from
            .SH FILES
            .TP
            \(InstalledService(name: name).optionsFile)
            the options of the service, one a line
            .TP
            /etc/\(name)/tls
            certificates and their keys, which the group \(Self.escaped(ServiceUnit.keyReaders(name))) may read
            .TP
            /var/lib/\(name)
            the sessions that the service recorded, and its tokens
            .SH ENVIRONMENT
            Every option can be said by a variable too: \\fBKENNEL_PORT\\fR for \\fB\\-\\-port\\fR, and so on. Values of an option
            that may be repeated have spaces between them. The command line counts before the environment, and that before the
            file of options.
            .SH SIGNALS
            SIGTERM and SIGINT end the server; its sessions are put aside and go on after the next start.
            SIGHUP has it read the certificate and its key anew, where it has one, while open connections stay, and open the
            files of its logs anew, after they were moved away.

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
