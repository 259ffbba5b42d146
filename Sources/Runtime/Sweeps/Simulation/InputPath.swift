package import Recordings
import Wire

/// The inputs that lead to a point of a simulation. Paths that begin alike share what they have in common.
package struct InputPath: Sendable {
    /// The input that opened the app; nil before the app is opened.
    private(set) var opening: RecordedInput?
    private var afterOpening = BranchingLog<RecordedInput>()

    /// Creates the path to a simulation that is not opened yet.
    init() {}

    /// All inputs, in order. Takes time proportional to their number.
    package var inputs: [RecordedInput] { (opening.map { [$0] } ?? []) + afterOpening.elements }

    /// The number of inputs.
    var count: Int { (opening == nil ? 0 : 1) + afterOpening.count }

    /// Adds the next input.
    mutating func append(_ input: RecordedInput) {
        if opening == nil { opening = input } else { afterOpening.append(input) }
    }

    /// Makes the current inputs shareable. Copies that are made from now on share them, instead of each holding its
    /// own.
    mutating func seal() {
        afterOpening.seal()
    }

    /// Returns whether the app was opened with a configuration that differs from this one. False before the opening.
    func opensOtherwise(than configuration: SessionConfiguration) -> Bool {
        opening.map { $0.input != .opened(configuration) } ?? false
    }

    /// Replaces the configuration with which the app was opened, and applies a closure to every fault script that was
    /// set since.
    mutating func reopen(with configuration: SessionConfiguration, faults: (FaultScript) -> FaultScript) {
        opening = opening.map { RecordedInput(time: $0.time, input: .opened(configuration), digest: $0.digest) }
        guard afterOpening.elements.contains(where: { $0.input.faultScript != nil }) else { return }
        afterOpening.mapInPlace { recorded in
            guard let script = recorded.input.faultScript else { return recorded }
            return RecordedInput(time: recorded.time, input: .faults(faults(script)), digest: recorded.digest)
        }
    }

    /// Removes the digests of all inputs, because applying the inputs again gave other events.
    mutating func removeDigests() {
        opening?.digest = nil
        afterOpening.mapInPlace { input in
            var input = input
            input.digest = nil
            return input
        }
    }
}

extension SessionInput {
    /// The fault script that the input sets; nil for other inputs.
    fileprivate var faultScript: FaultScript? { if case .faults(let script) = self { script } else { nil } }
}
