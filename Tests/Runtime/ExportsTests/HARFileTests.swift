import Exports
import Foundation
import JSON
import KennelTesting
import SampleApp
import SessionSupport
import Sessions
import Testing
import Wire

@Suite("Requests as an HTTP archive")
struct HARFileTests {
    private func log() async throws -> JSON {
        let course = try await HandedOver.course(of: try await HandedOver.visit())
        let archive = try JSON(parsing: HARFile(course, without: .standard).bytes)
        return archive["log"] ?? .null
    }

    @Test func `Every entry has what HAR 1.2 requires`() async throws {
        let log = try await log()
        #expect(log["version"] == "1.2" && log["creator"]?["name"] == "Kennel")
        let entries = try #require(log["entries"]?.array)
        #expect(entries.count == 6)
        for entry in entries {
            for name in ["startedDateTime", "time", "request", "response", "cache", "timings"] {
                #expect(entry[name] != nil, "\(name)")
            }
            for name in [
                "method", "url", "httpVersion", "cookies", "headers", "queryString", "headersSize", "bodySize",
            ] {
                #expect(entry["request"]?[name] != nil, "\(name)")
            }
            for name in [
                "status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL", "headersSize",
                "bodySize",
            ] {
                #expect(entry["response"]?[name] != nil, "\(name)")
            }
        }
    }

    @Test func `Times are the session's, and faults, edits and pending requests are in comments`() async throws {
        let entries = try await log()["entries"]?.array ?? []
        #expect(entries[0]["time"] == 40 && entries[0]["response"]?["status"] == 500)
        #expect(entries[0]["startedDateTime"] == "2026-11-22T14:14:22.422Z")
        #expect(entries[1]["startedDateTime"] == "2026-11-22T14:14:23.422Z")
        let posted = try #require(entries.first { $0["request"]?["method"] == "POST" })
        #expect(posted["comment"]?.string?.contains("Edited by hand: the response was 200") == true)
        #expect(posted["response"]?["content"]?["text"] == #"{"name":"Grace"}"#)
        let cookie = posted["response"]?["headers"]?.array?.first { $0["name"] == "Set-Cookie" }
        #expect(cookie?["value"] == "[set-cookie]")
        #expect(posted["request"]?["postData"]?["text"]?.string?.contains("Ada") == true)
        let faulty = try #require(entries.first { $0["response"]?["status"] == 503 })
        #expect(faulty["comment"]?.string?.contains("Fault rule: status 503 (1 of 1).") == true)
        let last = try #require(entries.last)
        #expect(last["response"]?["status"] == 0)
        #expect(last["comment"]?.string?.contains("No response yet.") == true)
    }

