import Foundation
import HeadlessUIKit
import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Secrets that no backend is known for")
struct SecretVaultTests {
    @Test func `A secret without a known origin is sent only to the first origin that receives it`() throws {
        var vault = SecretVault(.standard)
        let placeholder = vault.conceal("Corr3ct-horse", typedInto: ViewID(rawValue: 1), of: nil)
        let places = try ["http://one.example/in", "http://two.example/in", "http://one.example/again"].map {
            try #require(URL(string: $0))
        }
        let heard = places.map { vault.reveal(TransportRequest(url: $0, headers: ["X-Pass": placeholder])) }
        #expect(heard.map { $0.headers["X-Pass"] } == ["Corr3ct-horse", placeholder, "Corr3ct-horse"])
        #expect(heard.map { $0.elsewhere?.headers["X-Pass"] } == [placeholder, nil, placeholder])
    }

    @Test func `A request without the secret does not bind it to an origin`() throws {
        var vault = SecretVault(.standard)
        let placeholder = vault.conceal("Corr3ct-horse", typedInto: ViewID(rawValue: 1), of: nil)
        let one = try #require(URL(string: "http://one.example"))
        let two = try #require(URL(string: "http://two.example"))
        #expect(vault.reveal(TransportRequest(url: one)).elsewhere == nil)
        let request = vault.reveal(TransportRequest(url: two, headers: ["X-Pass": placeholder]))
        #expect(request.headers["X-Pass"] == "Corr3ct-horse")
    }

    @Test func `A secret is never inserted into a host name`() throws {
        var vault = SecretVault(.standard)
        let placeholder = vault.conceal("abcdefgh", typedInto: ViewID(rawValue: 1), of: nil)
        let url = try #require(URL(string: "http://\(placeholder).evil.example/in"))
        #expect(vault.reveal(TransportRequest(url: url)).url == url)
    }

    // MARK: - Room

    private func answer(_ body: String, headers: [String: String] = [:]) -> TransportOutcome {
        .response(TransportResponse(headers: headers, body: Data(body.utf8)))
    }

    private func text(_ outcome: TransportOutcome) -> String {
        guard case .response(let response) = outcome else { return "" }
        return String(decoding: response.body, as: UTF8.self)
    }

    private func vault(_ paths: String...) -> SecretVault {
        var policy = SecretPolicy()
        policy.paths = paths.compactMap(SecretPath.init)
        return SecretVault(policy)
    }

