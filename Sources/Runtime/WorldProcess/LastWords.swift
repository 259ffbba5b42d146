import Dispatch
import Foundation
import Glibc
import Locks

/// The standard error of a process. Its output is copied to the server's own standard error, and recorded for crash
/// reports.
final class LastWords: Sendable {
    /// The file from which the output is read.
    let file: FileHandle
    private let said = Locked<(beat: UInt32, text: [UInt8])>((0, []))
    private let isAll = DispatchSemaphore(value: 0)

    /// The maximum number of recorded bytes.
    private static let most = 4_096

    init(_ file: FileHandle) {
        self.file = file
    }

    /// Reads available output, and attributes it to the current value of the process's progress counter, `beat`.
    /// Returns false at the end of the stream.
    func readOutput(into room: UnsafeMutableRawBufferPointer, at beat: () -> UInt32) -> Bool {
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

    /// Waits for the end of the output, for at most a second, because a child of the process may keep the pipe open.
    func wait() {
        _ = isAll.wait(timeout: .now() + 1)
    }

    /// Returns the output that was written while the progress counter had this value.
    func text(at beat: UInt32) -> String {
        said.withLock { $0.beat == beat ? String(decoding: $0.text, as: UTF8.self) : "" }
    }
}
