import CFork
import Foundation
import Locks

/// One thread that reads from many files, for processes of which there may be thousands.
final class Listener: Sendable {
    /// Hears what processes answer.
    static let answers = Listener()
    /// Hears what they write to their standard error, which goes on to where it may be read slowly.
    static let errors = Listener()

    private let watch = cfork_watch()
    private let ears = Locked<[Int32: @Sendable (UnsafeMutableRawBufferPointer) -> Bool]>([:])

    /// Most bytes that are read at a time.
    static let most = 262_144

    private init() {
        let thread = Thread { [self] in listen() }
        thread.stackSize = 524_288
        thread.start()
    }

    /// Calls `hear` whenever there is something to read from a file, with room for it, until it answers false.
    func listen(to file: Int32, _ hear: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Bool) {
        ears.withLock { $0[file] = hear }
        cfork_watch_add(watch, file)
    }

    private func listen() -> Never {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.most, alignment: 16)
        var files = [Int32](repeating: 0, count: 64)
        while true {
            let count = cfork_watch_wait(watch, &files, Int32(files.count))
            for file in files.prefix(max(0, Int(count))) {
                guard let hear = ears.withLock({ $0[file] }), !hear(room) else { continue }
                // The file may be closed, and its number another one's, as soon as nobody hears it.
                cfork_watch_drop(watch, file)
                ears.withLock { $0[file] = nil }
            }
        }
    }
}
