import Foundation
import Locking
import Sessions

/// Passes on to every page what the supervisor says of the build.
///
/// The supervisor writes one report a line to the server's standard input.
final class BuildNews: Sendable {
    private let directory: SessionDirectory<SessionBroadcast>
    private let last: Locked<[UInt8]?>

    /// `isFollowing` tells whether there will be reports. Then pages are told at once that this server is the one that was
    /// built last, because the server before may have ended before it could say so.
    init(directory: SessionDirectory<SessionBroadcast>, isFollowing: Bool) {
        self.directory = directory
        let serving = try? JSONEncoder().encode(BuildReport(state: .serving))
        last = Locked(isFollowing ? serving.map(Array.init) : nil)
    }

    /// What a page that comes now must be told; nil when all is well.
    var current: [UInt8]? {
        last.withLock { $0 }
    }

    /// Reads reports until the supervisor is gone, then calls `end`.
    func follow(_ input: FileHandle, end: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            var rest = Data()
            while case let data = input.availableData, !data.isEmpty {
                rest.append(data)
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    tell(Array(rest[..<end]))
                    rest = rest[rest.index(after: end)...]
                }
            }
            end()
        }
    }

    func tell(_ report: [UInt8]) {
        last.withLock { $0 = report }
        for running in directory.all { running.audience.announce(BuildNews.event, report) }
    }

    /// The name of the event that carries a report.
    static let event = "build"
}
