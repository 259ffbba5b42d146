import HTTPServer
import Locks
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("One file of the page")
struct StaticFileTests {
    @Test func `A static file is made at its first request, and only once`() {
        let times = Locked(0)
        let file = StaticFile("main.js.map", lifetime: .forGood) {
            times.withLock { $0 += 1 }
            return Array("{}".utf8)
        }
        #expect(times.withLock { $0 } == 0)
        for _ in 1...3 {
            let answer = file.response(to: HTTPRequest(.get("/main.js.map")), frames: { .everywhere })
            #expect(answer.status == 200)
            #expect(answer.body == Array("{}".utf8))
        }
        #expect(times.withLock { $0 } == 1)
    }
}