    @Test func `Of 400 response secrets, 144 are displaced and counted, and no typed secret is displaced`() throws {
        var vault = vault("token")
        let home = try #require(URL(string: "http://one.example/in"))
        let placeholder = vault.conceal("Corr3ct-horse", typedInto: ViewID(rawValue: 1), of: WebOrigin(home))
        let tokens = (0..<400).map { #"{"token":"secret-number-\#($0)"}"# }.joined(separator: ",")
        _ = vault.conceal(answer("[\(tokens)]"), from: home)
        #expect(vault.takeForgotten() == 144)
        #expect(vault.takeForgotten() == 0)
        let sent = vault.reveal(TransportRequest(url: home, headers: ["X-Pass": placeholder]))
        #expect(sent.headers["X-Pass"] == "Corr3ct-horse")
    }

    // MARK: - Short secrets

    @Test(arguments: [
        (#"{"pin":"4711"}"#, #"{"pin":"PIN"}"#), (#"{"pin": 4711, "n":[4711]}"#, #"{"pin": PIN, "n":[PIN]}"#),
        (#"["4711" , "\u0034711"]"#, #"["PIN" , "PIN"]"#), (#""4711""#, #""PIN""#),
        (#"{"4711":"a"}"#, #"{"4711":"a"}"#), (#"{"4711" : 1}"#, #"{"4711" : 1}"#),
        (#"{"a":47110,"b":"x4711","c":4711.5}"#, #"{"a":47110,"b":"x4711","c":4711.5}"#),
        (#"{"a":"\"4711\""}"#, #"{"a":"\"4711\""}"#),
    ])
    func `A short typed secret is replaced only as a whole value, in its own request's response`(
        body: String, concealed: String
    ) throws {
        var vault = SecretVault(.standard)
        let home = try #require(URL(string: "http://one.example/in"))
        let placeholder = vault.conceal("4711", typedInto: ViewID(rawValue: 1), of: WebOrigin(home))
        let request = TransportRequest(url: home, method: "POST", body: Data(#"{"pin":"\#(placeholder)"}"#.utf8))
        let (revealed, carried) = vault.revealing(request)
        #expect(revealed.body == Data(#"{"pin":"4711"}"#.utf8))
        let heard = vault.conceal(answer(body, headers: ["X-Pin": "4711"]), from: home, carried: carried)
        #expect(text(heard) == concealed.replacing("PIN", with: placeholder))
        guard case .response(let response) = heard else { return }
        #expect(response.headers["X-Pin"] == placeholder)
        // The responses to other requests are unchanged.
        let (_, none) = vault.revealing(TransportRequest(url: home))
        #expect(text(vault.conceal(answer(body), from: home, carried: none)) == body)
    }

    @Test func `A secret of one or two digits is replaced as a string, but not as a number`() throws {
        var vault = SecretVault(.standard)
        let home = try #require(URL(string: "http://one.example/in"))
        let placeholder = vault.conceal("12", typedInto: ViewID(rawValue: 1), of: WebOrigin(home))
        let (_, carried) = vault.revealing(TransportRequest(url: home, headers: ["X-Pin": placeholder]))
        let heard = vault.conceal(answer(#"{"pin":"12","count":12}"#), from: home, carried: carried)
        #expect(text(heard) == #"{"pin":"\#(placeholder)","count":12}"#)
    }

    // MARK: - Addresses

    @Test(arguments: [
        "http://usr:S3cr3tPass@bff.example/a", "http://t0psecret@bff.example:81/a?x=1",
        "https://usr:p%40ss%2Fw@bff.example/a?token=ab%2Bc+d&b=2#c", "http://bff.example/?b=1&token=k3y",
    ])
    func `A URL's user and secret query parameters are hidden, and reach the backend unchanged`(address: String) throws
    {
        var vault = vault("token")
        let body = #"{"url":"\#(address)","again":"\#(address.replacing("/", with: "\\/"))"}"#
        let home = URL(string: "http://one.example/in")
        let heard = text(
            vault.conceal(answer(body, headers: ["Location": address]), from: home))
        let shown = try #require(try JSON(parsing: heard)["url"]?.string)
        #expect(try JSON(parsing: heard)["again"]?.string == shown)
        for secret in ["usr", "S3cr3tPass", "t0psecret", "p%40ss", "ab%2Bc", "k3y"] {
            #expect(!heard.contains(secret), "\(secret) is seen in \(heard)")
        }
        #expect(shown.utf8.count == address.utf8.count)
        let request = TransportRequest(url: try #require(URL(string: shown)))
        #expect(vault.reveal(request).url.absoluteString == address)
        // A request to another host contains the placeholder, whatever that host is.
        let elsewhere = try #require(URL(string: shown.replacing("bff.example", with: "evil.example")))
        #expect(vault.reveal(TransportRequest(url: elsewhere)).url == elsewhere)
    }

    @Test(arguments: [
        "mail joe@bff.example", "http://bff.example/@usr", "/a?other=k3y&tokens=1", "http://@{host}/a",
        "/a?token=@{user.token}", "http://usr:@{pass}@bff.example/", "see token=k3y", "http://bff.example/a?token=",
    ])
    func `A text that is no URL, has expressions to fill in or no secret stays unchanged`(text: String) throws {
        var vault = vault("token")
        #expect(vault.conceal(addressesIn: text, nil) == text)
    }

    @Test(
        "A secret member of an address ends where JSON around it goes on",
        arguments: [
            #"{"url":"http://bff.example/?b=1\u0026token=k3y/of+mine\u0026c=2"}"#,
            #"{"url":"http:\/\/bff.example\/?token=k3y\/of+mine"}"#,
            #"{"text":"{\"url\":\"http://bff.example/?token=k3y/of+mine\",\"b\":1}"}"#,
        ])
    func membersInJSON(body: String) throws {
        var vault = vault("token")
        let heard = text(vault.conceal(answer(body), from: URL(string: "http://one.example/in")))
        #expect(!heard.contains("k3y") && !heard.contains("mine"))
        let outer = try JSON(parsing: heard)
        let shown = try outer["url"]?.string ?? JSON(parsing: try #require(outer["text"]?.string))["url"]?.string
        let request = TransportRequest(url: try #require(shown.flatMap { URL(string: $0) }))
        #expect(vault.reveal(request).url.absoluteString.contains("token=k3y/of+mine"))
    }

    @Test func `A secret in a relative URL is sent to the origin of its document`() throws {
        var vault = vault("token")
        let home = try #require(URL(string: "http://one.example/in"))
        let heard = text(vault.conceal(answer(#"{"url":"/next?token=k3y-of-mine"}"#), from: home))
        let path = try #require(try JSON(parsing: heard)["url"]?.string)
        let next = try #require(URL(string: path, relativeTo: home)?.absoluteURL)
        #expect(path != "/next?token=k3y-of-mine")
        #expect(
            vault.reveal(TransportRequest(url: next)).url.absoluteString == "http://one.example/next?token=k3y-of-mine")
    }

    @Test func `Secrets in a session's configuration are hidden, and its requests send them`() throws {
        var vault = vault("token")
        let configuration = vault.conceal(
            SessionConfiguration(
                bff: URL(string: "http://one.example"), screen: "http://usr:S3cr3tPass@two.example/a",
                screenJSON: #"{"url":"/b?token=k3y-of-mine"}"#))
        let screen = try #require(configuration.screen.flatMap(URL.init))
        #expect(!"\(configuration)".contains("S3cr3tPass") && !"\(configuration)".contains("k3y-of-mine"))
        #expect(vault.reveal(TransportRequest(url: screen)).url.absoluteString == "http://usr:S3cr3tPass@two.example/a")
    }
}
