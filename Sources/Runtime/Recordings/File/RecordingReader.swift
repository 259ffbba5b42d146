import Foundation
import JSON
import Wire

/// Parses a recording's file strictly and within limits, as a whole or in pieces. No input is applied.
package struct RecordingReader: Sendable {
    private let limits: RecordingLimits
    /// The header; nil before the first line.
    package private(set) var header: RecordingHeader?
    /// The number of parsed inputs.
    package private(set) var count = 0
    private var bytes = 0
    private var lines = 0
    /// The time of the last input, and whether it had a digest; nil before the first input.
    private var last: (time: Duration, hasDigest: Bool)?
    private var isWhole = false
    /// Whether an input has opened the session, as opposed to an opening that crashed.
    private var isOpen = false

    /// Parses a whole file. Throws an error that names the invalid line.
    package static func read(
        _ bytes: [UInt8], limits: RecordingLimits = RecordingLimits()
    ) throws(RecordingError) -> Recording {
        var reader = RecordingReader(limits: limits)
        let inputs = try reader.parse(bytes)
        let (header, isCut) = try reader.end()
        return Recording(header: header, inputs: inputs, isCut: isCut)
    }

    package init(limits: RecordingLimits = RecordingLimits()) {
        self.limits = limits
    }

    /// Parses the next lines of the file and returns their inputs. Only the last line of the file may lack its line
    /// feed. Throws an error that names the invalid line.
    package mutating func parse(_ piece: [UInt8]) throws(RecordingError) -> [RecordedInput] {
        bytes += piece.count
        guard bytes <= limits.fileBytes else { throw .tooLarge(limit: limits.fileBytes) }
        var inputs: [RecordedInput] = []
        var rest = piece[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            if let input = try parseLine(rest[..<(end ?? rest.endIndex)], isEnded: end != nil) { inputs.append(input) }
            rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
        }
        return inputs
    }

    /// Ends parsing. Throws if the header or the first input is missing.
    ///
    /// - Returns: The header, and whether the file is truncated after a complete input.
    package func end() throws(RecordingError) -> (header: RecordingHeader, isCut: Bool) {
        guard let header else { throw .notARecording(reason: "it is empty.") }
        guard count > 0 else { throw .damaged(line: lines, reason: "The recording ends before its first input.") }
        return (header, !isWhole)
    }

    /// Parses a line. A last line without line feed counts as truncated, unless it is valid JSON.
    private mutating func parseLine(_ line: ArraySlice<UInt8>, isEnded: Bool) throws(RecordingError) -> RecordedInput? {
        lines += 1
        guard line.count <= limits.lineBytes else {
            throw .damaged(line: lines, reason: "The line is longer than \(limits.lineBytes) bytes.")
        }
        let json: JSON
        do {
            json = try JSON(parsing: line, limits: limits.line)
        } catch {
            if header == nil { throw .notARecording(reason: "its first line is not JSON (\(error.message)).") }
            guard isEnded else { return nil }
            throw .damaged(line: lines, reason: "Column \(error.column): \(error.message).")
        }
        do {
            return try parseObject(json)
        } catch {
            throw RecordingError(error, line: lines)
        }
    }

    private mutating func parseObject(_ json: JSON) throws -> RecordedInput? {
        guard header != nil else {
            header = try Self.header(json)
            return nil
        }
        guard !isWhole else { throw InputRejection.malformed(reason: "There is text after the end of the recording.") }
        if json["end"] != nil {
            try end(json)
            return nil
        }
        guard count < limits.inputs else {
            throw InputRejection.malformed(reason: "The recording has more than \(limits.inputs) inputs.")
        }
        let input = try input(json)
        if case .opened = input.input { isOpen = true }
        count += 1
        last = (input.time, input.digest != nil)
        return input
    }

    private static func header(_ json: JSON) throws -> RecordingHeader {
        guard json["kennel"]?.string == "recording" else {
            throw RecordingError.notARecording(reason: "its first line is not the header of a recording.")
        }
        guard let format = json["format"]?.int, RecordingHeader.readable.contains(format) else {
            throw RecordingError.unknownFormat("\(json["format"]?.description.prefix(40) ?? "without a number")")
        }
        let members = try ObjectMembers(json, of: "the header")
        try members.allow("kennel", "format", "product", "app", "controllers", "opened", "name")
        let controllers = try members.list("controllers", atMost: 10_000).map { controller in
            guard let id = controller.string else {
                throw InputRejection.malformed(reason: "\"controllers\" of the header must be strings.")
            }
            return id
        }
        return RecordingHeader(
            product: try plainLine("product", of: members, atMost: 200),
            app: try plainLine("app", of: members, atMost: 1_000), controllers: controllers,
            opened: Int64(try members.integer("opened", in: SessionConfiguration.openings)),
            name: try members.optionalText("name", atMost: 1_000))
    }

    /// Returns a text that exports write as it is.
    private static func plainLine(
        _ name: String, of members: ObjectMembers, atMost limit: Int
    ) throws(InputRejection) -> String {
        let text = try members.text(name, atMost: limit)
        guard text.isPlainLine else {
            throw .malformed(reason: "\"\(name)\" of the header must be one line without control characters.")
        }
        return text
    }

    private mutating func end(_ json: JSON) throws {
        let members = try ObjectMembers(json, of: "the end")
        try members.allow("end")
        let end = try ObjectMembers(json["end"] ?? .null, of: "the end")
        try end.allow("inputs")
        guard try end.integer("inputs", in: 0...Int(Int32.max)) == count else {
            throw InputRejection.malformed(reason: "The number of inputs at the end of the recording is wrong.")
        }
        isWhole = true
    }

    private func input(_ json: JSON) throws -> RecordedInput {
        let members = try ObjectMembers(json, of: "an input")
        try members.allow("n", "nanoseconds", "input", "digest", "outcome")
        let expected = count + 1
        guard try members.integer("n", in: 1...Int(Int32.max)) == expected else {
            throw InputRejection.malformed(reason: "Input \(expected) is missing.")
        }
        // A hundred years.
        let time = Duration.nanoseconds(Int64(try members.integer("nanoseconds", in: 0...3_155_760_000_000_000_000)))
        guard time >= last?.time ?? .zero else {
            throw InputRejection.malformed(reason: "The time of input \(expected) is too early.")
        }
        let input = try RecordedInputReader.read(json["input"] ?? .null, isFirst: expected == 1, isOpen: isOpen)
        guard last?.hasDigest ?? true else {
            throw InputRejection.malformed(reason: "Input \(expected - 1) lacks its \"digest\"; only the last one may.")
        }
        let digest = try members.optionalText("digest", atMost: 16).map { text in
            guard let digest = UInt64(hexadecimal: text) else {
                throw InputRejection.malformed(reason: "\"digest\" of an input must be sixteen hexadecimal digits.")
            }
            return digest
        }
        let outcome = try json["outcome"].map { outcome in
            guard outcome.object != nil else {
                throw InputRejection.malformed(
                    reason: "\"outcome\" of an input must be an object, not \(outcome.kindName).")
            }
            return StepOutcome(outcome)
        }
        return RecordedInput(time: time, input: input, digest: digest, outcome: outcome)
    }
}

extension RecordingError {
    /// Converts an error about a line. `line` is its number, counted from 1.
    fileprivate init(_ error: any Error, line: Int) {
        switch error {
        case let error as RecordingError: self = error
        case let error as InputRejection: self = .damaged(line: line, reason: "\(error)")
        case let error as DecodingError:
            self = .damaged(line: line, reason: "The input cannot be read: \(error.words).")
        default: self = .damaged(line: line, reason: "\(error)")
        }
    }
}

extension DecodingError {
    fileprivate var words: String {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        @unknown default: return "\(self)"
        }
    }
}
