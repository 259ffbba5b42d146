import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import Recordings
import SessionSupport
import Testing
import Wire

@Suite("A recording's file")
struct RecordingFileTests {
    private func lines(_ file: [UInt8]) -> [String] {
        String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func bytes(_ lines: [String]) -> [UInt8] { lines.flatMap { Array(($0 + "\n").utf8) } }

    @Test func `A recording file holds a header, each input with its outcome, and an end line`() async throws {
        let session = try await FailsTwice.session()
        let file = try await session.file(BeagleApp.init)
        let lines = try lines(file).map { try JSON(parsing: $0) }
        #expect(lines.first?["kennel"] == "recording" && lines.first?["format"] == 3)
        #expect(lines.first?["app"] == "BeagleApp" && lines.first?["controllers"]?[0] == "Quiet")
        #expect(lines.dropFirst().dropLast().compactMap { $0["n"]?.int } == Array(1...9))
        #expect(lines[1]["outcome"]?["tree"]?["id"] != nil)
        #expect(lines[1]["outcome"]?["sent"]?[0]?["url"] == "http://bff.test/screen")
        #expect(lines[2]["input"]?["type"] == "response" && lines[2]["digest"]?.string?.count == 16)
        #expect(lines[2]["outcome"]?["events"]?.array?.contains { $0["event"] == "state" } == true)
        #expect(lines.last?["end"]?["inputs"] == 9)
        let text = String(decoding: file, as: UTF8.self)
        #expect(!text.contains("watch-test") && !text.contains("\"test\""))
    }

    @Test func `A line with more than 10000 values is refused with its line number`() async throws {
        let session = try await FailsTwice.session()
        var lines = self.lines(try await session.file(BeagleApp.init))
        let many = String(repeating: "{},", count: 20_000)
        lines[2].removeLast()
        lines[2] += ",\"more\":[\(many){}]}"
        let error = try #require(throws: RecordingError.self) {
            try RecordingReader.read(bytes(lines), limits: RecordingLimits(lineBytes: 100_000))
        }
        #expect(error.line == 3)
        #expect("\(error)".contains("more than 10000 values"))
    }

    @Test func `Every kind of input reads back the same`() throws {
        let view = ViewID(rawValue: 7)
        let request = RequestID(rawValue: 3)
        let configuration = SessionConfiguration(
            bff: URL(string: "http://bff.test/a?b=c"), isOwnBackend: true, screen: "/home", controller: "c",
            decoding: .strict,
            faults: FaultScript(rules: [
                FaultRule(path: "/a", count: 2, fault: .timeout(after: .seconds(3)), id: FaultID(rawValue: 4)),
                FaultRule(path: "*", fault: .status(418)),
            ]), opened: 1_700_000_000_123, requestTimeout: .seconds(45), origin: BranchPoint(step: 7, of: nil))
        let inputs: [SessionInput] = [
            .opened(configuration), .tap(view), .text(view, "é\u{2028}\"\\", sequence: 4), .focus(view), .blur(view),
            .returnKey(view), .scroll(view, x: 0.1, y: -2),
            .scrollEnd(view, round: 2, offset: 1.5, visible: 100, length: 1_000), .page(view, index: 1),
            .tab(view, index: 0), .pull(view), .alert(view, button: 1), .back, .retry(RetryID(rawValue: 1)),
            .response(
                request,
                TransportResponse(
                    status: 200, headers: ["Content-Type": "image/png"], body: Data([0xff, 0, 1]),
                    url: URL(string: "http://bff.test/b"))),
            .failure(request, TransportFailure(kind: .tls, message: "No.")),
            .read(request, .response(TransportResponse(status: 404, body: Data("?".utf8)))),
            .read(request, .failure(TransportFailure(kind: .dns, message: "Where?"))), .timer(TimerID(rawValue: 9)),
            .resumed(Downtime(away: .milliseconds(6_012), cause: .branched)),
            .document(ScreenDocument(text: "{}", broken: .show)), .faults(FaultScript()),
        ]
        var writer = RecordingWriter(.testing)
        for (index, input) in inputs.enumerated() {
            try writer.append(RecordedInput(time: .nanoseconds(index * 1_000_000_007), input: input, digest: 5))
        }
        writer.end()
        let recording = try RecordingReader.read(writer.bytes)
        #expect(recording.inputs.map(\.input) == inputs)
        #expect(recording.inputs.map(\.time) == inputs.indices.map { .nanoseconds($0 * 1_000_000_007) })
        #expect(recording.inputs.allSatisfy { $0.digest == 5 } && recording.header == .testing)
    }

