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
            # Options of \(name), one per line, as on its command line but without dashes: port = 9000.
            # Write a line for each value of a repeated option. After a change:
            #     systemctl restart \(name)
            # The environment (KENNEL_PORT=9000) has priority over this file, and the command line over both.

            \(options.joined(separator: "\n\n"))

            """
    }
}
