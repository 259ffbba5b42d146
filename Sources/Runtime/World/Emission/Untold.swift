/// Facts besides the views that may have changed, so that the next patch must contain or check them.
struct Untold: OptionSet {
    let rawValue: UInt8

    /// The navigation stacks.
    static let navigation = Untold(rawValue: 1)
    /// The pending retries.
    static let retries = Untold(rawValue: 2)
    /// The fault script or its counters.
    static let faults = Untold(rawValue: 4)
    /// The crash of the app.
    static let crash = Untold(rawValue: 8)
    /// The device.
    static let device = Untold(rawValue: 16)
}
