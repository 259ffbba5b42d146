import HeadlessUIKit
import Testing

@testable import World

@Suite("How often in a row work has failed")
struct AttemptCounterTests {
    @Test func `Failures are counted per screen, kind and subject until the screen has a success`() {
        var attempts = AttemptCounter()
        let (one, other) = (UIViewController(), UIViewController())
        #expect(attempts.failed(one, kind: .remoteScreen, subject: "GET /a") == 1)
        #expect(attempts.failed(one, kind: .remoteScreen, subject: "GET /a") == 2)
        #expect(attempts.failed(one, kind: .lazyLoad, subject: "GET /a") == 1)
        #expect(attempts.failed(one, kind: .remoteScreen, subject: "GET /b") == 1)
        #expect(attempts.failed(other, kind: .remoteScreen, subject: "GET /a") == 1)
        attempts.succeeded(one)
        #expect(attempts.failed(one, kind: .remoteScreen, subject: "GET /a") == 1)
        #expect(attempts.failed(other, kind: .remoteScreen, subject: "GET /a") == 2)
    }

    @Test func `A new screen does not inherit the failure count of a deallocated one`() {
        var attempts = AttemptCounter()
        for _ in 0..<3 {
            let screen = UIViewController()
            #expect(attempts.failed(screen, kind: .action, subject: "pay") == 1)
        }
    }
}
