package import JSON

/// A crash report as it is sent to pages.
package struct CrashDescription: Sendable, Equatable {
    /// The number of the recorded crash, or of the recorded input at which the replay crashes.
    package let input: Int
    /// The number of recorded inputs if the app crashed during a replay; nil if it crashed while running.
    package let recorded: Int?
    /// The type of the input on the wire.
    package let type: String
    /// A description of the input for people, such as `tap "Retry"`.
    package let label: String
    /// The cause and the location of the crash.
    package let report: CrashReport

    package init(input: Int, recorded: Int? = nil, type: String, label: String, _ report: CrashReport) {
        self.input = input
        self.recorded = recorded
        self.type = type
        self.label = label
        self.report = report
    }

    /// Writes `{"input","recorded"?,"type","label","message","frames":[{"function","file"?,"line"?,"app"?}]}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("input", input)
        json.member("recorded", recorded)
        json.member("type", type)
        json.member("label", label)
        json.member("message", report.message)
        json.key("frames")
        json.beginArray()
        for frame in report.frames { Self.write(frame, to: &json) }
        json.endArray()
        json.endObject()
    }

    private static func write(_ frame: CrashReport.Frame, to json: inout JSONWriter) {
        json.beginObject()
        json.member("function", frame.function)
        json.member("file", frame.file)
        json.member("line", frame.line)
        if frame.isApp {
            json.key("app")
            json.bool(true)
        }
        json.endObject()
    }
}
