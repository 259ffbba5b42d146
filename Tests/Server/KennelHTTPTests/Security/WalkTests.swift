import FolderSupport
import Foundation
import HTTPServer
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Every endpoint, called by clients that may only read", .timeLimit(.minutes(5)))
struct WalkTests {
    /// A viewer, and the id that the viewer uses for the session.
    private struct Looker {
        let what: String
        let headers: [String: String]
    }

    /// The server, a session controlled with a token, and two viewers.
    private struct Scene {
        let house: Kennelhouse
        let driver: [String: String]
        let lookers: [Looker]
        let id: String
        let watch: String
        let view: String
        let folder: TemporaryFolder

        init(_ door: Door) async throws {
            let folder = TemporaryFolder()
            let file = TokenFile(path: folder.path("tokens"))
            let (ann, ben) = (try file.add("ann", access: .driving), try file.add("ben", access: .reading))
            driver = ["Authorization": "Bearer \(ann)"]
            lookers = [
                Looker(what: "a watch link", headers: [:]),
                Looker(what: "a token for reading", headers: ["Authorization": "Bearer \(ben)"]),
                Looker(what: "a wrong token", headers: ["Authorization": "Bearer \(ann)x", "Cookie": "kennel=ann.0"]),
            ]
            house = try Kennelhouse(door) {
                $0.tokens = file.path
                $0.recordings = .folder(folder.path("sessions"))
            }
            // This screen sends no request, so nothing changes by itself.
            let screen = #"{"screen_json":"{\"_beagleComponent_\":\"beagle:text\",\"text\":\"Hello\"}"}"#
            let opened = try await house.send(Ask.post("/api/sessions", screen).with(driver))
            id = try #require(opened.json["id"]?.string)
            watch = try #require(opened.json["watch"]?.string)
            var snapshot = try await house.send(Ask.get("/api/sessions/\(id)").with(driver))
            // The screen appears with an animation, whose end is the second input. After that nothing changes by
            // itself.
            while (snapshot.json["input"]?.int ?? 0) < 2 {
                await Task.yield()
                snapshot = try await house.send(Ask.get("/api/sessions/\(id)").with(driver))
            }
            view = try #require(snapshot.text.firstMatch(of: /"id":"(v\d+)"/).map { String($0.1) })
            self.folder = folder
        }

        /// Returns everything that a write would change.
        func state() async throws -> [String] {
            var state: [String] = []
            for path in [
                "/api/sessions/\(id)", "/api/sessions/\(id)/faults", "/api/sessions", "/api/scripts", "/api/backends",
            ] {
                let reply = try await house.send(Ask.get(path).with(driver))
                state.append("\(path) \(reply.status) \(reply.text)")
            }
            return state
        }

        /// The paths of all endpoints, except those of the page's files.
        var paths: [String] {
            let paths = house.service.interface.router.endpoints.map(\.path).filter { !$0.isOpenEnded }
            return Set(paths.map(\.description)).sorted()
        }

        /// Returns whether a path is that of an event stream.
        func isStream(_ path: String) -> Bool { path.hasSuffix("/events") }

        func address(_ path: String) -> String {
            var address = path
            for (place, value) in [
                "{id}": watch, "{v}": view, "{q}": "r1", "{n}": "1", "{c}": "1", "{name}": "walk", "{form}": "har",
                "{sweep}": watch, "{comparison}": watch, "{file}": "x",
            ] { address = address.replacing(place, with: value) }
            return path == "/api/events" ? "\(address)?session=\(watch)" : address
        }

        /// Returns a body with which the endpoint would have an effect if it were allowed.
        func body(_ path: String) -> String {
            switch path.replacing("/api/sessions/{id}/", with: "") {
            case "inputs": #"{"type":"notes","notes":[{"step":1,"text":"x"}]}"#
            case "/api/sessions/{id}": #"{"name":"Walked"}"#
            case "faults", "/api/scripts/{name}": #"{"rules":[{"path":"*","fault":"status","status":503}]}"#
            case "document": #"{"text":"{}"}"#
            case "branches": #"{"step":1}"#
            case "recovery": #"{"way":"again"}"#
            case "held/{q}": #"{"do":"drop"}"#
            case "/api/sweeps": "{\"session\":\"\(watch)\"}"
            case "/api/comparisons": "{\"left\":{\"session\":\"\(watch)\"},\"right\":{\"session\":\"\(watch)\"}}"
            case "/api/backends": #"{"origin":"http://127.0.0.1:9"}"#
            default: "{}"
            }
        }

        func send(_ path: String, _ method: String, _ headers: [String: String]) async throws -> Reply {
            try await house.send(Ask.sending(method, address(path), body(path)).with(headers))
        }

        /// Returns the response that a client receives; for an event stream, its first event.
        func read(_ path: String, _ headers: [String: String]) async throws -> String {
            let ask = Ask.get(address(path)).with(headers)
            guard isStream(path) else {
                let reply = try await house.send(ask)
                return "\(reply.headers) \(reply.text)"
            }
            let stream = try await house.stream(ask)
            let event = await stream.next()
            stream.leave()
            return event.map { "\($0)" } ?? ""
        }
    }

    private static let overrides: [[String: String]] =
        [[:]]
        + ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].flatMap { name in
            ["POST", "PUT", "DELETE"].map { [name: $0] }
        }

    @Test(arguments: Door.allCases)
    func `A client that may only read cannot change anything, whatever method override it sends`(door: Door)
        async throws
    {
        let scene = try await Scene(door)
        #expect(scene.paths.count > 35)
        let before = try await scene.state()
        for looker in scene.lookers {
            for path in scene.paths {
                for method in ["POST", "PUT", "DELETE", "PATCH"] {
                    let reply = try await scene.send(path, method, looker.headers)
                    #expect([401, 403, 404, 405, 501].contains(reply.status), "\(looker.what): \(method) \(path)")
                    #expect(!reply.text.contains(scene.id), "\(looker.what): \(method) \(path)")
                }
            }
            for override in Self.overrides {
                for path in scene.paths where !scene.isStream(path) {
                    let headers = looker.headers.merging(override) { $1 }
                    let reply = try await scene.house.send(Ask.get(scene.address(path)).with(headers))
                    #expect(reply.status != 201 && reply.status != 202, "\(looker.what): \(override) \(path)")
                }
            }
            #expect(try await scene.state() == before, "\(looker.what)")
        }
    }

    @Test(arguments: Door.allCases)
    func `No response to a client that may only read contains an id that drives the session`(door: Door) async throws {
        let scene = try await Scene(door)
        // The control that was granted has an id of its own.
        let taken = try await scene.house.send(
            Ask.post("/api/sessions/\(scene.watch)/control", "{}").with(scene.driver))
        let grant = try #require(taken.json["id"]?.string)
        for looker in scene.lookers {
            for path in scene.paths {
                let told = try await scene.read(path, looker.headers)
                #expect(!told.contains(scene.id) && !told.contains(grant), "\(looker.what): \(path)")
            }
        }
        let driver = try await scene.read("/api/sessions/{id}", scene.driver)
        #expect(driver.contains(scene.watch))
    }
}

extension Ask {
    fileprivate func with(_ headers: [String: String]) -> Ask {
        var ask = self
        ask.headers.merge(headers) { $1 }
        return ask
    }
}
