import FoundationShims
import Testing

@Suite("Exceptions that an app raises")
struct ExceptionTests {
    private static func exception() -> NSException {
        NSException(name: .invalidArgumentException, reason: "no such row", userInfo: ["row": 3])
    }

    @Test func `An exception has a name, a reason and information`() {
        let exception = Self.exception()
        #expect(exception.name.rawValue == "NSInvalidArgumentException" && "\(exception)" == "no such row")
        #expect(exception.userInfo?["row"] as? Int == 3)
    }

    @Test func `Raising calls the app's handler and ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { print("handled", $0, to: &StandardError.stream) }
            ExceptionTests.exception().raise()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("handled no such row"))
        #expect(words.contains("uncaught exception 'NSInvalidArgumentException', reason: 'no such row'"))
    }
}

/// The process's error stream, as a target of `print`.
private struct StandardError: TextOutputStream {
    nonisolated(unsafe) static var stream = StandardError()
    mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
