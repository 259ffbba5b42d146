import Foundation
import HTTPServer
import Testing

@testable import KennelHTTP

@Suite("Requests that one server of a cluster passes on")
struct PassedRequestTests {
    @Test(arguments: ["192.0.2.7", "2001:db8::7", ""])
    func `A passed-on request carries the client's address and access level`(address: String) throws {
        let request = HTTPRequest(target: "/api/sessions/a?x=1", client: address)
        let passed = try #require(PassedRequest(PassedRequest(request, accessLevel: .guest).bytes()))
        #expect(passed.request.remoteAddress == address && passed.accessLevel == .guest)
        let requester = Requester(client: request.remoteAddress, accessLevel: .guest)
        let streamed = PassedRequest(streamOf: "a", from: "1.2", for: requester)
        #expect(try PassedRequest(streamed.bytes())?.request.remoteAddress == address)
    }

    @Test func `A passed-on request without a client address can be read`() throws {
        let request = HTTPRequest(target: "/api/sessions/a", client: "192.0.2.7")
        let object = try JSONSerialization.jsonObject(with: Data(PassedRequest(request, accessLevel: .member).bytes()))
        var members = try #require(object as? [String: Any])
        members["client"] = nil
        let passed = try #require(PassedRequest(Array(try JSONSerialization.data(withJSONObject: members))))
        #expect(passed.request.remoteAddress.isEmpty && passed.accessLevel == .member)
    }
}
