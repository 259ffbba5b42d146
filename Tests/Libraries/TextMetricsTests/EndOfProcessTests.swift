import Foundation
import Testing
import TextMetrics

@Suite("Texts as the process ends")
struct EndOfProcessTests {
    @Test func `A thread can measure after the libraries' exit handlers ran`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            // Runs after HarfBuzz's handler, which registers later.
            atexit {
                let reused = (1...64).map { size in [UInt8](repeating: 0x41, count: size * 8) }
                let text = StyledText("Ends (well), naïvely", attributes: TextAttributes(font: TextFont(size: 16)))
                let width = Bench.fresh().layout(text, in: TextBox()).width
                _exit(width > 0 && reused.count == 64 ? 7 : 1)
            }
            _ = Bench.layout("Begins")
            exit(0)
        }
    }
}
