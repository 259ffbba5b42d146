import Glibc

/// What a world process is doing, in memory that it shares with its front: seen there even when the process is gone.
///
/// `@unchecked Sendable`: the memory is written by one process in whole words, and read by the other.
final class Marker: @unchecked Sendable {
    private let words: UnsafeMutableRawPointer
    private static let size = 4_096

    /// Opens the file that both share, which must be as long as a page.
    init(path: String) throws(WorldProcessError) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0, ftruncate(file, off_t(Self.size)) == 0,
            let words = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), words != MAP_FAILED
        else { throw .cannotStart(reason: "memory cannot be shared (\(String(cString: strerror(errno))))") }
        close(file)
        self.words = words
    }

    deinit {
        munmap(words, Self.size)
    }

    /// The ticket of the request that is being handled; 0 between two.
    var ticket: UInt32 {
        get { words.load(as: UInt32.self) }
        set { words.storeBytes(of: newValue, as: UInt32.self) }
    }

    /// The world that it is about.
    var world: UInt32 {
        get { words.load(fromByteOffset: 8, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 8, as: UInt32.self) }
    }

    /// The number of the input that is being taken; 0 while none is.
    var input: UInt32 {
        get { words.load(fromByteOffset: 12, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 12, as: UInt32.self) }
    }

    /// The last request whose answer nobody waits for any more, unless it is about `exemptWorld`; 0 while there is
    /// none.
    ///
    /// The front writes it, and the process reads it before it begins a request.
    var lastSkippedTicket: UInt32 {
        get { words.load(fromByteOffset: 16, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 16, as: UInt32.self) }
    }

    /// The world whose requests are not skipped.
    var exemptWorld: UInt32 {
        get { words.load(fromByteOffset: 20, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 20, as: UInt32.self) }
    }

    /// Whether nobody waits for the answer to a request any more.
    func skips(_ ticket: UInt32, of world: UInt32) -> Bool {
        ticket <= lastSkippedTicket && world != exemptWorld
    }

    /// Goes on by one with every request that is begun or done, and with every input.
    var beat: UInt32 {
        get { words.load(fromByteOffset: 4, as: UInt32.self) }
        set { words.storeBytes(of: newValue, toByteOffset: 4, as: UInt32.self) }
    }
}
