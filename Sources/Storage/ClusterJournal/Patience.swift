import Foundation
import NATS

/// Runs an operation of a node that joins, and repeats it for up to 15 seconds if a stream has no leader or servers are
/// missing. Blocks.
///
/// NATS servers that have just started, or have lost one of them, take that long to elect a leader.
@available(*, noasync)
func patiently<Result>(_ body: () throws(ClusterError) -> Result) throws(ClusterError) -> Result {
    let end = ContinuousClock.now + .seconds(15)
    while true {
        do throws(ClusterError) {
            return try body()
        } catch .nats(let failure)
            where (failure.mayPass || failure == .tooFewServers) && ContinuousClock.now < end
        {
            Thread.sleep(forTimeInterval: 0.2)
        }
    }
}
