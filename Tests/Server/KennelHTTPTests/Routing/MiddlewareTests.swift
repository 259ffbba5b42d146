import HTTPServer
import Locks
import Testing

@testable import KennelHTTP

@Suite struct MiddlewareTests {
    /// Middleware that records that it was passed, or refuses the request.
    private struct Step: Middleware {
        let name: String
        let passed: Locked<[String]>
        var problem: ProblemDetails?

        func handler(before next: @escaping Endpoint.Handler) -> Endpoint.Handler {
            { context throws(ProblemDetails) in
                passed.withLock { $0.append(name) }
                if let problem { throw problem }
                try next(context)
            }
        }
    }

    private let passed = Locked<[String]>([])

    private func statuses(of steps: [any Middleware], then handler: @escaping Endpoint.Handler) -> [Int] {
        let sent = Locked<[Int]>([])
        let reply = WholeReply { response in sent.withLock { $0.append(response.status) } }
        RequestContext(HTTPRequest(target: "/"), match: nil, reply: reply).run(steps.leading(to: handler))
        return sent.withLock { $0 }
    }

    @Test func `A request passes the middleware in order, and then its handler`() {
        let steps = ["a", "b"].map { Step(name: $0, passed: passed) }
        let sent = statuses(of: steps) { context in
            passed.withLock { $0.append("handler") }
            context.finish()
        }
        #expect(passed.withLock { $0 } == ["a", "b", "handler"])
        #expect(sent == [204])
    }

    @Test func `A problem that middleware throws is the response, and later middleware is not passed`() {
        let steps = [Step(name: "a", passed: passed, problem: .viewOnly()), Step(name: "b", passed: passed)]
        #expect(statuses(of: steps) { $0.finish() } == [403])
        #expect(passed.withLock { $0 } == ["a"])
    }

    @Test func `A request whose session was parked meanwhile is handled once more, and not a third time`() {
        let calls = Locked(0)
        let sent = statuses(of: [ParkedSessionRetry()]) { context in
            calls.withLock { $0 += 1 }
            context.reply.send(.putAside("It went to sleep."))
        }
        #expect(calls.withLock { $0 } == 2)
        #expect(sent == [503])
    }

    @Test func `A guest learns of a missing method only where every endpoint is open to everyone`() throws {
        let router = Router([
            Endpoint("GET", "/open", for: .everyone, .init("")) { $0.finish() },
            Endpoint("GET", "/watched", for: .viewers, .init("")) { $0.finish() },
            Endpoint("DELETE", "/watched", .init("")) { $0.finish() },
            Endpoint("GET", "/", for: .watchLinks, .init("")) { $0.finish() },
        ])
        func isAdmitted(_ method: String, _ target: String) -> Bool {
            let request = HTTPRequest(method: method, target: target)
            return EndpointChecks.admitsGuest(
                RequestContext(request, match: router.match(request), reply: WholeReply { _ in }))
        }
        #expect(isAdmitted("GET", "/open") && isAdmitted("POST", "/open"))
        #expect(isAdmitted("GET", "/watched"))
        #expect(!isAdmitted("DELETE", "/watched") && !isAdmitted("POST", "/watched"))
        #expect(isAdmitted("GET", "/?watch=x") && !isAdmitted("GET", "/"))
        #expect(!isAdmitted("GET", "/unknown"))
    }
}
