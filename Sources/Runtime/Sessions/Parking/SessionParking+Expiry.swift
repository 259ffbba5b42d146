import Wire

/// Sessions that were kept long enough.
extension SessionParking {
    /// So many are deleted in one round.
    private static var mostAtOnce: Int { 100 }

    /// Deletes recorded sessions that do not run: those that were opened too long ago, and the oldest of all as long as
    /// they take too many bytes. Waits for the archive; `now` is in milliseconds since 1970. Answers how many were
    /// deleted.
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

    /// Deletes one unless it runs, or is about to.
    private func delete(_ id: SessionID) -> Bool {
        guard directory.find(id.rawValue) == nil else { return false }
        revivals.value(of: id.rawValue) { _ in
        } work: { [self] done in
            if let access = directory.find(id.rawValue) { return done(.running(access.session)) }
            archive?.forget(id)
            shelf.remove(id)
            done(.deleted)
        }
        return true
    }
}
