/// A message between the server and its fork server, the process that forks world processes. Each message is one
/// packet.
package enum ForkServerMessage: Sendable, Equatable {
    /// Forks a process with this number. The packet carries its socket and standard error.
    case fork(number: UInt32)
    /// Sends a signal to the process with this number.
    case signal(number: UInt32, Int32)
    /// Reports that the process with this number was forked, with its process id. A negative `id` is a negated errno of
    /// a failure; 0 is an unknown failure.
    case forked(number: UInt32, id: Int32)
    /// Reports that the process with this number has ended, with its status from `waitpid`.
    case ended(number: UInt32, status: Int32)

    private enum Tag: UInt8 {
        case fork, signal, forked, ended
    }

    /// The largest size of a message, in bytes.
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

    /// Parses a message from `bytes`.
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
