import Glibc

/// The current activity of a world process, in memory that it shares with its server. The server can read the activity
/// even after the process has ended.
///
/// `@unchecked Sendable`: the memory is written by one process in whole words, and read by the other.
final class Marker: @unchecked Sendable {
    private let words: UnsafeMutableRawPointer
    private static let size = 4_096

    /// Opens the shared file and extends it to one page.
    init(path: String) throws(WorldProcessError) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0, ftruncate(file, off_t(Self.size)) == 0,
            let words = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), words != MAP_FAILED
        else { throw .cannotStart(reason: "shared memory cannot be created (\(String(cString: strerror(errno))))") }
        close(file)
        self.words = words
    }

    deinit {
        munmap(words, Self.size)
    }

    /// The number of the request that is being handled; 0 between requests, and while app code waits for a blocking
    /// request.
    var ticket: UInt32 {
        get { words.load(as: UInt32.self) }
        set { words.storeBytes(of: newValue, as: UInt32.self) }
    }

    /// The number of the world to which the request belongs.
    var world: UInt32 {
        get { words.load(fromByteOffset: 8, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 8, as: UInt32.self) }
    }

    /// The number of the input that is being applied; 0 if there is none.
    var input: UInt32 {
        get { words.load(fromByteOffset: 12, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 12, as: UInt32.self) }
    }

    /// The number of the last request that the process must skip; 0 if there is none. Earlier requests are skipped too,
    /// except those of `exemptWorld`.
    ///
    /// Written by the server, and read by the process before it begins a request.
    var lastSkippedTicket: UInt32 {
        get { words.load(fromByteOffset: 16, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 16, as: UInt32.self) }
    }

    /// The world whose requests are not skipped.
    var exemptWorld: UInt32 {
        get { words.load(fromByteOffset: 20, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 20, as: UInt32.self) }
    }

    /// Returns whether the process must skip a request, because its answer is no longer needed.
    func skips(_ ticket: UInt32, of world: UInt32) -> Bool {
        ticket <= lastSkippedTicket && world != exemptWorld
    }

    /// A counter that increases at the beginning and the end of each request, and with each input.
    var beat: UInt32 {
        get { words.load(fromByteOffset: 4, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 4, as: UInt32.self) }
    }
}
