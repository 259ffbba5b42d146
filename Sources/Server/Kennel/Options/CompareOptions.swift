import Sweeps

/// The options of `compare`.
package struct CompareOptions: Equatable {
    /// The setting in which a run differs from the recording.
    package enum Side: Equatable {
        /// Another navigation controller.
        case controller(String)
        /// Another app, which `--app` defines.
        case app(String)

        /// The name of the controller; nil if the run differs in another setting.
        package var controller: String? {
            switch self {
            case .controller(let name): name
            case .app: nil
            }
        }

        /// The name of the run in messages.
        package var name: String {
            switch self {
            case .controller(let name): Scenario.label(of: name)
            case .app(let name): name
            }
        }
    }

    /// The recording files.
    package var files: [String] { replaying.files }
    /// The settings in which the runs differ from the recording. None compares two recordings; one setting compares its
    /// run with the recorded run.
    package private(set) var sides: [Side] = []
    /// The options that `compare` has in common with `replay`: processes, limits and apps.
    private(set) var replaying: ReplayOptions

    /// Parses the arguments after `compare`. Throws a `UsageError` that names the wrong or missing argument.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        var sides: [Side] = []
        replaying = try ReplayOptions(
            parsing: arguments, for: "compare", own: ["--controller": "ID", "--in": "APP"]
        ) { (name, value) throws(UsageError) in
            sides.append(name == "--in" ? .app(value) : .controller(value))
        }
        self.sides = sides
        guard sides.count <= 2 else {
            throw UsageError("compare compares two runs: use --controller and --in at most twice")
        }
        guard !sides.isEmpty || files.count == 2 else {
            throw UsageError("compare needs two recordings, or one recording and --controller ID or --in APP")
        }
        for case .app(let name) in sides where !replaying.apps.contains(where: { $0.name == name }) {
            throw UsageError("--in \(name) needs its program: --app \(name)=PROGRAM")
        }
    }

    /// Returns the options. If no number of app processes is set, uses the default for the app's isolation.
    func settled(for isolation: Isolation) -> CompareOptions {
        var options = self
        options.replaying = replaying.settled(for: isolation)
        return options
    }
}
