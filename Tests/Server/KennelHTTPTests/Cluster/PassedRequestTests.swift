import Foundation
import HTTPServer
import Testing

@testable import KennelHTTP

@Suite("Requests that one server of a cluster passes on")
struct PassedRequestTests {
    @Test(
        "The other server hears who asked, so that guests are told apart",
        arguments: ["192.0.2.7", "2001:db8::7", ""])
    func client(address: String) throws {
        let request = HTTPRequest(target: "/api/sessions/a?x=1", client: address)
        let passed = try #require(PassedRequest(PassedRequest(request, standing: .guest).bytes))
        #expect(passed.request.remoteAddress == address && passed.accessLevel == .guest)
        let streamed = PassedRequest(streamOf: "a", from: "1.2", for: Asker(request, standing: .guest))
        #expect(PassedRequest(streamed.bytes)?.request.remoteAddress == address)
    }

    @Test("A request of a server that does not say who asked is read")
    func older() throws {
        let request = HTTPRequest(target: "/api/sessions/a", client: "192.0.2.7")
        let object = try JSONSerialization.jsonObject(with: Data(PassedRequest(request, standing: .member).bytes))
        var members = try #require(object as? [String: Any])
        members["client"] = nil
        let passed = try #require(PassedRequest(Array(try JSONSerialization.data(withJSONObject: members))))
        #expect(passed.request.remoteAddress.isEmpty && passed.accessLevel == .member)
    }
}
