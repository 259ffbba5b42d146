/// The options file of a package. It contains every option with its default, each commented out.
struct OptionsFile {
    /// The name of the program.
    let name: String

    var text: String {
        let options = CommandLineOption.all.map { option in
            let value = option.placeholder.map { " = \($0)" } ?? ""
            return "# \(option.help)\n#\(option.name.dropFirst(2))\(value)"
        }
        return """
            # Options of \(name), one a line, as its command line has them but without the dashes: port = 9000.
            # An option that may be repeated takes a line for each value. After a change:
            #     systemctl restart \(name)
            # The environment (KENNEL_PORT=9000) counts before this file, and the command line before both.

            \(options.joined(separator: "\n\n"))

            """
    }
}
