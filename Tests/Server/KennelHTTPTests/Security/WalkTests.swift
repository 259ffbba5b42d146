import FolderSupport
import Foundation
import HTTPServer
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Every route, as somebody calls it who may only look", .timeLimit(.minutes(5)))
struct WalkTests {
    /// Somebody who may look, and by which name they know the session.
    private struct Looker {
        let what: String
        let headers: [String: String]
    }

    /// The server, a session that somebody with a token drives, and two who only look.
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
            // It asks no backend, so nothing changes by itself.
            let screen = #"{"screen_json":"{\"_beagleComponent_\":\"beagle:text\",\"text\":\"Hello\"}"}"#
            let opened = try await house.send(Ask.post("/api/sessions", screen).with(driver))
            id = try #require(opened.json["id"]?.string)
            watch = try #require(opened.json["watch"]?.string)
            var snapshot = try await house.send(Ask.get("/api/sessions/\(id)").with(driver))
            // The screen comes up with an animation, whose end is the second input; after it nothing happens by itself.
            while (snapshot.json["input"]?.int ?? 0) < 2 {
                await Task.yield()
                snapshot = try await house.send(Ask.get("/api/sessions/\(id)").with(driver))
            }
            view = try #require(snapshot.text.firstMatch(of: /"id":"(v\d+)"/).map { String($0.1) })
            self.folder = folder
        }

        /// All that a write would change.
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

        func address(_ route: APIRoute) -> String {
            var address = route.address
            for (place, value) in [
                "{id}": watch, "{v}": view, "{q}": "r1", "{n}": "1", "{c}": "1", "{name}": "walk", "{form}": "har",
                "{sweep}": watch, "{file}": "x",
            ] { address = address.replacing(place, with: value) }
            return route == .sharedEvents ? "\(address)?session=\(watch)" : address
        }

        /// A body with which the call would do something if it were let in.
        func body(_ route: APIRoute, _ method: String) -> String {
            switch route {
            case .inputs: #"{"type":"notes","notes":[{"step":1,"text":"x"}]}"#
            case .control, .sessions: "{}"
            case .session: #"{"name":"Walked"}"#
            case .faults, .script: #"{"rules":[{"path":"*","fault":"status","status":503}]}"#
            case .document: #"{"text":"{}"}"#
            case .branches: #"{"step":1}"#
            case .recovery: #"{"way":"again"}"#
            case .heldRequest: #"{"do":"drop"}"#
            case .sweeps: "{\"session\":\"\(watch)\"}"
            case .comparisons: "{\"left\":{\"session\":\"\(watch)\"},\"right\":{\"session\":\"\(watch)\"}}"
            case .backends: #"{"url":"http://127.0.0.1:9"}"#
            case .recordings, .restart, .apps, .controllers, .screens, .schema, .events, .sharedEvents, .step,
                .recording, .export, .exchange, .held, .sweep, .sweepCell, .scripts, .comparison, .image, .layout,
                .picture, .fontSheet, .font, .health, .metrics, .unknown, .file:
                "{}"
            }
        }

        func send(_ route: APIRoute, _ method: String, _ headers: [String: String]) async throws -> Reply {
            let ask = Ask.sending(method, address(route), body(route, method)).with(headers)
            return try await house.send(ask)
        }

        /// What somebody is told who reads: of a stream its first event.
        func read(_ route: APIRoute, _ headers: [String: String]) async throws -> String {
            let ask = Ask.get(address(route)).with(headers)
            switch route {
            case .events, .sharedEvents:
                let stream = try await house.stream(ask)
                let event = await stream.next()
                stream.leave()
                return event.map { "\($0)" } ?? ""
            default:
                let reply = try await house.send(ask)
                return "\(reply.headers) \(reply.text)"
            }
        }
    }

    private static let overrides: [[String: String]] =
        [[:]]
        + ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].flatMap { name in
            ["POST", "PUT", "DELETE"].map { [name: $0] }
        }

    @Test func `The walked route examples include every case of APIRoute, so new ones are tested too`() throws {
        let file = URL(filePath: #filePath).appending(
            path: "../../../../../Sources/Server/KennelHTTP/Routing/APIRoute.swift")
        let source = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        let declaration = try #require(source.components(separatedBy: "enum APIRoute").dropFirst().first)
        let cases = declaration.prefix(upTo: try #require(declaration.range(of: "\n\n")).lowerBound)
        let names = Set(cases.matches(of: /\n    case (\w+)/).map { String($0.1) })
        let walked = APIRoute.examples.map { String("\($0)".prefix { $0 != "(" }.split(separator: ".").last ?? "") }
        #expect(names.count > 35 && names == Set(walked).union(["unknown", "file"]))
    }

    @Test(arguments: Door.allCases)
    func `A client that may only read cannot change anything, whatever method override it sends`(door: Door)
        async throws
    {
        let scene = try await Scene(door)
        let before = try await scene.state()
        for looker in scene.lookers {
            for route in APIRoute.examples {
                for method in ["POST", "PUT", "DELETE", "PATCH"] {
                    let reply = try await scene.send(route, method, looker.headers)
                    #expect([401, 403, 404, 405, 501].contains(reply.status), "\(looker.what): \(method) \(route)")
                    #expect(!reply.text.contains(scene.id), "\(looker.what): \(method) \(route)")
                }
            }
            for override in Self.overrides {
                for route in APIRoute.examples where route != .events("{id}") && route != .sharedEvents {
                    let headers = looker.headers.merging(override) { $1 }
                    let reply = try await scene.house.send(Ask.get(scene.address(route)).with(headers))
                    #expect(reply.status != 201 && reply.status != 202, "\(looker.what): \(override) \(route)")
                }
            }
            #expect(try await scene.state() == before, "\(looker.what)")
        }
    }

    @Test(arguments: Door.allCases)
    func `No response to a client that may only read contains an id that drives the session`(door: Door) async throws {
        let scene = try await Scene(door)
        // Control that was handed over has a name of its own.
        let taken = try await scene.house.send(
            Ask.post("/api/sessions/\(scene.watch)/control", "{}").with(scene.driver))
        let grant = try #require(taken.json["id"]?.string)
        for looker in scene.lookers {
            for route in APIRoute.examples {
                let told = try await scene.read(route, looker.headers)
                #expect(!told.contains(scene.id) && !told.contains(grant), "\(looker.what): \(route)")
            }
        }
        let driver = try await scene.read(.session("{id}"), scene.driver)
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
