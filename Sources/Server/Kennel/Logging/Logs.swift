import Foundation
import KennelHTTP
import Locks

/// The logs of a server: its own messages, and the requests it answered.
final class Logs: Sendable {
    private let server: LogFile
    private let access: LogFile?
    private let format: LogFormat
    private let level: ServerLogLevel

    /// Opens the log files. Throws an error for the user who starts the server.
    init(_ options: Options) throws(UsageError) {
        server = try LogFile(path: options.log)
        access = try options.accessLog.map { (path) throws(UsageError) in try LogFile(path: path) }
        format = options.logFormat
        level = options.logLevel
    }

    /// Writes a message, unless its level is below the configured one.
    ///
    /// A text message on standard error has neither time nor level, because it is read in a terminal or by a journal
    /// that adds the time.
    func write(level: ServerLogLevel, message: String) {
        guard level <= self.level else { return }
        let isPlain = format == .text && !server.isFile
        server.write(isPlain ? "kennel: \(message)" : format.line(level: level, message: message, at: Self.time))
    }

    /// The function that logs an answered request; nil if there is no access log.
    var requests: (@Sendable (AccessRecord) -> Void)? {
        guard let access else { return nil }
        return { [format] in access.write(format.line($0, at: Self.time)) }
    }

    /// Opens the files again.
    func reopen() {
        for file in [server, access].compactMap(\.self) {
            do throws(UsageError) {
                try file.reopen()
            } catch {
                write(level: .error, message: "\(error)")
            }
        }
    }

    private static var time: String {
        Date.now.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted))
    }
}
