package import JSON

/// A crash as readers are told of it.
package struct CrashAccount: Sendable, Equatable {
    /// The number under which the crash is recorded, or that of the recorded input that cannot be taken again.
    package let input: Int
    /// How many inputs are recorded, where the app crashed as it was rebuilt from them; nil where it crashed as it ran.
    package let recorded: Int?
    /// The name of the input on the wire.
    package let type: String
    /// What a person would say of the input: `tap "Retry"`.
    package let label: String
    /// How the process ended, and where.
    package let report: CrashReport

    /// Describes a crash.
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
