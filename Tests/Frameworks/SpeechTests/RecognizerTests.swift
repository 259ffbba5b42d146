import KennelTesting
import SessionSupport
import Speech
import Testing
import UIKit

/// A screen that asks for permission, and recognizes the speech of a file.
private final class DictationController: LogController {
    private let recognizer = SFSpeechRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Ask") { SFSpeechRecognizer.requestAuthorization { self.show("speech \($0)") } }
        button("Recognize") { [unowned self] in
            let request = SFSpeechURLRecognitionRequest(url: URL(filePath: "/speech.m4a"))
            let task = recognizer.recognitionTask(with: request) { result, error in
                self.show("result \(result == nil) \((error as? NSError)?.code ?? 0)")
            }
            show("task \(task.state) \(recognizer.isAvailable)")
        }
    }
}

private func app() -> WindowApp { WindowApp(DictationController()) }

@Suite("Recognition of speech")
struct RecognizerTests {
    @Test(arguments: [true, false])
    func `An alert asks for permission`(isAllowed: Bool) async throws {
        let session = await TestSession.open(app)
        try await session.tap("Ask")
        #expect(await session.alerts().first?.contains("Speech Recognition") == true)
        try await session.tap(isAllowed ? "Allow" : "Don’t Allow")
        #expect(await session.shows(isAllowed ? "speech authorized" : "speech denied"))
    }

    @Test func `A recognition fails after the turn, and is logged`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Recognize")
        #expect(await session.shows("task completed false"))
        #expect(await session.shows("result true 1101"))
        #expect(await session.log().contains { $0.contains("A session recognizes none") })
    }
}
