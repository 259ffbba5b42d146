import Wire

/// The list of all sessions and recordings.
package struct SessionList<Audience: SessionAudience>: Sendable {
    private let directory: SessionDirectory<Audience>
    private let archive: SessionArchive?
    private let recordingStore: RecordingStore

    /// Creates the list of running sessions, recorded sessions, and recordings that were opened from files.
    package init(directory: SessionDirectory<Audience>, archive: SessionArchive?, shelf: RecordingStore) {
        self.directory = directory
        self.archive = archive
        self.recordingStore = shelf
    }

    /// Returns the newest sessions and recordings after a position in the list. Reading the archive may block.
    package func entries(
        after place: SessionListing.Place?, atMost count: Int
    ) throws(ArchiveError) -> [SessionListing] {
        let running = directory.all
        let names = Set(running.map(\.id))
        var listed = running.map { SessionListing($0) }
        // Running sessions are in the archive too.
        let before = place.map { (opened: $0.opened, watch: SessionID($0.watch)) }
        let recorded = try archive?.sessions(before: before, atMost: count + running.count) ?? []
        listed += recorded.filter { !names.contains($0.id) }.map { SessionListing($0) }
        listed += recordingStore.all.filter { !names.contains($0.id) }.map { SessionListing($0) }
        if let place { listed.removeAll { $0.place >= place } }
        return Array(listed.sorted { $0.place > $1.place }.prefix(count))
    }

    /// Returns the sessions and recordings with these viewer ids, without rebuilding any. Reading the archive may
    /// block.
    package func entries(of watches: [String]) throws(ArchiveError) -> [SessionListing] {
        var listed: [SessionListing] = []
        for watch in watches { listed += try entries(of: watch) }
        return listed
    }

    private func entries(of watch: String) throws(ArchiveError) -> [SessionListing] {
        if let running = directory.find(watch)?.session {
            return running.viewerID.rawValue == watch ? [SessionListing(running)] : []
        }
        if let session = try archive?.session(named: watch) {
            return session.viewerID.rawValue == watch ? [SessionListing(session)] : []
        }
        return recordingStore.all.filter { $0.viewerID.rawValue == watch }.map { SessionListing($0) }
    }
}
