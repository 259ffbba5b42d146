public import Beagle

/// The state of a server-driven screen, as in Beagle iOS 1.1.
///
/// Code for 1.1 imports `BeagleLegacy` instead of `Beagle`; every other name is the same.
public enum ServerDrivenState {
    case loading(Bool)
    /// The work failed; the retry runs it again. No `loading(false)` precedes or follows.
    case error(ServerDrivenState.Error, BeagleRetry)

    public typealias Error = Beagle.ServerDrivenState.Error
}
