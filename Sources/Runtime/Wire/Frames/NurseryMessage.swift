/// What a front and the process that forks others for it say to each other; each is one packet.
package enum NurseryMessage: Sendable, Equatable {
    /// Fork a process of this number, whose socket and standard error come along.
    case fork(number: UInt32)
    /// Send a signal to the process of this number.
    case signal(number: UInt32, Int32)
    /// The process of this number was forked, and the system knows it by that id. Where there is none, it is the
    /// number of the system's error, below 0; 0 where nobody knows why.
    case forked(number: UInt32, id: Int32)
    /// The process of this number has ended with this status, as `waitpid` tells it.
    case ended(number: UInt32, status: Int32)

    private enum Tag: UInt8 {
        case fork, signal, forked, ended
    }

    /// The most bytes that one takes.
    package static let longest = 16

    /// The message as bytes.
    package var bytes: [UInt8] {
        let (tag, number, value): (Tag, UInt32, Int32) =
            switch self {
            case .fork(let number): (.fork, number, 0)
            case .signal(let number, let signal): (.signal, number, signal)
            case .forked(let number, let id): (.forked, number, id)
            case .ended(let number, let status): (.ended, number, status)
            }
        var writer = ByteWriter()
        writer.add(tag.rawValue)
        writer.add(number)
        writer.add(value)
        return writer.bytes
    }

    /// Reads what `bytes` gave.
    package init(_ bytes: ArraySlice<UInt8>) throws(FrameError) {
        var reader = ByteReader(bytes)
        guard let tag = Tag(rawValue: try reader.number()) else { throw .nonsense }
        let number = try reader.number(UInt32.self)
        let value = try reader.number(Int32.self)
        switch tag {
        case .fork: self = .fork(number: number)
        case .signal: self = .signal(number: number, value)
        case .forked: self = .forked(number: number, id: value)
        case .ended: self = .ended(number: number, status: value)
        }
    }
}
