import Sweeps

/// What `compare` is asked to do.
package struct CompareOptions: Equatable {
    /// One of the two runs: what it has otherwise than the recording.
    package enum Side: Equatable {
        /// Under this navigation controller.
        case controller(String)
        /// In this app, which `--app` names.
        case app(String)

        /// The controller's name; nil for another app.
        package var controller: String? {
            switch self {
            case .controller(let name): name
            case .app: nil
            }
        }

        /// What the run is called.
        package var name: String {
            switch self {
            case .controller(let name): Screenplay.label(of: name)
            case .app(let name): name
            }
        }
    }

    /// The recordings' files.
    package var files: [String] { replaying.files }
    /// What the runs have otherwise: none compares two recordings, one compares with how it was recorded.
    package private(set) var sides: [Side] = []
    /// What is asked as `replay` is asked it: processes, limits, apps.
    private(set) var replaying: ReplayOptions

    /// Reads the arguments after `compare`. Throws a `UsageError` that names the one it stumbled over.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        var sides: [Side] = []
        replaying = try ReplayOptions(
            parsing: arguments, for: "compare", own: ["--controller": "ID", "--in": "APP"]
        ) { (name, value) throws(UsageError) in
            sides.append(name == "--in" ? .app(value) : .controller(value))
        }
        self.sides = sides
        guard sides.count <= 2 else {
            throw UsageError("compare puts two runs beside each other: --controller and --in are given twice at most")
        }
        guard !sides.isEmpty || files.count == 2 else {
            throw UsageError("compare needs two recordings, or one and what to run it with: --controller ID")
        }
        for case .app(let name) in sides where !replaying.apps.contains(where: { $0.name == name }) {
            throw UsageError("--in \(name) needs its program: --app \(name)=PROGRAM")
        }
    }

    /// The same options, where the app says what they leave open.
    func settled(for isolation: Isolation) -> CompareOptions {
        var options = self
        options.replaying = replaying.settled(for: isolation)
        return options
    }
}
