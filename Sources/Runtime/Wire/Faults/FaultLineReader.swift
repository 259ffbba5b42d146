/// Parses one line of a fault script.
struct FaultLineReader {
    private let line: Substring
    private let number: Int
    private var rest: Substring
    /// Whether the line ends with a response whose body follows on the next lines.
    private(set) var waitsForBody = false

    init(_ line: Substring, number: Int) {
        self.line = line
        self.number = number
        rest = line
    }

    /// Parses the rules of the line.
    mutating func rules() throws(FaultTextError) -> [FaultRule] {
        let path = try path()
        var rules: [FaultRule] = []
        var passed: Int? = 0
        repeat {
            guard let after = passed else { throw wrong(.endlessBefore) }
            let clause = try clause()
            for fault in clause.faults {
                rules.append(
                    FaultRule(
                        path: path, after: clause.from.map { $0 - 1 } ?? after, count: clause.count,
                        chance: clause.chance, fault: fault))
            }
            passed = clause.chance == nil ? clause.count.map { ($0) + (clause.from.map { $0 - 1 } ?? after) } : nil
        } while try goesOn()
        return rules
    }

    private mutating func path() throws(FaultTextError) -> String {
        guard let colon = endOfPattern() else { throw wrong(.lacksColon) }
        rest = line[line.index(after: colon)...]
        let path = String(line[..<colon])
        guard path.utf8.count <= FaultRule.longestPath else { throw wrong(.pathStart) }
        do {
            _ = try RequestPattern(path)
        } catch {
            switch error.kind {
            case .address: throw wrong(.pathStart)
            case .condition: throw wrong(.unknownCondition, word: error.word)
            case .incomplete: throw wrong(.lacksCondition, word: error.word)
            }
        }
        return path
    }

    /// Returns the index of the first colon that whitespace follows, outside of quotation marks; nil if there is none.
    private func endOfPattern() -> Substring.Index? {
        var isQuoted = false
        var last: Character = " "
        for (index, character) in zip(line.indices, line) {
            if isQuoted {
                isQuoted = character != "\"" || last == "\\"
                last = last == "\\" ? " " : character
                continue
            }
            isQuoted = character == "\"" && (last == " " || last == "=")
            if character == ":", line[line.index(after: index)...].first?.isWhitespace ?? false { return index }
            last = character
        }
        return nil
    }

    private struct Clause {
        var faults: [FaultRule.Fault] = []
        var count: Int?
        var from: Int?
        var chance: FaultRule.Chance?
    }

    private mutating func clause() throws(FaultTextError) -> Clause {
        var clause = Clause()
        while let word = peek(), word != ",", word != "then" {
            if word == "and", !clause.faults.isEmpty {
                _ = next()
                clause.faults.append(try fault())
            } else if try !takeOften(&clause) {
                guard clause.faults.isEmpty else { throw wrong(.unknownWord, word: String(word)) }
                clause.faults.append(try fault())
            }
        }
        guard !clause.faults.isEmpty else { throw wrong(.lacksFault) }
        return clause
    }

    /// Parses words that select requests, such as `twice` or `only the 3rd`. Returns false if the next words select
    /// none.
    private mutating func takeOften(_ clause: inout Clause) throws(FaultTextError) -> Bool {
        switch peek() {
        case "always": _ = next()
        case "once":
            _ = next()
            clause.count = 1
        case "twice":
            _ = next()
            clause.count = 2
        case "only":
            _ = next()
            clause.from = try ordinal()
            clause.count = 1
        case "from":
            _ = next()
            clause.from = try ordinal()
        case "seed":
            _ = next()
            guard let seed = next().flatMap({ Int($0) }), 0...Int(Int32.max) ~= seed, let chance = clause.chance else {
                throw wrong(.seedPlace)
            }
            clause.chance = FaultRule.Chance(percent: chance.percent, seed: seed)
        case let word?:
            let mark = rest
            _ = next()
            let unit = peek()
            if unit == "times", let count = Int(word) ?? Self.number(word, among: Self.numbers) {
                _ = next()
                guard 1...FaultRule.mostRequests ~= count else { throw wrong(.countOutOfRange, word: "\(count)") }
                clause.count = count
            } else if let percent = Int(word.hasSuffix("%") ? word.dropLast() : word),
                word.hasSuffix("%") || unit == "%"
            {
                if !word.hasSuffix("%") { _ = next() }
                guard 1...100 ~= percent else { throw wrong(.chanceOutOfRange) }
                clause.chance = FaultRule.Chance(percent: percent)
            } else {
                rest = mark
                return false
            }
        case nil: return false
        }
        return true
    }

