import Wire

/// Deletes sessions that exceed the limits for storage.
extension SessionParking {
    /// The maximum number of sessions that each limit deletes in one call.
    private static var mostAtOnce: Int { 100 }

    /// Deletes recorded sessions that do not run: those that are too old, and the oldest ones while all together use
    /// too many bytes.
    ///
    /// Blocks on the archive.
    ///
    /// - Parameter now: The current time in milliseconds since 1970.
    /// - Returns: The number of deleted sessions.
    package func expire(_ retention: Retention, now: Int64) -> Int {
        guard let archive else { return 0 }
        var count = 0
        do throws(ArchiveError) {
            if let age = retention.age {
                let time = now - Int64(age / .milliseconds(1))
                for id in try archive.oldest(openedBefore: time, atMost: Self.mostAtOnce) where delete(id) {
                    count += 1
                }
            }
            if let bytes = retention.bytes, try archive.usedBytes() > bytes {
                for id in try archive.oldest(openedBefore: .max, atMost: Self.mostAtOnce) where delete(id) {
                    count += 1
                    if try archive.usedBytes() <= bytes { break }
                }
            }
        } catch {
            return count
        }
        return count
    }

    /// Deletes a session unless it runs or is being rebuilt.
    private func delete(_ id: SessionID) -> Bool {
        guard directory.find(id.rawValue) == nil else { return false }
        revivals.value(of: id.rawValue) { _ in
        } work: { [self] done in
            if let access = directory.find(id.rawValue) { return done(.running(access.session)) }
            archive?.forget(id)
            recordingStore.remove(id)
            done(.deleted)
        }
        return true
    }
}
