import Foundation
import KennelHTTP

/// Passes on to every page what the supervisor says of the build.
///
/// The supervisor writes one report a line to the server's standard input.
final class BuildNews: Sendable {
    /// What pages are told.
    let bulletin: Bulletin

    /// `isFollowing` tells whether there will be reports. Then pages are told at once that this server is the one that was
    /// built last, because the server before may have ended before it could say so.
    init(_ sessions: ServedSessions, isFollowing: Bool) {
        let serving = isFollowing ? try? JSONEncoder().encode(BuildReport(state: .serving)) : nil
        bulletin = Bulletin(event: Self.event, to: sessions, first: serving.map(Array.init))
    }

    /// Reads reports until the supervisor is gone, then calls `end`.
    func follow(_ input: FileHandle, end: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            var rest = Data()
            while case let data = input.availableData, !data.isEmpty {
                rest.append(data)
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    bulletin.tell(Array(rest[..<end]))
                    rest = rest[rest.index(after: end)...]
                }
            }
            end()
        }
    }

    /// The name of the event that carries a report.
    static let event = "build"
}
