import HeadlessUIKit
import Wire

extension SessionLimits {
    /// The limits in the form in which the application counts them in each turn.
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
