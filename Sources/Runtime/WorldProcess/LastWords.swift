import Dispatch
import Foundation
import Glibc
import Locks

/// What a process writes to its standard error: passed on, and kept as far as it belongs to what the process is doing.
final class LastWords: Sendable {
    /// Where it is read from.
    let file: FileHandle
    private let said = Locked<(beat: UInt32, text: [UInt8])>((0, []))
    private let isAll = DispatchSemaphore(value: 0)

    /// Most bytes that are kept.
    private static let most = 4_096

    init(_ file: FileHandle) {
        self.file = file
    }

    /// Hears more, said while the process was at this beat; false when there will be no more.
    func hear(_ room: UnsafeMutableRawBufferPointer, at beat: () -> UInt32) -> Bool {
        let count = Glibc.read(file.fileDescriptor, room.baseAddress, room.count)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else {
            isAll.signal()
            return false
        }
        let data = Data(room[..<count])
        FileHandle.standardError.write(data)
        let beat = beat()
        said.withLock { said in
            if said.beat != beat { said = (beat, []) }
            said.text.append(contentsOf: data.prefix(Self.most - min(Self.most, said.text.count)))
        }
        return true
    }

    /// Waits until it has said all, but not for ever: a process that it started may keep the way open.
    func wait() {
        _ = isAll.wait(timeout: .now() + 1)
    }

    /// What it said while it was at this beat.
    func text(at beat: UInt32) -> String {
        said.withLock { $0.beat == beat ? String(decoding: $0.text, as: UTF8.self) : "" }
    }
}
