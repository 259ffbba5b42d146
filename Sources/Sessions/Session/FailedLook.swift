package import Wire

/// Why a session cannot be looked at: no world of its app survives that. The session itself goes on in another one.
public struct FailedLook: Error, Equatable, CustomStringConvertible {
    /// How the app ended; nil where worlds were lost again and again to what others did.
    package let report: CrashReport?

    /// One sentence without its end.
    public var description: String { report?.sentence ?? WorldLoss.gone.sentence }
}