    @Test(arguments: ["0.1.0", "0.2.0", "0.3.0-dev", "1.0.0"])
    func `Recordings of every version of Kennel are read`(product: String) throws {
        var header = RecordingHeader.testing
        header.product = product
        var writer = RecordingWriter(header)
        try writer.append(RecordedInput(time: .zero, input: .opened(SessionConfiguration()), digest: 5))
        writer.end()
        let recording = try RecordingReader.read(writer.bytes)
        #expect(recording.header == header && recording.inputs.count == 1)
    }

    @Test func `The session's name is in its recording, and a recording without a name can be read`() throws {
        for name in ["Checkout", "Finalização \"1\"", nil] {
            var header = RecordingHeader.testing
            header.name = name
            var writer = RecordingWriter(header)
            try writer.append(RecordedInput(time: .zero, input: .opened(SessionConfiguration()), digest: 5))
            writer.end()
            #expect(try RecordingReader.read(writer.bytes).header == header)
            #expect(String(decoding: writer.bytes, as: UTF8.self).contains("\"name\"") == (name != nil))
        }
    }

    @Test func `Reading line by line gives the same inputs and error lines as reading a whole file`() async throws {
        let file = try await FailsTwice.session().file(BeagleApp.init)
        let whole = try RecordingReader.read(file)
        var reader = RecordingReader()
        var inputs: [RecordedInput] = []
        for line in lines(file) { inputs += try reader.parse(Array((line + "\n").utf8)) }
        #expect(inputs.map(\.input) == whole.inputs.map(\.input) && reader.count == inputs.count)
        #expect(try reader.end() == (whole.header, false))
        let error = #expect(throws: RecordingError.self) { try reader.parse(Array("{}\n".utf8)) }
        #expect(error?.line == lines(file).count + 1)
        var small = RecordingReader(limits: RecordingLimits(fileBytes: 10))
        #expect(throws: RecordingError.notARecording(reason: "its first line is not the header of a recording.")) {
            try small.parse(Array("{}\n".utf8))
        }
        var long = RecordingReader(limits: RecordingLimits(fileBytes: file.count - 1))
        #expect(throws: RecordingError.tooLarge(limit: file.count - 1)) {
            for line in lines(file) { _ = try long.parse(Array((line + "\n").utf8)) }
        }
    }

    @Test func `A recording omits the ids of the session it branched from, and is refused with them`() throws {
        let names = BranchPoint.Names(session: SessionID("original"), watch: SessionID("watcher"))
        let configuration = SessionConfiguration(origin: BranchPoint(step: 3, of: names))
        var writer = RecordingWriter(.testing)
        try writer.append(RecordedInput(time: .zero, input: .opened(configuration), digest: 5))
        writer.end()
        let read = try #require(try RecordingReader.read(writer.bytes).inputs.first?.configuration)
        #expect(read.origin == BranchPoint(step: 3, of: nil))
        var lines = lines(writer.bytes)
        lines[1].replace("\"step\":3", with: #""step":3,"names":{"session":"original","watch":"watcher"}"#)
        let error = #expect(throws: RecordingError.self) { try RecordingReader.read(bytes(lines)) }
        #expect(error?.description == "Line 2: The session's origin must be a step number without ids.")
    }

    @Test(arguments: [0, 1])
    func `A fault rule that is longer than a page may send is refused`(excess: Int) throws {
        let path = "/" + String(repeating: "a", count: 1_999 + excess)
        let body = String(repeating: "b", count: FaultRule.Answer.longestBody + excess)
        for rule in [
            FaultRule(path: path, fault: .status(500)), FaultRule(path: "*", fault: .answer(.init(body: body))),
        ] {
            var writer = RecordingWriter(.testing)
            try writer.append(RecordedInput(time: .zero, input: .opened(SessionConfiguration()), digest: 5))
            try writer.append(RecordedInput(time: .zero, input: .faults(FaultScript(rules: [rule])), digest: 6))
            writer.end()
            guard excess > 0 else {
                #expect(try RecordingReader.read(writer.bytes).inputs.count == 2)
                continue
            }
            let error = #expect(throws: RecordingError.self) { try RecordingReader.read(writer.bytes) }
            #expect(error?.line == 3 && error?.description.contains("out of range") == true)
        }
    }

    @Test func `A file cut at any byte of its last three lines reads up to the cut, without a difference`() async throws
    {
        let file = try await FailsTwice.session().file(BeagleApp.init)
        let lines = lines(file)
        let kept = bytes(Array(lines.dropLast(3))).count
        let whole = try RecordingReader.read(file)
        var checked: Set<Int> = []
        for end in kept..<file.count {
            let recording = try RecordingReader.read(Array(file[..<end]))
            let count = recording.inputs.count
            // In a complete recording, only the last line break may be missing.
            #expect(recording.isCut == (end < file.count - 1))
            #expect(recording.inputs.map(\.input) == whole.inputs.prefix(count).map(\.input))
            if checked.insert(count).inserted {
                #expect(try await Player(recording.inputs, app: BeagleApp.init).difference() == nil)
            }
        }
        #expect(checked == [7, 8, 9])
    }

    @Test(arguments: [
        "", "\n", "garbage", "[]", "{}", "null", #"{"kennel":"something"}"#, "\u{0}\u{1}",
    ])
    func `A text that is not a recording is refused with an explanation`(text: String) {
        let error = #expect(throws: RecordingError.self) { try RecordingReader.read(Array(text.utf8)) }
        guard case .notARecording = error else {
            Issue.record("\(text) is \(String(describing: error))")
            return
        }
        #expect(error?.description.hasPrefix("This is not a recording: ") == true)
    }

    @Test func `A recording with an unknown format is refused with the format's number`() async throws {
        var lines = lines(try await FailsTwice.session().file(BeagleApp.init))
        lines[0] = lines[0].replacingOccurrences(of: #""format":3"#, with: #""format":7"#)
        #expect(throws: RecordingError.unknownFormat("7")) { try RecordingReader.read(bytes(lines)) }
        #expect(RecordingError.unknownFormat("7").description.contains("format 7"))
    }

    @Test(arguments: [
        ("{", "column 2"), ("[]", "object"), (#"{"n":2}"#, "lacks"), (#"{"n":3}"#, "Input 2 is missing"),
        (#"{"n":2,"n":2}"#, "duplicate"), (#"{"n":2,"nanoseconds":-1}"#, "nanoseconds"),
        (#"{"n":2,"nanoseconds":0,"more":1}"#, "no member \"more\""),
        (#"{"n":2,"nanoseconds":0,"input":{"type":"back"},"digest":"xyz"}"#, "sixteen"),
        (#"{"n":2,"nanoseconds":0,"input":{"type":"back","view":"v1"},"digest":"0000000000000000"}"#, "view"),
        (#"{"n":2,"nanoseconds":0,"input":{"type":"leap"},"digest":"0000000000000000"}"#, "leap"),
        (#"{"n":2,"nanoseconds":0,"input":{"type":"tap","view":"v0x1"},"digest":"0000000000000000"}"#, "view"),
        (
            #"{"n":2,"nanoseconds":0,"input":{"type":"timer","timer":"t1","x":1},"digest":"0000000000000000"}"#,
            "\"x\""
        ),
        (
            #"{"n":2,"nanoseconds":0,"input":{"type":"scroll","view":"v1","x":1e300,"y":0},"digest":"0000000000000000"}"#,
            "x"
        ),
        (#"{"n":2,"nanoseconds":0,"input":{"type":"back","key":"k"},"digest":"0000000000000000"}"#, "key"),
        (#"{"n":2,"nanoseconds":0,"input":{"type":"back"},"digest":"0000000000000000","outcome":1}"#, "outcome"),
        (#"{"end":{"inputs":9}}"#, "number of inputs"),
    ])
    func `Damage in the middle of a recording is reported with its line and reason`(line: String, word: String)
        async throws
    {
        var lines = lines(try await FailsTwice.session().file(BeagleApp.init))
        lines[2] = line
        let error = #expect(throws: RecordingError.self) { try RecordingReader.read(bytes(lines)) }
        #expect(error?.line == 3)
        #expect(error?.description.hasPrefix("Line 3: ") == true)
        #expect(error?.description.lowercased().contains(word.lowercased()) == true, "\(String(describing: error))")
    }

    @Test func `A journal makes a recording in which only the last input may lack its digest`() async throws {
        let session = try await FailsTwice.session()
        let past = try SessionPast(session.journal.entries)
        let file = try Recording(header: .testing, past).file
        let recording = try RecordingReader.read(file)
        #expect(!recording.isCut && recording.inputs.map(\.input) == past.entries.map(\.input))
        #expect(recording.inputs.map(\.time) == past.entries.map(\.time))
        #expect(recording.inputs.dropLast().allSatisfy { $0.digest != nil } && recording.inputs.last?.digest == nil)
        #expect(try await Player(recording.inputs, app: BeagleApp.init).difference() == nil)
        var lines = lines(file)
        lines[2] = lines[2].replacing(/,"digest":"\w+"/, with: "")
        let error = #expect(throws: RecordingError.self) { try RecordingReader.read(bytes(lines)) }
        #expect(error?.description == "Line 4: Input 2 lacks its \"digest\"; only the last one may.")
    }

    @Test func `A second or missing opening, time that goes back, and text after the end are refused`() async throws {
        let lines = lines(try await FailsTwice.session().file(BeagleApp.init))
        func refusal(_ change: (inout [String]) -> Void) -> RecordingError? {
            var changed = lines
            change(&changed)
            return #expect(throws: RecordingError.self) { try RecordingReader.read(bytes(changed)) }
        }
        #expect(refusal { $0[2] = lines[1].replacingOccurrences(of: #"{"n":1,"#, with: #"{"n":2,"#) }?.line == 3)
        #expect(refusal { $0[1] = lines[2].replacingOccurrences(of: #"{"n":2,"#, with: #"{"n":1,"#) }?.line == 2)
        #expect(refusal { $0[6] = Self.at(nanoseconds: 1, lines[6]) }?.line == 7)
        #expect(refusal { $0.append("{}") }?.line == lines.count + 1)
        #expect(refusal { $0.removeSubrange(1...) }?.line == 1)
    }

    private static func at(nanoseconds: Int, _ line: String) -> String {
        line.replacing(/"nanoseconds":\d+/, with: "\"nanoseconds\":\(nanoseconds)")
    }

    @Test func `File size, line length, input count and nesting depth are limited`() async throws {
        let file = try await FailsTwice.session().file(BeagleApp.init)
        func refusal(_ limits: RecordingLimits, of file: [UInt8]) -> RecordingError? {
            #expect(throws: RecordingError.self) { try RecordingReader.read(file, limits: limits) }
        }
        #expect(refusal(RecordingLimits(fileBytes: file.count - 1), of: file) == .tooLarge(limit: file.count - 1))
        #expect(refusal(RecordingLimits(lineBytes: 300), of: file)?.line == 2)
        #expect(refusal(RecordingLimits(inputs: 5), of: file)?.line == 7)
        let deep = String(repeating: "[", count: 1_500) + String(repeating: "]", count: 1_500)
        var lines = lines(file)
        lines[3] = lines[3].dropLast() + #","outcome":"# + deep + "}"
        #expect(refusal(RecordingLimits(), of: bytes(lines))?.line == 4)
        #expect(throws: Never.self) { try RecordingReader.read(file, limits: RecordingLimits(fileBytes: file.count)) }
    }
}
