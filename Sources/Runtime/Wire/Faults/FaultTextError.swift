/// The reason why the text of a fault script is invalid, and its position.
package struct FaultTextError: Error, Equatable, Sendable {
    /// The kind of mistake. Pages translate it.
    package enum Reason: String, Sendable, CaseIterable {
        case bandwidthOutOfRange = "bandwidth-out-of-range"
        case bodyTooLong = "body-too-long"
        case chanceOutOfRange = "chance-out-of-range"
        case countOutOfRange = "count-out-of-range"
        case endlessBefore = "endless-before-then"
        case incomplete
        case lacksBandwidth = "lacks-bandwidth"
        case lacksColon = "lacks-colon"
        case lacksCondition = "lacks-condition"
        case lacksFault = "lacks-fault"
        case lacksTime = "lacks-time"
        case pathStart = "path-start"
        case scriptTooLong = "script-too-long"
        case seedPlace = "seed-place"
        case timeOutOfRange = "time-out-of-range"
        case tooManyRules = "too-many-rules"
        case unknownCondition = "unknown-condition"
        case unknownStatus = "unknown-status"
        case unknownWord = "unknown-word"
        case unnumbered
    }

    /// The kind of mistake.
    package let reason: Reason
    /// The line, counted from 1; nil if the error concerns the whole text.
    package let line: Int?
    /// The beginning of the line.
    package let text: String
    /// The invalid word or number; empty if there is none.
    package let word: String

    init(_ reason: Reason, line: Int?, text: Substring = "", word: String = "") {
        self.reason = reason
        self.line = line
        self.text = String(text.prefix(80))
        self.word = String(word.prefix(80))
    }
}

extension FaultTextError: CustomStringConvertible {
    /// An English sentence that names the line.
    package var description: String {
        guard let line else { return "\(sentence.prefix(1).uppercased())\(sentence.dropFirst())." }
        return text.isEmpty ? "Line \(line): \(sentence)." : "Line \(line), \"\(text)\": \(sentence)."
    }

    private var sentence: String {
        switch reason {
        case .bandwidthOutOfRange: "a bandwidth is from 1 kbit/s to 1000 Mbit/s"
        case .bodyTooLong: "the body is longer than \(FaultRule.Answer.longestBody) bytes"
        case .chanceOutOfRange: "a probability is from 1 to 100 %"
        case .countOutOfRange: "a rule matches 1 to \(FaultRule.mostRequests) requests, not \(word)"
        case .endlessBefore: "the fault before \"then\" has no end"
        case .incomplete: "the line ends too early"
        case .lacksBandwidth: "a bandwidth is missing, such as \"throttle 400 kbit/s\""
        case .lacksColon: "it must be a path, a colon and a space, and a fault, such as \"/home: 500 twice\""
        case .lacksCondition: "a name or a text is missing after \"\(word)\""
        case .lacksFault: "the fault is missing"
        case .lacksTime: "a time is missing, such as \"2 s\""
        case .pathStart:
            "a path starts with \"/\", \"*\" or \"https://\", after a method such as \"POST\" if it has one"
        case .scriptTooLong: "the script is longer than \(FaultScript.longestText) bytes"
        case .seedPlace: "a seed is a whole number after a probability, such as \"30 % seed 7\""
        case .timeOutOfRange: "a time is at most 600 s"
        case .tooManyRules: "a script has at most \(FaultScript.mostRules) rules"
        case .unknownCondition:
            "unknown word \"\(word)\" after the path; only \"header NAME=VALUE\" and \"body TEXT\" can follow"
        case .unknownStatus: "there is no status \(word)"
        case .unknownWord: "unknown word \"\(word)\""
        case .unnumbered: "it must name one request, such as \"only the 3rd\""
        }
    }
}
