import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import os

@Suite("Logs and locks of the system")
struct LoggingTests {
    private func lines(_ body: () -> Void) -> [String] {
        let host = HandTurnedHost()
        UIApplication(host: host).run(body)
        return host.notes.map(\.description)
    }

    @Test func `os_log messages with their arguments go to the session's log`() {
        let lines = lines {
            os_log("%{public}@ holds %d of %.1f%%", log: .default, type: .info, "Basket", 2, 0.25)
            os_log(.error, "no %@ here")
        }
        #expect(lines == ["Basket holds 2 of 0.2%", "no %@ here"])
    }

    @Test func `Logger messages with formatted values go to the session's log`() {
        let logger = Logger(subsystem: "shop", category: "basket")
        let missing: String? = nil
        let lines = lines {
            logger.debug("plain")
            logger.error("\("secret", privacy: .private(mask: .hash)) and \(missing ?? "none"), \(true)")
            logger.log(level: .fault, "\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4)) \(-3)")
            logger.info("\(2.5, format: .fixed(precision: 2))|\(7, format: .decimal, align: .right(columns: 3))|")
            Logger(OSLog(subsystem: "a", category: "b")).notice("\("a", align: .left(columns: 3))|")
            logger.warning("\([1, 2]) \(CGPoint(x: 1, y: 2).x)")
        }
        #expect(
            lines == ["plain", "secret and none, true", "0x00FF -3", "2.50|  7|", "a  |", "[1, 2] 1.0"])
    }

    @Test func `A lock gives its state to one thread at a time`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<1_000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 4_000)
        let taken = OSAllocatedUnfairLock()
        #expect(taken.lockIfAvailable() && !taken.lockIfAvailable())
        taken.unlock()
        #expect(taken.lockIfAvailable())
    }

    @Test func `Signposts run the work that they mark and log nothing`() {
        let lines = lines {
            let log = OSLog(subsystem: "shop", category: .pointsOfInterest)
            os_signpost(.begin, log: log, name: "bake", signpostID: OSSignpostID(log: log), "%d loaves", 2)
            os_signpost(.end, log: log, name: "bake")
            let signposter = OSSignposter(subsystem: "shop", category: "basket")
            let state = signposter.beginInterval("bake", id: signposter.makeSignpostID(), "\(2) loaves")
            signposter.emitEvent("baked")
            signposter.endInterval("bake", state)
            #expect(signposter.withIntervalSignpost("bake") { 3 } == 3)
        }
        #expect(lines == [])
    }

    @Test func `An unfair lock is locked once at a time`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        os_unfair_lock_assert_owner(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}
