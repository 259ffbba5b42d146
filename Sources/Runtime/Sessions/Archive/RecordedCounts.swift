/// The numbers of recorded sessions, running or not.
package struct RecordedCounts: Sendable, Equatable {
    /// The number of sessions that can be resumed.
    package var sessions = 0
    /// The number of quarantined sessions.
    package var quarantined = 0
    /// The number of recordings that were opened from files.
    package var recordings = 0

    /// Creates counts of zero.
    package init() {}
}