    private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]

    /// Returns the number that a word spells out, among `words` that count from 1; nil if the word is not among them.
    private static func number(_ word: Substring, among words: [String]) -> Int? {
        words.firstIndex { $0 == word }.map { $0 + 1 }
    }

    private mutating func ordinal() throws(FaultTextError) -> Int {
        if peek() == "the" { _ = next() }
        if let number = peek().flatMap({ Self.number($0, among: Self.ordinals) }) {
            _ = next()
            return number
        }
        guard let word = next(), let number = Int(word.prefix { $0.isNumber }), 1...FaultRule.mostRequests ~= number,
            ["", "st", "nd", "rd", "th"].contains(String(word.drop { $0.isNumber }))
        else { throw wrong(.unnumbered) }
        return number
    }

    // MARK: - Faults

    private mutating func fault() throws(FaultTextError) -> FaultRule.Fault {
        guard let word = next() else { throw wrong(.lacksFault) }
        switch word {
        case "no" where peek() == "connection":
            _ = next()
            return .noConnection
        case "offline": return .offline
        case "timeout":
            guard peek() == "after" else { return .timeout(after: nil) }
            _ = next()
            return .timeout(after: try duration(next()))
        case "broken", "malformed":
            if peek() == "body" { _ = next() }
            return .brokenBody
        case "slow": return .delay(try duration(next()))
        case "throttle": return .throttle(try throttle())
        case "hold", "pause": return .hold(try hold())
        case "answer", "respond": return .answer(try answer())
        default:
            if let status = Int(word), peek() != "s", peek() != "ms" {
                guard 200...599 ~= status else { throw wrong(.unknownStatus, word: "\(status)") }
                return .status(status)
            }
            let delay = try duration(word)
            if peek() == "slow" || peek() == "late" { _ = next() }
            return .delay(delay)
        }
    }

    private mutating func hold() throws(FaultTextError) -> FaultRule.Hold {
        if peek() == "the" { _ = next() }  // Older versions wrote "hold the answer".
        var hold = FaultRule.Hold(.answer)
        if peek() == "on" { _ = next() }
        if let side = peek().flatMap({ FaultRule.Hold.Side(word: String($0)) }) {
            _ = next()
            hold.side = side
        }
        if peek() == "expires" {
            _ = next()
            hold.expires = true
        }
        return hold
    }

    /// Parses `400 kbit/s`, and `latency 400 ms` and `jitter 100 ms` after it.
    private mutating func throttle() throws(FaultTextError) -> FaultRule.Throttle {
        guard let word = next() else { throw wrong(.lacksBandwidth) }
        let digits = word.prefix { $0.isNumber || $0 == "." }
        var unit = word[digits.endIndex...]
        if unit.isEmpty { unit = next() ?? "" }
        guard let number = Double(digits), let factor = ["kbit/s": 1.0, "Mbit/s": 1_000][String(unit)] else {
            throw wrong(.lacksBandwidth)
        }
        guard let bandwidth = Int(exactly: (number * factor).rounded()),
            FaultRule.Throttle.bandwidths.contains(bandwidth)
        else { throw wrong(.bandwidthOutOfRange) }
        var throttle = FaultRule.Throttle(bandwidth: bandwidth)
        while let word = peek(), ["latency", "jitter"].contains(word) {
            _ = next()
            let time = try duration(next())
            if word == "latency" { throttle.latency = time } else { throttle.jitter = time }
        }
        return throttle
    }

    private mutating func answer() throws(FaultTextError) -> FaultRule.Answer {
        var answer = FaultRule.Answer(body: "")
        if let status = peek().flatMap({ Int($0) }) {
            guard 200...599 ~= status else { throw wrong(.unknownStatus, word: "\(status)") }
            answer.status = status
            _ = next()
        }
        if let word = peek(), word.split(separator: "/").count == 2,
            word.allSatisfy({ $0.isASCII && $0 != "{" && $0 != "\"" })
        {
            answer.type = String(word)
            _ = next()
            while answer.type.hasSuffix(";"), let parameter = next() { answer.type += " " + parameter }
        }
        answer.body = String(rest.trimming(while: \.isWhitespace))
        waitsForBody = answer.body.isEmpty
        guard answer.body.utf8.count <= FaultRule.Answer.longestBody else { throw wrong(.bodyTooLong) }
        rest = rest[rest.endIndex...]
        return answer
    }

    private mutating func duration(_ word: Substring?) throws(FaultTextError) -> Duration {
        guard let word else { throw wrong(.lacksTime) }
        let digits = word.prefix { $0.isNumber || $0 == "." }
        var unit = word[digits.endIndex...]
        if unit.isEmpty, let next = peek(), next == "s" || next == "ms" {
            unit = next
            _ = self.next()
        }
        guard let number = Double(digits), unit == "s" || unit == "ms" else {
            throw wrong(.unknownWord, word: String(word))
        }
        let milliseconds = (unit == "s" ? number * 1_000 : number).rounded()
        guard 0...600_000 ~= milliseconds else { throw wrong(.timeOutOfRange) }
        return .milliseconds(Int64(milliseconds))
    }

    // MARK: - Words

    private mutating func goesOn() throws(FaultTextError) -> Bool {
        guard let word = next() else { return false }
        if word == ",", peek() == "then" { _ = next() }
        guard peek() != nil else { throw wrong(.incomplete) }
        return true
    }

    /// Returns the next word or comma without consuming it.
    private func peek() -> Substring? {
        let text = rest.drop(while: \.isWhitespace)
        guard let first = text.first else { return nil }
        if first == "," { return text.prefix(1) }
        return text.prefix { !$0.isWhitespace && $0 != "," }
    }

    private mutating func next() -> Substring? {
        guard let word = peek() else { return nil }
        rest = rest[word.endIndex...]
        return word
    }

    private func wrong(_ reason: FaultTextError.Reason, word: String = "") -> FaultTextError {
        FaultTextError(reason, line: number, text: line, word: word)
    }
}

extension FaultRule.Hold.Side {
    /// Parses `request`, `response`, or `answer`, the older name of `response`.
    fileprivate init?(word: String) {
        self.init(rawValue: word == "response" ? "answer" : word)
    }
}
