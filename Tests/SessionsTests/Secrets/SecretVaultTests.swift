import Foundation
import HeadlessUIKit
import Testing
import Wire

@testable import Sessions

@Suite("Secrets that no backend is known for")
struct SecretVaultTests {
    @Test("The first origin that such a secret is sent to gets it, and no other")
    func first() throws {
        var vault = SecretVault(.standard)
        let placeholder = vault.conceal("Corr3ct-horse", typedInto: ViewID(rawValue: 1), of: nil)
        let places = try ["http://one.example/in", "http://two.example/in", "http://one.example/again"].map {
            try #require(URL(string: $0))
        }
        let heard = places.map { vault.reveal(TransportRequest(url: $0, headers: ["X-Pass": placeholder])) }
        #expect(heard.map { $0.headers["X-Pass"] } == ["Corr3ct-horse", placeholder, "Corr3ct-horse"])
        #expect(heard.map { $0.elsewhere?.headers["X-Pass"] } == [placeholder, nil, placeholder])
    }

    @Test("A request without it binds it to nobody")
    func unused() throws {
        var vault = SecretVault(.standard)
        let placeholder = vault.conceal("Corr3ct-horse", typedInto: ViewID(rawValue: 1), of: nil)
        let one = try #require(URL(string: "http://one.example"))
        let two = try #require(URL(string: "http://two.example"))
        #expect(vault.reveal(TransportRequest(url: one)).elsewhere == nil)
        let request = vault.reveal(TransportRequest(url: two, headers: ["X-Pass": placeholder]))
        #expect(request.headers["X-Pass"] == "Corr3ct-horse")
    }

    @Test("No secret becomes part of a host's name")
    func hostName() throws {
        var vault = SecretVault(.standard)
        let placeholder = vault.conceal("abcdefgh", typedInto: ViewID(rawValue: 1), of: nil)
        let url = try #require(URL(string: "http://\(placeholder).evil.example/in"))
        #expect(vault.reveal(TransportRequest(url: url)).url == url)
    }
}
