import Foundation

/// The options that are set in one place: a file, the environment or the command line.
struct OptionSettings {
    /// An option, its value, and the place where it was set.
    struct Setting {
        let option: CommandLineOption
        let value: String
        /// The place of the setting, such as a file, which starts error messages. Nil if the option's name suffices.
        let place: String?
    }

    private(set) var settings: [Setting] = []

    /// Adds a value. An option without a value has an empty text.
    mutating func add(_ option: CommandLineOption, value: String, place: String? = nil) {
        settings.append(Setting(option: option, value: value, place: place))
    }

    /// Adds a value in the syntax of files and the environment. There an option without a value is set by `yes`.
    private mutating func add(_ option: CommandLineOption, written value: String?, place: String) throws(UsageError) {
        if option.placeholder == nil {
            switch value {
            case nil, "yes": add(option, value: "", place: place)
            case "no": break
            default: throw UsageError("\(place): \(option.name.dropFirst(2)) must be yes or no, not \"\(value ?? "")\"")
            }
        } else {
            guard let value, !value.isEmpty else {
                throw UsageError(
                    "\(place): \(option.name.dropFirst(2)) needs a value: \(option.placeholder ?? "")")
            }
            add(option, value: value, place: place)
        }
    }

    /// Parses the options in the environment, such as `KENNEL_REQUEST_TIMEOUT` for `--request-timeout`. Values of a
    /// repeatable option are separated by spaces.
    static func environment(_ variables: [String: String]) throws(UsageError) -> OptionSettings {
        var settings = OptionSettings()
        for option in CommandLineOption.all {
            let name = variable(option.name)
            guard let value = variables[name], !value.isEmpty else { continue }
            let values = option.isRepeated ? value.split(separator: " ").map(String.init) : [value]
            for value in values { try settings.add(option, written: value, place: name) }
        }
        return settings
    }

    /// Returns the name of an option's environment variable.
    static func variable(_ option: String) -> String {
        "KENNEL_" + option.dropFirst(2).uppercased().replacing("-", with: "_")
    }

    /// Parses a file of options: one option a line, such as `port = 9000`, and comment lines that start with `#`.
    static func file(_ path: String) throws(UsageError) -> OptionSettings {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else {
            throw UsageError("the options file \"\(path)\" cannot be read")
        }
        var settings = OptionSettings()
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let place = "\(path):\(number + 1)"
            guard let option = CommandLineOption.all.first(where: { $0.name == "--" + parts[0] }) else {
                throw UsageError("\(place): there is no option \"\(parts[0])\"")
            }
            try settings.add(option, written: parts.count == 2 ? parts[1] : nil, place: place)
        }
        return settings
    }

    /// Applies the settings of several places. If more than one place sets an option, the last of these places counts.
    static func apply(_ places: [OptionSettings], to options: inout Options) throws(UsageError) {
        for (index, place) in places.enumerated() {
            let later = Set(places[(index + 1)...].flatMap { $0.settings.map(\.option.name) })
            for setting in place.settings where !later.contains(setting.option.name) {
                do {
                    try setting.option.apply(&options, setting.value)
                } catch {
                    throw UsageError(setting.place.map { "\($0): \(error)" } ?? "\(error)")
                }
            }
        }
    }
}
