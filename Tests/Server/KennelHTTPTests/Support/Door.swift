import Foundation
import HTTPServer
import JSON
import KennelSupport
import SampleApp
import Wire

@testable import Kennel
@testable import KennelHTTP

/// How a test's requests reach the routes. Every test of the interface runs with both.
enum Door: CaseIterable, Sendable {
    /// Directly into `Routes`, with a collecting reply.
    case inProcess
    /// Through a real socket.
    case socket
}

/// A request of a client.
struct Ask: Sendable {
    var method = "GET"
    var path: String
    var headers: [String: String] = [:]
    var body: [UInt8] = []

    static func get(_ path: String, _ headers: [String: String] = [:]) -> Ask {
        Ask(path: path, headers: headers)
    }

    static func post(_ path: String, _ json: String, type: String? = "application/json") -> Ask {
        sending("POST", path, json, type: type)
    }

    static func sending(_ method: String, _ path: String, _ json: String, type: String? = "application/json") -> Ask {
        var ask = Ask(method: method, path: path, body: Array(json.utf8))
        ask.headers["Content-Type"] = type
        return ask
    }

    func with(_ name: String, _ value: String) -> Ask {
        var ask = self
        ask.headers[name] = value
        return ask
    }
}

/// A response as a client reads it.
struct Reply: Sendable {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]

    func header(_ name: String) -> String? { headers[name.lowercased()] }
    var json: JSON { (try? JSON(parsing: body)) ?? .null }
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// A server with a small backend, which tests reach through a socket or directly (``Door``). Stops when it is released.
final class Kennelhouse: Sendable {
    let service: Service
    let door: Door

    init(
        _ door: Door, backend: Backend = .testing, worlds: (any Worlds)? = nil,
        _ change: (inout Options) -> Void = { _ in },
        onExchange: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        var options = Options()
        options.port = 0
        options.requestTimeout = .seconds(5)
        change(&options)
        let page = try PublicFolder()  // the server reads it once
        if options.publicFolder == nil { options.publicFolder = page.path }
        service = try Service(
            options, application: AppDelegate.init, backend: backend, worlds: worlds, onExchange: onExchange)
        self.door = door
    }

    deinit {
        // Stopping blocks, which test threads must not do.
        let service = service
        Thread.detachNewThread { service.stop() }
    }

    /// Stops the server and returns when it has stopped.
    func stop() async {
        let service = service
        await blocking { service.stop() }
    }

    /// Sends a request and waits for the complete response.
    func send(_ ask: Ask) async throws -> Reply {
        switch door {
        case .inProcess: await CollectingReply.answer(to: ask, from: service.interface)
        case .socket: try await SocketClient.answer(to: ask, port: service.port)
        }
    }

    /// Opens an event stream.
    func stream(_ path: String, lastEventID: String? = nil) async throws -> EventReader {
        var ask = Ask.get(path)
        ask.headers["Last-Event-ID"] = lastEventID
        return try await stream(ask)
    }

    /// Opens an event stream with headers.
    func stream(_ ask: Ask) async throws -> EventReader {
        return switch door {
        case .inProcess: CollectingReply.stream(ask, from: service.interface)
        case .socket: try await SocketClient.stream(ask, port: service.port)
        }
    }

    /// Opens a session and returns its id and its watch id.
    func open(_ json: String = #"{"screen":"/hello"}"#) async throws -> (id: String, watch: String) {
        let answer = try await send(.post("/api/sessions", json))
        guard answer.status == 201, let id = answer.json["id"]?.string, let watch = answer.json["watch"]?.string else {
            throw RawConnection.Failure(what: "no session: \(answer.text)")
        }
        return (id, watch)
    }
}
