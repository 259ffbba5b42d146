import JSON
import KennelHTTP

extension LogFormat {
    /// Returns a line of the server's log.
    func line(level: ServerLogLevel, message: String, at time: String) -> String {
        switch self {
        case .text: return "\(time) \(level.rawValue) \(Self.oneLine(message))"
        case .json:
            var writer = JSONWriter()
            writer.beginObject()
            writer.member("time", time)
            writer.member("level", level.rawValue)
            writer.member("message", message)
            writer.endObject()
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    /// Returns a line of the access log: `TIME CLIENT TOKEN METHOD ROUTE STATUS BYTES MILLISECONDS`, or the same as
    /// JSON.
    func line(_ record: AccessRecord, at time: String) -> String {
        let milliseconds = ((record.duration / .microseconds(1)) / 100).rounded() / 10
        switch self {
        case .text:
            return [
                time, record.client.isEmpty ? "-" : record.client, record.token ?? "-", Self.oneLine(record.method),
                Self.oneLine(record.route), "\(record.status)", "\(record.bytes)", "\(milliseconds)",
            ].joined(separator: " ")
        case .json:
            var writer = JSONWriter()
            writer.beginObject()
            writer.member("time", time)
            writer.member("client", record.client)
            writer.member("token", record.token)
            writer.member("method", record.method)
            writer.member("route", record.route)
            writer.member("status", record.status)
            writer.member("bytes", record.bytes)
            writer.key("milliseconds")
            writer.number(milliseconds)
            writer.endObject()
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    /// Returns a text on one line, so that a client cannot forge a second line of the log.
    private static func oneLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}
