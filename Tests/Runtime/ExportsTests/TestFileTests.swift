import Exports
import Foundation
import KennelTesting
import Recordings
import SampleApp
import SessionSupport
import Testing
import Wire

@Suite("A recording as a Swift test")
struct TestFileTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded")

    /// The file lies in this target, so that it is compiled and run with it. `KENNEL_RECORD_FIXTURES=1` writes it
    /// again.
    @Test func `The exported test of the sample session equals the file that is compiled in this target`() async throws
    {
        let file = TestFile(try await HandedOver.course(of: try await HandedOver.visit()))
        let place = Self.folder.appending(path: file.fileName)
        if ProcessInfo.processInfo.environment["KENNEL_RECORD_FIXTURES"] != nil {
            try Data(file.text.utf8).write(to: place)
        }
        #expect(try String(contentsOf: place, encoding: .utf8) == file.text)
    }

    @Test(arguments: ["a\tb\u{0}", "\"\"\"#\\", "\\(x)", "line\r\nline", "\u{202E}"])
    func `Any text is exported as a literal without raw control or bidirectional characters`(text: String) async throws
    {
        let json = JSONText.document(reading: text)
        let session = await TestSession.open(BeagleApp.init, json: json)
        let test = TestFile(try await HandedOver.course(of: session, BeagleApp.init)).text
        #expect(test.contains("static let screen = "))
        #expect(!test.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test func `Fault rules that keep their ids are exported as FaultRule values, new rules as text`() async throws {
        let session = await TestSession.open(
            BeagleApp.init, json: JSONText.document(reading: "Hi"))
        let rule = FaultRule(path: "/a", count: 2, fault: .status(500))
        try await session.setFaults(FaultScript(rules: [rule]))
        try await session.setFaults(
            FaultScript(rules: [FaultRule(path: "/a", count: 2, fault: .status(500), id: FaultID(rawValue: 1))]))
        let test = TestFile(try await HandedOver.course(of: session, BeagleApp.init)).text
        #expect(test.contains(#"try await session.setFaults(.init(text: "/a: 500 twice"))"#))
        #expect(
            test.contains(
                #"setFaults(.init(rules: [.init(path: "/a", count: 2, fault: .status(500), id: .init(rawValue: 1))]))"#)
        )
    }

    @Test func `A slider is exported by name when it is released, and by view id while it is held`() async throws {
        let json = """
            {"_beagleComponent_":"beagle:button","text":"Fit","onPress":[
             {"_beagleAction_":"beagle:openNativeRoute","route":"/native/fit"}]}
            """
        let session = await TestSession.open(AppDelegate.init, json: json)
        try await session.tap("Fit")
        await session.advance(by: .seconds(1))
        let slider = try #require(await session.view(kind: "slider"))
        try await session.send(.slide(slider, to: 0.75, isHeld: true))
        try await session.slide("Saddle", to: 0.25)
        let test = TestFile(try await HandedOver.course(of: session, AppDelegate.init)).text
        #expect(test.contains("send(.slide(.init(rawValue: \(slider.rawValue)), to: 0.75, isHeld: true))"))
        #expect(test.contains(#"try await session.slide("Saddle", to: 0.25)"#))
    }

    @Test func `A crashing input becomes a comment in the test file and a crash in the steps page`() async throws {
        let opened = SessionConfiguration(screenJSON: JSONText.document(reading: "Hi"))
        let crash = FatalInput(.back, report: CrashReport(message: "Index out of range"))
        let recording = Recording(
            header: HandedOver.header,
            inputs: [
                RecordedInput(time: .zero, input: .opened(opened), digest: nil),
                RecordedInput(time: .seconds(1), input: .crashed(crash), digest: nil),
            ])
        let course = try await Playback.played(recording, by: Player(recording.inputs, app: BeagleApp.init))
        #expect(TestFile(course).text.contains("// Left out, because it crashed the app: Index out of range"))
        #expect(StepsPage(course).text.contains("Go back. **The app crashes**: Index out of range"))
    }
}

private enum JSONText {
    static func document(reading text: String) -> String {
        let data = try? JSONEncoder().encode(["_beagleComponent_": "beagle:text", "text": text])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
