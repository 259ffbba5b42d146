/// A report of results in JUnit's XML format, which CI servers read.
struct JUnitReport {
    /// A test case.
    struct Case {
        /// The result of a test case.
        enum Outcome {
            case passed
            case failed(message: String, text: String)
            /// The case could not be run.
            case error(message: String)
        }

        let className: String
        let name: String
        let duration: Duration
        let verdict: Outcome
    }

    /// The name of the test suite.
    let suite: String
    let cases: [Case]

    /// The XML document.
    var xml: String {
        let failures = cases.count { if case .failed = $0.verdict { true } else { false } }
        let errors = cases.count { if case .error = $0.verdict { true } else { false } }
        let time = cases.reduce(Duration.zero) { $0 + $1.duration }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites>",
            "  <testsuite name=\"\(Self.escaped(suite))\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
                + "errors=\"\(errors)\" time=\"\(Self.seconds(time))\">",
        ]
        for one in cases { lines += Self.lines(of: one) }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }

    private static func lines(of one: Case) -> [String] {
        let start =
            "    <testcase classname=\"\(escaped(one.className))\" name=\"\(escaped(one.name))\" "
            + "time=\"\(seconds(one.duration))\""
        switch one.verdict {
        case .passed: return [start + "/>"]
        case .failed(let message, let text):
            return [
                start + ">", "      <failure message=\"\(escaped(message))\">\(escaped(text))</failure>",
                "    </testcase>",
            ]
        case .error(let message):
            return [start + ">", "      <error message=\"\(escaped(message))\"/>", "    </testcase>"]
        }
    }

    private static func seconds(_ duration: Duration) -> String {
        let milliseconds = Int64(duration / .milliseconds(1))
        let rest = String(milliseconds % 1_000)
        return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }

    /// Returns a text escaped for XML 1.0; characters that XML does not allow are replaced.
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
