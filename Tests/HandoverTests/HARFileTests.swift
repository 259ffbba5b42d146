import Foundation
import Handover
import JSON
import KennelTesting
import SampleApp
import SessionSupport
import Testing
import Wire

@Suite("Requests as an HTTP archive")
struct HARFileTests {
    private func log() async throws -> JSON {
        let course = try await HandedOver.course(of: try await HandedOver.visit())
        let archive = try JSON(parsing: HARFile(course, without: .standard).bytes)
        return archive["log"] ?? .null
    }

    @Test("Every entry has what version 1.2 asks for")
    func form() async throws {
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

    @Test("Times are the session's, and faults, edits and what is under way are told in comments")
    func comments() async throws {
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

    @Test("A picture is in the file as Base64, and one that is text as text")
    func pictures() async throws {
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

    private static let gallery = """
        {"_beagleComponent_": "beagle:screenComponent", "child": {"_beagleComponent_": "beagle:container", "children": [
         {"_beagleComponent_": "beagle:image", "path": {"_beagleImagePath_": "remote", "url": "/a.png"}},
         {"_beagleComponent_": "beagle:image", "path": {"_beagleImagePath_": "remote", "url": "/b.svg"}}]}}
        """
}
