import Foundation
import NATS

/// Does what a node asks of NATS as it joins, again for some seconds where nobody leads a stream: servers that have
/// just begun, or of which one is lost, take so long to agree on who does. Waits.
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
