/// Facts besides the views that may have changed, so that the next patch must contain or check them.
struct UnsentChanges: OptionSet {
    let rawValue: UInt8

    /// The navigation stacks.
    static let navigation = UnsentChanges(rawValue: 1)
    /// The pending retries.
    static let retries = UnsentChanges(rawValue: 2)
    /// The fault script or its counters.
    static let faults = UnsentChanges(rawValue: 4)
    /// The crash of the app.
    static let crash = UnsentChanges(rawValue: 8)
    /// The device.
    static let device = UnsentChanges(rawValue: 16)
}