    @Test func `A binary image is in the file as Base64, and an SVG image as text`() async throws {
        let backend = TestBackend()
        let png = Data([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00])
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg"/>"#
        backend.answer("/start", with: .screen(Self.gallery))
        for (path, type, body) in [("/a.png", "image/png", png), ("/b.svg", "image/svg+xml", Data(svg.utf8))] {
            backend.answer(
                path, with: .response(TransportResponse(headers: ["Content-Type": type], body: body)))
        }
        let configuration = SessionConfiguration(
            bff: URL(string: "http://shop.test"), screen: "/start", opened: HandedOver.header.opened)
        let session = await TestSession(AppDelegate.init, configuration: configuration, backend: backend)
        await session.advance(by: .seconds(1))
        let course = try await HandedOver.course(of: session)
        let archive = try JSON(parsing: HARFile(course, without: .standard).bytes)
        func content(_ end: String) -> JSON? {
            let entries = archive["log"]?["entries"]?.array ?? []
            return entries.first { $0["request"]?["url"]?.string?.hasSuffix(end) == true }?["response"]?["content"]
        }
        #expect(
            content("/a.png")
                == [
                    "size": 6, "mimeType": "image/png", "text": .string(png.base64EncodedString()),
                    "encoding": "base64",
                ])
        #expect(content("/b.svg") == ["size": 41, "mimeType": "image/svg+xml", "text": .string(svg)])
    }

    /// A session that requests a URL with a user and two secret query values, and gets a response header with a token.
    private func signedIn() async throws -> (course: Playback, secrets: SecretPolicy) {
        let backend = TestBackend()
        backend.answer("/start", with: .screen(Self.signIn))
        backend.answer(
            "/in?sig=5igned&token=k3y&page=2",
            with: .response(
                TransportResponse(headers: ["X-Session-Token": "0ther", "X-Other": "open"], body: Data("{}".utf8))))
        let configuration = SessionConfiguration(
            bff: URL(string: "http://shop.test"), screen: "/start", opened: HandedOver.header.opened)
        let session = await TestSession(AppDelegate.init, configuration: configuration, backend: backend)
        await session.advance(by: .seconds(1))
        try await session.tap("Sign in")
        await session.advance(by: .seconds(1))
        var secrets = SecretPolicy.standard
        secrets.paths = [try #require(SecretPath("token"))]
        return (try await HandedOver.course(of: session), secrets)
    }

    private static let signIn = """
        {"_beagleComponent_": "beagle:screenComponent", "child": {"_beagleComponent_": "beagle:button", "text": "Sign in",
         "onPress": [{"_beagleAction_": "beagle:sendRequest",
          "url": "http://usr:S3cr3tPass@shop.test/in?sig=5igned&token=k3y&page=2"}]}}
        """

    @Test func `Users and secret queries of URLs are replaced in exports, and likely secrets are named`() async throws {
        let (course, secrets) = try await signedIn()
        let har = HARFile(course, without: secrets)
        let texts = [String(decoding: har.bytes, as: UTF8.self), StepsPage(course, without: secrets).text]
        for text in texts {
            #expect(text.contains("header X-Session-Token"))
            #expect(text.contains("/in?sig=5igned&token=secret&page=2"))
            for secret in ["usr", "S3cr3tPass", "k3y"] { #expect(!text.contains(secret), "\(secret) is in \(text)") }
        }
        #expect(texts[0].contains("http://secret@shop.test/in?"))
        // Two secrets are in the URL of the request, and the same two in the document that contains this URL.
        #expect(har.findings.replaced == 4)
        #expect(
            har.findings.suspects == [.member("sig", address: "http://shop.test/in"), .header("X-Session-Token")])
        #expect(
            har.findings.text()
                == "Secrets replaced: 4. Check before you share it, because these look like secrets and are not replaced: "
                + "query parameter sig of http://shop.test/in; header X-Session-Token.")
        #expect(har.findings.text(in: .portuguese)?.hasPrefix("Segredos substituídos: 4. Confira antes") == true)
    }

    @Test func `A test keeps URLs, because it answers the app's requests, and names likely secrets`() async throws {
        let (course, secrets) = try await signedIn()
        let file = TestFile(course, without: secrets)
        // The session shows a placeholder of the same length in place of the user's name.
        #expect(file.text.contains(/\/\/...:..........@shop\.test\/in\?sig=5igned&token=k3y/))
        #expect(
            file.findings.suspects == [
                .user(address: "http://shop.test/in"), .member("sig", address: "http://shop.test/in"),
                .member("token", address: "http://shop.test/in"), .header("X-Session-Token"),
            ])
        #expect(file.text.contains("// Check before you share it"))
        #expect(file.findings.replaced == 0)
    }

    @Test func `An export without secrets does not mention secrets`() async throws {
        let backend = TestBackend()
        backend.answer("/start", with: .screen(#"{"_beagleComponent_":"beagle:text","text":"Hello"}"#))
        let configuration = SessionConfiguration(bff: URL(string: "http://shop.test"), screen: "/start")
        let session = await TestSession(AppDelegate.init, configuration: configuration, backend: backend)
        await session.advance(by: .seconds(1))
        let course = try await HandedOver.course(of: session)
        let page = StepsPage(course)
        #expect(page.findings.text() == nil && !page.text.contains("Secrets"))
    }

    private static let gallery = """
        {"_beagleComponent_": "beagle:screenComponent", "child": {"_beagleComponent_": "beagle:container", "children": [
         {"_beagleComponent_": "beagle:image", "path": {"_beagleImagePath_": "remote", "url": "/a.png"}},
         {"_beagleComponent_": "beagle:image", "path": {"_beagleImagePath_": "remote", "url": "/b.svg"}}]}}
        """
}
