import FolderSupport
import Foundation
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The access log", .timeLimit(.minutes(5)))
struct AccessLogTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path("log") }

    @Test(arguments: LogFormat.allCases)
    func `The access log records requests and statuses without ids, viewer ids or tokens`(format: LogFormat)
        async throws
    {
        let house = try Kennelhouse(.socket) {
            $0.accessLog = path
            $0.logFormat = format
            $0.token = "correct-horse-battery"
        }
        let bearer = "Bearer correct-horse-battery"
        let opened = try await house.send(.post("/api/sessions", "{}").with("Authorization", bearer))
        let id = try #require(opened.json["id"]?.string)
        let watch = try #require(opened.json["watch"]?.string)
        _ = try await house.send(.get("/api/sessions/\(id)").with("Authorization", bearer))
        _ = try await house.send(.get("/api/sessions/\(watch)"))
        _ = try await house.send(.get("/\(id)"))
        _ = try await house.send(.get("/?token=correct-horse-battery&session=\(id)"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for secret in [id, watch, "correct-horse", "token="] { #expect(!text.contains(secret), "\(secret)") }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 5)
        switch format {
        case .text:
            let first = lines[0].split(separator: " ")
            #expect(first[1...6] == ["127.0.0.1", "-", "POST", "/api/sessions", "201", "\(opened.body.count)"])
            #expect(lines[1].contains(" GET /api/sessions/* 200 "))
            #expect(lines[3].contains(" GET /* 401 ") || lines[3].contains(" GET /* 404 "))
        case .json:
            for line in lines {
                let parsed = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(parsed?["route"] is String && parsed?["status"] is Int && parsed?["milliseconds"] is Double)
            }
        }
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `A stream is written to the access log when it ends`() async throws {
        let house = try Kennelhouse(.socket) { $0.accessLog = path }
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        _ = await stream.next()
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("/events"))
        await house.stop()
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains(" GET /api/sessions/*/events 200 0 "))
    }

    @Test func `The server's log omits messages below its level and continues in a new file when reopened`() throws {
        var options = Options()
        options.log = path
        options.logLevel = .warning
        let logs = try Logs(options)
        logs.write(level: .info, message: "nothing of note")
        logs.write(level: .warning, message: "two\nlines")
        try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
        logs.write(level: .error, message: "still the old one")
        logs.reopen()
        logs.write(level: .error, message: "the new one")
        let old = try String(contentsOfFile: path + ".1", encoding: .utf8).split(separator: "\n")
        #expect(old.count == 2)
        #expect(old[0].hasSuffix("Z warning two lines"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("Z error the new one\n"))
        options.log = "/nowhere/at/all"
        #expect(throws: UsageError("the log /nowhere/at/all cannot be written: No such file or directory")) {
            try Logs(options)
        }
    }
}
