package import Wire

/// Deletes sessions that exceed the limits for storage.
extension SessionParking {
    /// The maximum number of sessions that one call deletes because of each limit (age, size).
    private static var mostAtOnce: Int { 100 }

    /// Deletes recorded sessions that do not run: those that are too old, and the oldest ones while all together use
    /// too many bytes.
    ///
    /// Blocks on the archive.
    ///
    /// - Parameter now: The current time in milliseconds since 1970.
    /// - Returns: The viewer ids of the deleted sessions; after an error of the archive, of those deleted before it.
    @available(*, noasync)
    package func expire(_ retention: Retention, now: Int64) -> [SessionID] {
        guard let archive else { return [] }
        var deleted: [SessionID] = []
        do throws(ArchiveError) {
            if let age = retention.age {
                let time = now - Int64(age / .milliseconds(1))
                for id in try archive.oldest(openedBefore: time, atMost: Self.mostAtOnce) {
                    if let viewerID = try delete(id, from: archive) { deleted.append(viewerID) }
                }
            }
            if let bytes = retention.bytes, try archive.usedBytes() > bytes {
                for id in try archive.oldest(openedBefore: .max, atMost: Self.mostAtOnce) {
                    guard let viewerID = try delete(id, from: archive) else { continue }
                    deleted.append(viewerID)
                    if try archive.usedBytes() <= bytes { break }
                }
            }
        } catch {
            return deleted
        }
        return deleted
    }

    /// Deletes a session unless it runs or is being rebuilt. Returns its viewer id; nil if it runs or is not recorded.
    private func delete(_ id: SessionID, from archive: SessionArchive) throws(ArchiveError) -> SessionID? {
        guard directory.find(id.rawValue) == nil, let viewerID = try archive.session(named: id.rawValue)?.viewerID
        else { return nil }
        revivals.value(of: id.rawValue) { _ in
        } work: { [self] done in
            if let access = directory.find(id.rawValue) { return done(.running(access.session)) }
            archive.forget(id)
            recordingStore.remove(id)
            done(.deleted)
        }
        return viewerID
    }
}
