import CFork
import Foundation
import Locks

/// A thread that reads from many files, because there may be thousands of processes.
final class DescriptorPoller: Sendable {
    /// The thread that reads the answers of processes.
    static let answers = DescriptorPoller()
    /// The thread that reads the standard error of processes. Separate, because its output may be consumed slowly.
    static let errors = DescriptorPoller()

    private let handle = cfork_watch()
    private let ears = Locked<[Int32: @Sendable (UnsafeMutableRawBufferPointer) -> Bool]>([:])

    /// The maximum number of bytes in one read.
    static let most = 262_144

    private init() {
        let thread = Thread { [self] in listen() }
        thread.stackSize = 524_288
        thread.start()
    }

    /// Calls `hear` with a buffer of the file's next bytes whenever the file is readable, until `hear` returns false.
    func listen(to file: Int32, _ hear: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Bool) {
        ears.withLock { $0[file] = hear }
        cfork_watch_add(handle, file)
    }

    private func listen() -> Never {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.most, alignment: 16)
        var files = [Int32](repeating: 0, count: 64)
        while true {
            let count = cfork_watch_wait(handle, &files, Int32(files.count))
            for file in files.prefix(max(0, Int(count))) {
                guard let hear = ears.withLock({ $0[file] }), !hear(room) else { continue }
                // After reading has ended, the file may be closed and its descriptor reused.
                cfork_watch_drop(handle, file)
                ears.withLock { $0[file] = nil }
            }
        }
    }
}
