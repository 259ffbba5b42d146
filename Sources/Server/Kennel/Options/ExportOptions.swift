package import Exports

/// The options of `export`.
package struct ExportOptions: Equatable {
    /// The format of an export.
    package enum Form: String, CaseIterable, Sendable {
        /// Steps to reproduce, in plain words.
        case steps
        /// The requests as an HTTP archive.
        case har
        /// A Swift test that uses KennelTesting.
        case test
    }

    package var form: Form
    /// The recording file, and the options that `export` has in common with `replay`.
    package var replay: ReplayOptions
    /// The module that declares the app's delegate; nil for the module that the app itself reports.
    package var module: String?
    /// The language of steps and comments.
    package var language = ExportLanguage.english

    /// The names of all formats, for the usage.
    static let forms = Form.allCases.map(\.rawValue).joined(separator: "|")

    /// The names of all languages, for the usage.
    static let languages = ExportLanguage.allCases.map(\.rawValue).joined(separator: "|")

    /// Parses the arguments after `export`. Throws a `UsageError` that names the wrong or missing argument.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        guard let word = arguments.first, let form = Form(rawValue: word) else {
            throw UsageError("export needs a format and a recording: export \(Self.forms) FILE")
        }
        self.form = form
        var (module, language): (String?, ExportLanguage) = (nil, .english)
        let own = ["--module": "NAME", "--language": Self.languages]
        replay = try ReplayOptions(parsing: arguments.dropFirst(), for: "export", own: own) {
            (name, value) throws(UsageError) in
            if name == "--module" {
                module = value
            } else if let known = ExportLanguage(rawValue: value) {
                language = known
            } else {
                throw UsageError("--language must be \(Self.languages), not \"\(value)\"")
            }
        }
        self.language = language
        if let module, !TestFile.canImport(module) {
            throw UsageError("--module needs the name of a Swift module, not \"\(module)\"")
        }
        self.module = module
        guard replay.files.count == 1 else { throw UsageError("export needs exactly one recording") }
        guard replay.junit == nil else { throw UsageError("export has no option \"--junit\"") }
    }

    /// Returns the options. If no number of app processes is set, uses the default for the app's isolation.
    func settled(for isolation: Isolation) -> ExportOptions {
        var options = self
        options.replay = replay.settled(for: isolation)
        return options
    }
}
