/// How much of everything one request may bring or wait for.
package struct InterfaceLimits: Sendable {
    /// Longest body in bytes, but for recordings.
    package var bodyBytes = 1_048_576
    /// Deepest JSON.
    package var jsonDepth = 100
    /// Longest recording that is opened from a file, in bytes.
    package var recordingBytes = 16_777_216
    /// How much guests may ask for.
    var guests = GuestQueue.Bounds()
    /// Most looks of one guest's address that wait for an answer.
    package var guestLooks: Int {
        get { guests.waitingOfClient }
        set {
            guests.waitingOfClient = newValue
            guests.waitingOfSession = 4 * min(newValue, 1 << 30)
        }
    }
    /// Percent of the time that a session may be busy with guests.
    package var guestShare: Int {
        get { guests.share }
        set { guests.share = newValue }
    }
    /// How long a turn of a session may take before the server says that it is not well.
    package var turnLimit: Duration = .seconds(5)

    /// The defaults.
    package init() {}
}
