package import Exports

/// What `export` is asked to do.
package struct ExportOptions: Equatable {
    /// What a recording is handed over as.
    package enum Form: String, CaseIterable, Sendable {
        /// Steps to reproduce in plain words.
        case steps
        /// The requests as an HTTP archive.
        case har
        /// A Swift test on KennelTesting.
        case test
    }

    /// What the recording is handed over as.
    package var form: Form
    /// The one file, and where it is played, as `replay` is asked.
    package var replay: ReplayOptions
    /// The module of the app's delegate; nil is the one that the app names.
    package var module: String?
    /// The language of steps and comments.
    package var language = ExportLanguage.english

    /// All forms, as a person reads them.
    static let forms = Form.allCases.map(\.rawValue).joined(separator: "|")

    /// All languages, as a person reads them.
    static let languages = ExportLanguage.allCases.map(\.rawValue).joined(separator: "|")

    /// Reads the arguments after `export`. Throws a `UsageError` that names the one it stumbled over.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        guard let word = arguments.first, let form = Form(rawValue: word) else {
            throw UsageError("export needs what to make, and of which recording: export \(Self.forms) FILE")
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
                throw UsageError("--language is \(Self.languages), not \"\(value)\"")
            }
        }
        self.language = language
        if let module, !TestFile.canImport(module) {
            throw UsageError("--module needs the name of a Swift module, not \"\(module)\"")
        }
        self.module = module
        guard replay.files.count == 1 else { throw UsageError("export takes one recording at a time") }
        guard replay.junit == nil else { throw UsageError("export has no option \"--junit\"") }
    }

    /// The same options, where the app says what they leave open.
    func settled(for isolation: Isolation) -> ExportOptions {
        var options = self
        options.replay = replay.settled(for: isolation)
        return options
    }
}
