/// How many sessions are recorded, whether they run or not.
package struct RecordedCounts: Sendable, Equatable {
    /// Sessions that can go on.
    package var sessions = 0
    /// Those that are set aside.
    package var quarantined = 0
    /// Recordings that were opened from files.
    package var recordings = 0

    /// None.
    package init() {}
}
