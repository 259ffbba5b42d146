/// The text form of a fault script, with one line for each path, such as `/bikes: 500 twice, then 2 s slow`.
///
/// A line consists of a path, a colon, and faults. A method, a host, a query and conditions may be added to the path,
/// as in ``FaultRule/path``.
///
/// - A status, `no connection`, `offline`, `timeout after 3 s`, `malformed body`, `2 s slow`, `pause on request` or
///   `pause on response`.
/// - `throttle 400 kbit/s`, with `latency 400 ms` and `jitter 100 ms` after it.
/// - `respond 404 {"any":"body"}`. The body is the rest of the line, or else the following lines that begin with four
///   spaces.
/// - The older forms `broken body`, `hold request`, `hold answer` and `answer 404` are also accepted.
///
/// `and` combines faults for the same requests; `then` applies after the requests before it. The requests are selected
/// by `once`, `twice`, `3 times`, `only the 3rd`, `from the 3rd`, `30 % seed 7`, or nothing for all. Numbers up to ten
/// may be spelled out. Lines that start with `#` are comments.
extension FaultScript {
    /// The largest size of a script's text, in bytes.
    public static let longestText = 1_000_000

    /// Parses a text. Throws `.malformed` with a sentence that names the line.
    public init(text: String) throws(InputRejection) {
        do throws(FaultTextError) {
            try self.init(parsing: text)
        } catch {
            throw .malformed(reason: error.description)
        }
    }

    /// Parses a text. Throws the kind and place of the mistake.
    package init(parsing text: String) throws(FaultTextError) {
        guard text.utf8.count <= Self.longestText else { throw FaultTextError(.scriptTooLong, line: nil) }
        var rules: [FaultRule] = []
        var below: [Substring]?
        for (index, whole) in text.lines.enumerated() {
            if below != nil, whole.hasPrefix(Self.indent) {
                below?.append(whole.dropFirst(Self.indent.count))
                continue
            }
            try rules.takeBody(below.take(), before: index + 1)
            let line = whole.trimming(while: \.isWhitespace)
            if line.isEmpty || line.hasPrefix("#") { continue }
            var reader = FaultLineReader(line, number: index + 1)
            rules += try reader.rules()
            guard rules.count <= Self.mostRules else {
                throw FaultTextError(.tooManyRules, line: index + 1)
            }
            below = reader.waitsForBody ? [] : nil
        }
        try rules.takeBody(below, before: text.lines.count + 1)
        self.init(rules: rules)
    }

    fileprivate static let indent = "    "

    /// The script as a text, which parses to the same rules.
    public var text: String {
        var lines: [String] = []
        var index = rules.startIndex
        while index < rules.endIndex {
            let rule = rules[index]
            var line = "\(rule.path): \(rule.whatHappens)"
            var last = rule
            index += 1
            while index < rules.endIndex, last.isFollowed(by: rules[index]) {
                last = rules[index]
                line += ", then \(last.whatHappens(after: last.after))"
                index += 1
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}

extension FaultRule {
    /// Returns whether the other rule begins where this one ends, so that both can share a line.
    fileprivate func isFollowed(by other: FaultRule) -> Bool {
        guard let count, chance == nil, path == other.path, !fault.takesRestOfLine else { return false }
        return other.after == after + count
    }

    fileprivate var whatHappens: String { whatHappens(after: 0) }

    /// Describes the fault and the selection of its requests, such as `500 twice`.
    ///
    /// - Parameter passed: The number of requests that the rules before this one have used; the selection is counted
    ///   after them.
    fileprivate func whatHappens(after passed: Int) -> String {
        let often = often(after: passed)
        // A body takes the rest of the line, so the selection precedes it.
        if case .answer = fault { return (often.isEmpty ? "" : often + " ") + fault.words }
        return fault.words + (often.isEmpty ? "" : " " + often)
    }

    private func often(after passed: Int) -> String {
        var words: [String] = []
        if after > passed, count == 1 {
            words.append("only the \((after + 1).ordinal)")
        } else {
            switch count {
            case nil: break
            case 1: words.append("once")
            case 2: words.append("twice")
            case let count?: words.append("\(count) times")
            }
            if after > passed { words.append("from the \((after + 1).ordinal)") }
        }
        if let chance { words.append("\(chance.percent) % seed \(chance.seed)") }
        return words.joined(separator: " ")
    }
}

extension FaultRule.Fault {
    fileprivate var takesRestOfLine: Bool { if case .answer = self { true } else { false } }

    fileprivate var words: String {
        switch self {
        case .noConnection: "no connection"
        case .offline: "offline"
        case .timeout(let after): after.map { "timeout after \($0.spelt)" } ?? "timeout"
        case .status(let status): "\(status)"
        case .brokenBody: "malformed body"
        case .delay(let delay): "\(delay.spelt) slow"
        case .throttle(let throttle):
            "throttle \(throttle.bandwidth) kbit/s"
                + (throttle.latency > .zero ? " latency \(throttle.latency.spelt)" : "")
                + (throttle.jitter > .zero ? " jitter \(throttle.jitter.spelt)" : "")
        case .hold(let hold):
            "pause on \(hold.side == .answer ? "response" : "request")" + (hold.expires ? " expires" : "")
        case .answer(let answer):
            "respond \(answer.status)" + (answer.type == "application/json" ? "" : " \(answer.type)") + " "
                + answer.spelt
        }
    }
}

extension Duration {
    /// The duration as `2 s`, or as `250 ms` if it is not whole seconds.
    fileprivate var spelt: String {
        let milliseconds = wholeMilliseconds
        return milliseconds % 1_000 == 0 && milliseconds > 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
    }
}

extension Int {
    /// The ordinal, such as `3rd`.
    fileprivate var ordinal: String {
        switch (self % 100, self % 10) {
        case (11...13, _): "\(self)th"
        case (_, 1): "\(self)st"
        case (_, 2): "\(self)nd"
        case (_, 3): "\(self)rd"
        default: "\(self)th"
        }
    }
}

extension FaultRule.Answer {
    /// The fault's words, with the body on the same line if it parses there, and on the following lines otherwise.
    fileprivate var spelt: String {
        let isPlain = body.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && body.last?.isWhitespace == false
        if isPlain, let first = body.first, "{[<\"".contains(first) { return body }
        return body.lines.map { "\n\(FaultScript.indent)\($0)" }.joined()
    }
}

extension [FaultRule] {
    /// Sets the body of the last rule's response to the indented lines after it. Does nothing without such lines.
    ///
    /// - Parameter number: The number of the line behind the indented ones, for errors.
    fileprivate mutating func takeBody(_ lines: [Substring]?, before number: Int) throws(FaultTextError) {
        guard let lines, !lines.isEmpty, let last = indices.last, case .answer(var answer) = self[last].fault else {
            return
        }
        answer.body = lines.joined(separator: "\n")
        guard answer.body.utf8.count <= FaultRule.Answer.longestBody else {
            throw FaultTextError(.bodyTooLong, line: number - 1)
        }
        self[last].fault = .answer(answer)
    }
}

extension String {
    /// The lines of the text, split at line feeds only.
    fileprivate var lines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}

extension Substring {
    /// Returns the text without matching characters at both ends.
    func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        var rest = drop(while: isTrimmed)
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return rest
    }
}
