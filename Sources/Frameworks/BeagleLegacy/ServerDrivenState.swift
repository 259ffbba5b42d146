public import Beagle

/// What a server-driven screen tells its navigation controller, in the shape of Beagle iOS 1.1.
///
/// Code for it imports `BeagleLegacy` instead of `Beagle`; every other name is the same.
public enum ServerDrivenState {
    /// Whether the screen is loading.
    case loading(Bool)
    /// The work failed, and the retry runs it again. No `loading(false)` comes before or after.
    case error(ServerDrivenState.Error, BeagleRetry)

    /// What failed; the same errors as today's.
    public typealias Error = Beagle.ServerDrivenState.Error
}
