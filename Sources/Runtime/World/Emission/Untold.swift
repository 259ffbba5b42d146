/// What may have changed besides the views, so that the next patch has to look, or to say it.
struct Untold: OptionSet {
    let rawValue: UInt8

    /// Which controllers are where.
    static let navigation = Untold(rawValue: 1)
    /// Which retries could be run.
    static let retries = Untold(rawValue: 2)
    /// The fault script, or one of its counts.
    static let faults = Untold(rawValue: 4)
    /// Whether the app has crashed.
    static let crash = Untold(rawValue: 8)
    /// What a person holds.
    static let device = Untold(rawValue: 16)
}
