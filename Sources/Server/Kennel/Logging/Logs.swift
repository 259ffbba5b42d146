import Foundation
import KennelHTTP
import Locks

/// The logs of one server: what it tells of itself, and who asked it for what.
final class Logs: Sendable {
    private let server: LogFile
    private let access: LogFile?
    private let format: LogFormat
    private let level: LogLevel

    /// Opens the files. Throws a sentence for whoever starts the server.
    init(_ options: Options) throws(UsageError) {
        server = try LogFile(path: options.log)
        access = try options.accessLog.map { (path) throws(UsageError) in try LogFile(path: path) }
        format = options.logFormat
        level = options.logLevel
    }

    /// Tells something of the server, unless it matters too little. To a person at a terminal, and to a journal that
    /// notes the time itself, without time and level.
    func write(_ level: LogLevel, _ message: String) {
        guard level <= self.level else { return }
        let isPlain = format == .text && !server.isFile
        server.write(isPlain ? "kennel: \(message)" : format.line(level, message, at: Self.time))
    }

    /// Takes requests that were answered; nil where nobody wants to know.
    var requests: (@Sendable (AccessRecord) -> Void)? {
        guard let access else { return nil }
        return { [format] in access.write(format.line($0, at: Self.time)) }
    }

    /// Opens the files anew.
    func reopen() {
        for file in [server, access].compactMap(\.self) {
            do throws(UsageError) {
                try file.reopen()
            } catch {
                write(.error, "\(error)")
            }
        }
    }

    private static var time: String {
        Date.now.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted))
    }
}
