package import Sweeps

/// The options of `sweep`.
package struct SweepOptions: Equatable {
    /// The files, and the other options that `sweep` has in common with `replay`.
    package var replay: ReplayOptions
    /// The faults to apply to each request.
    package var faults = SweepFault.allCases
    /// The number of orders of responses to try: the recorded order, and further ones.
    package var seeds = 1
    /// The ids of the controllers under which the steps are performed; empty for the recorded controller.
    package var controllers: [String] = []

    /// Parses the arguments after `sweep`. Throws a `UsageError` that names the wrong or missing argument.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        var (faults, seeds, controllers) = (self.faults, self.seeds, self.controllers)
        replay = try ReplayOptions(parsing: arguments, for: "sweep", own: Self.placeholders) {
            (name, value) throws(UsageError) in
            switch name {
            case "--faults": faults = try Self.faults(value)
            case "--seeds": seeds = try Self.seeds(value)
            default: controllers.append(value)
            }
        }
        (self.faults, self.seeds, self.controllers) = (faults, seeds, controllers)
    }

    private static let placeholders = ["--faults": faultNames, "--seeds": "N", "--controller": "ID"]
    /// All faults, in the syntax of `--faults`.
    static let faultNames = SweepFault.allCases.map(\.rawValue).joined(separator: ",")

    private static func faults(_ value: String) throws(UsageError) -> [SweepFault] {
        var faults: [SweepFault] = []
        for name in value.split(separator: ",", omittingEmptySubsequences: false) {
            guard let fault = SweepFault(rawValue: String(name)) else {
                throw UsageError("--faults must be some of \(faultNames), not \"\(name)\"")
            }
            if !faults.contains(fault) { faults.append(fault) }
        }
        return faults
    }

    private static func seeds(_ value: String) throws(UsageError) -> Int {
        guard let seeds = Int(value), (1...1_000).contains(seeds) else {
            throw UsageError("--seeds needs a whole number from 1 to 1000, not \"\(value)\"")
        }
        return seeds
    }

    /// Returns the options. If no number of app processes is set, uses the default for the app's isolation.
    func settled(for isolation: Isolation) -> SweepOptions {
        var options = self
        options.replay = replay.settled(for: isolation)
        return options
    }

    /// Returns the plan of the sweep; `width` is the number of requests that are tested concurrently.
    func plan(width: Int) -> SweepPlan {
        var plan = SweepPlan()
        plan.faults = faults
        plan.seeds = seeds
        if !controllers.isEmpty { plan.controllers = controllers }
        plan.width = width
        return plan
    }
}
