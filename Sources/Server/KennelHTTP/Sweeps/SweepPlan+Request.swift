import Foundation
import JSON
import Sweeps

extension SweepPlan {
    /// Creates the plan that a client requests. Throws if the request is invalid.
    init(asked body: BodyReader) throws(ProblemDetails) {
        self.init()
        if let names = try body.words("faults") {
            var faults: [SweepFault] = []
            for name in names {
                guard let fault = SweepFault(rawValue: name) else {
                    let known = SweepFault.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ProblemDetails.malformed("\"\(name)\" is not a fault of a sweep. Use some of \(known).").at(
                        "/faults")
                }
                if !faults.contains(fault) { faults.append(fault) }
            }
            self.faults = faults
        }
        if let names = body.members["controllers"], !names.isNull {
            // null is the recorded controller.
            let known = names.array?.filter { $0.isNull || $0.string != nil }.map(\.string) ?? []
            guard (1...20).contains(known.count), known.count == names.array?.count else {
                throw ProblemDetails.malformed("\"controllers\" must be a list of 1 to 20 ids.").at("/controllers")
            }
            var seen: Set<String?> = []
            controllers = known.filter { seen.insert($0).inserted }
        }
        if let seeds = body.members["seeds"], !seeds.isNull {
            guard let count = seeds.int, (1...20).contains(count) else {
                throw ProblemDetails.malformed("\"seeds\" must be a number from 1 to 20.").at("/seeds")
            }
            self.seeds = count
        }
        // Each combination adds at least one row to the sweep, so this bound keeps the total number of tries within its
        // limit.
        mostRequests = max(1, SweepStore.most.tries / (faults.count * controllers.count * seeds))
        // One core is left for requests.
        width = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    }
}

extension BodyReader {
    /// Returns a list of 1 to 20 strings; nil if the member is absent.
    fileprivate func words(_ name: String) throws(ProblemDetails) -> [String]? {
        guard let value = members[name], !value.isNull else { return nil }
        let words = value.array?.compactMap(\.string) ?? []
        guard (1...20).contains(words.count), words.count == value.array?.count else {
            throw ProblemDetails.malformed("\"\(name)\" must be a list of 1 to 20 strings.").at("/\(name)")
        }
        return words
    }
}
