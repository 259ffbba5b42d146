/// The results of a replay in the XML that CI servers read: a test case for each file.
struct JUnitReport {
    private let results: [ReplayResult]

    init(_ results: [ReplayResult]) {
        self.results = results
    }

    /// The whole document.
    var xml: String {
        let failures = results.count { $0.isFailure }
        let errors = results.count { $0.isError }
        let time = results.reduce(Duration.zero) { $0 + $1.duration }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites>",
            "  <testsuite name=\"kennel replay\" tests=\"\(results.count)\" failures=\"\(failures)\" "
                + "errors=\"\(errors)\" time=\"\(Self.seconds(time))\">",
        ]
        for result in results { lines += Self.testCase(result) }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }

    private static func testCase(_ result: ReplayResult) -> [String] {
        let start =
            "    <testcase classname=\"replay\" name=\"\(escaped(result.file))\" time=\"\(seconds(result.duration))\""
        switch result.verdict {
        case .same: return [start + "/>"]
        case .differs(let difference): return failure(start, difference.headline, difference.text)
        case .crashed(let crash): return failure(start, crash.headline, crash.text)
        case .unreadable(let reason):
            return [start + ">", "      <error message=\"\(escaped(reason))\"/>", "    </testcase>"]
        }
    }

    private static func failure(_ start: String, _ message: String, _ text: String) -> [String] {
        [
            start + ">", "      <failure message=\"\(escaped(message))\">\(escaped(text))</failure>",
            "    </testcase>",
        ]
    }

    private static func seconds(_ duration: Duration) -> String {
        let milliseconds = Int64(duration / .milliseconds(1))
        let rest = String(milliseconds % 1_000)
        return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    /// Text as XML 1.0 writes it; a character that XML cannot hold is replaced.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
                escaped.unicodeScalars.append(scalar)
            default: escaped += "\u{FFFD}"
            }
        }
        return escaped
    }
}

extension ReplayResult {
    fileprivate var isFailure: Bool {
        switch verdict {
        case .differs, .crashed: true
        case .same, .unreadable: false
        }
    }

    fileprivate var isError: Bool {
        if case .unreadable = verdict { true } else { false }
    }
}
