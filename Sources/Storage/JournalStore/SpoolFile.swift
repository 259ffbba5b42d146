import Glibc
import Sessions

/// A text in an unnamed file. Its disk space is released when the object is deallocated or the process ends.
package final class SpoolFile: Spool {
    private let file: Int32

    /// Creates a file in a folder, which must already be private.
    package init(in folder: String) throws(JournalStoreError) {
        let path = "\(folder)/spool-\(UInt64.random(in: 0 ... .max))"
        file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotWrite(reason: String(cString: strerror(errno))) }
        unlink(path)
    }

    deinit { close(file) }

    package func append(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = Glibc.write(file, rest.baseAddress, rest.count)
                guard count >= 0 || errno == EINTR else { throw JournalStoreError.cannotWrite(reason: Self.reason) }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
            }
        }
    }

    package func text() throws -> String {
        let size = Int(lseek(file, 0, SEEK_END))
        return try String(unsafeUninitializedCapacity: size) { text in
            var place = 0
            while place < size {
                let count = pread(file, text.baseAddress.map { $0 + place }, size - place, off_t(place))
                guard count > 0 || (count < 0 && errno == EINTR) else {
                    throw JournalStoreError.cannotRead(reason: Self.reason)
                }
                place += max(0, count)
            }
            return size
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
