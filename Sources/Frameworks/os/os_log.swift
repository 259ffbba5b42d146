import Foundation
import FoundationShims

/// Writes a formatted message to the session's log.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    logLine("\(message)", arguments: args)
}

/// Writes a formatted message to the session's log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    logLine("\(message)", arguments: args)
}

private func logLine(_ message: String, arguments args: [Any]) {
    var rest = args[...]
    let text = message.replacing(/%(?:\{[^}]*\})?([-+ #0]*\d*(?:\.\d+)?)[hlqLztj]*([@dDiuUxXofFeEgGcCsSp%])/) { match in
        if match.2 == "%" { return "%" }
        guard let value = rest.popFirst() else { return String(match.0) }
        if "fFeEgG".contains(match.2), let number = value as? Double {
            return String(format: "%\(match.1)\(match.2)", number)
        }
        return ObjectWords.words(value)
    }
    AppEnvironment.current.host.log(.message(text))
}
