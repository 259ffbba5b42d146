/// The limits on single requests and on guests.
package struct InterfaceLimits: Sendable {
    /// The maximum size of a body in bytes, except for recordings.
    package var bodyBytes = 1_048_576
    /// The maximum nesting depth of JSON.
    package var jsonDepth = 100
    /// The maximum size of an uploaded recording in bytes.
    package var recordingBytes = 16_777_216
    /// The limits on guests' requests.
    var guests = GuestQueue.Bounds()
    /// The maximum number of waiting requests from one guest's address.
    package var guestLooks: Int {
        get { guests.waitingOfClient }
        set {
            guests.waitingOfClient = newValue
            guests.waitingOfSession = 4 * min(newValue, 1 << 30)
        }
    }
    /// The percentage of time in which a session may work for guests.
    package var guestShare: Int {
        get { guests.share }
        set { guests.share = newValue }
    }
    /// The longest duration of a session's turn before the server reports that it is unhealthy.
    package var turnLimit: Duration = .seconds(5)

    package init() {}
}
