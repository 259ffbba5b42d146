import HeadlessUIKit
import Wire

extension SessionLimits {
    /// The limits of one turn of the application.
    var work: TurnWork.Limits {
        var limits = TurnWork.Limits()
        limits.units = workPerInput
        limits.textUnits = workPerInput
        limits.bytes = bytesPerInput
        limits.changeBytes = changeBytes
        limits.snapshotBytes = snapshotBytes
        limits.textBytes = textBytes
        limits.viewDepth = viewDepth
        limits.requestsInARow = requestsInARow
        limits.hops = hopsPerInput
        return limits
    }
}
