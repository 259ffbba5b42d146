/// The same measurement on the bare server and on Kennel, in alternation, so that both have the same conditions.
struct Comparison {
    let baseline: Double
    let kennel: Double

    init(rounds: Int, baseline: () throws -> Double, kennel: () throws -> Double) rethrows {
        var values: (baseline: [Double], kennel: [Double]) = ([], [])
        for _ in 0..<rounds {
            values.baseline.append(try baseline())
            values.kennel.append(try kennel())
        }
        self.baseline = values.baseline.median
        self.kennel = values.kennel.median
    }

    var ratio: Double { kennel / baseline }
}
