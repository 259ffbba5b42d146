import FolderSupport
import Foundation
import Locks
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Tokens with names", .timeLimit(.minutes(5)))
struct NamedTokenTests {
    private let folder = TemporaryFolder()
    private var file: TokenFile { TokenFile(path: folder.path("tokens")) }

    private func house(_ door: Door) throws -> Kennelhouse {
        try Kennelhouse(door) { [file] in $0.tokens = file.path }
    }

    private func status(
        _ house: Kennelhouse, _ token: String, _ ask: Ask = .get("/api/controllers")
    ) async throws -> Int {
        try await house.send(ask.with("Authorization", "Bearer \(token)")).status
    }

    @Test(arguments: Door.allCases)
    func `A token is valid as soon as it is in the file and until it is revoked`(door: Door) async throws {
        let house = try house(door)
        #expect(try await house.send(.get("/api/controllers")).status == 401)
        let ann = try file.add("ann", access: .driving)
        let bob = try file.add("bob", access: .driving)
        #expect(try await status(house, ann) == 200)
        #expect(try await status(house, bob) == 200)
        #expect(try await status(house, ann, .post("/api/sessions", "{}")) == 201)
        try file.revoke("ann")
        #expect(try await status(house, ann) == 401)
        #expect(try await status(house, bob) == 200)
    }

    @Test(arguments: Door.allCases)
    func `A read-only token cannot change anything, and watch links need no token`(door: Door) async throws {
        let driver = try file.add("ann", access: .driving)
        let reader = try file.add("eve", access: .reading)
        let house = try house(door)
        let opened = try await house.send(.post("/api/sessions", "{}").with("Authorization", "Bearer \(driver)"))
        let id = try #require(opened.json["id"]?.string)
        let watch = try #require(opened.json["watch"]?.string)
        #expect(try await status(house, reader, .get("/api/sessions")) == 200)
        #expect(try await status(house, reader, .get("/metrics")) == 200)
        let refused = try await house.send(
            .post("/api/sessions/\(id)/inputs", #"{"type":"back"}"#).with("Authorization", "Bearer \(reader)"))
        #expect(refused.status == 403)
        #expect(refused.json["type"]?.string == "urn:kennel:problem:read-only")
        #expect(try await status(house, reader, .post("/api/sessions/\(watch)/control", "{}")) == 403)
        #expect(try await status(house, reader, Ask(method: "DELETE", path: "/api/sessions/\(id)")) == 403)
        #expect(try await house.send(.get("/api/sessions/\(watch)")).status == 200)
    }

    @Test func `A token's cookie is valid until the token is revoked and cannot be forged from another's`() async throws
    {
        let ann = try file.add("ann", access: .driving)
        let eve = try file.add("eve", access: .reading)
        let house = try house(.inProcess)
        func cookie(_ token: String) async throws -> String {
            let entered = try await house.send(.get("/?token=\(token)"))
            #expect(entered.status == 303)
            return String(try #require(entered.header("Set-Cookie")).prefix { $0 != ";" })
        }
        let anns = try await cookie(ann)
        let eves = try await cookie(eve)
        #expect(!anns.contains(ann))
        #expect(try await cookie(ann) == anns, "it may be entered again")
        #expect(try await house.send(.post("/api/sessions", "{}").with("Cookie", anns)).status == 201)
        #expect(try await house.send(.post("/api/sessions", "{}").with("Cookie", eves)).status == 403)
        let forged = eves.replacing("=eve.", with: "=ann.")
        #expect(try await house.send(.get("/api/controllers").with("Cookie", forged)).status == 401)
        try file.revoke("ann")
        #expect(try await house.send(.get("/api/controllers").with("Cookie", anns)).status == 401)
        _ = try file.add("ann", access: .driving)
        #expect(try await house.send(.get("/api/controllers").with("Cookie", anns)).status == 401)
    }

    @Test func `Loopback needs no token before the first one is added, and needs one after all are revoked`()
        async throws
    {
        let house = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        #expect(!house.service.address.contains("token="))
        #expect(try await house.send(.get("/api/controllers")).status == 200)
        let file = TokenFile(path: TokenFile.path(in: folder.path("sessions")))
        let token = try file.add("ann", access: .driving)
        #expect(try await house.send(.get("/api/controllers")).status == 401)
        #expect(try await status(house, token) == 200)
        try file.revoke("ann")
        #expect(try await house.send(.get("/api/controllers")).status == 401)
        await house.stop()
    }

    @Test func `The token file has only hashes and mode 0600, and a readable or damaged file is refused`() throws {
        let token = try file.add("ann", access: .driving)
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        #expect(!text.contains(token) && text.hasPrefix("ann driving "))
        let manager = FileManager.default
        #expect(try manager.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
        #expect(throws: TokenFile.Problem.taken("ann")) { try file.add("ann", access: .reading) }
        #expect(throws: TokenFile.Problem.unusableName("a b")) { try file.add("a b", access: .reading) }
        #expect(throws: TokenFile.Problem.unknown("bob", path: file.path)) { try file.revoke("bob") }
        try Data("ann driving\n".utf8).write(to: URL(filePath: file.path))
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        #expect(throws: TokenFile.Problem.damaged(file.path, line: 1)) { try file.read() }
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(throws: TokenFile.Problem.notPrivate(file.path)) { try file.read() }
    }

    @Test func `A token file damaged at run time is reported once, and the known tokens stay valid`() throws {
        let token = try file.add("ann", access: .driving)
        let told = Locked<[String]>([])
        let watched = try WatchedTokens(file) { sentence in told.withLock { $0.append(sentence) } }
        try Data("nonsense\n".utf8).write(to: URL(filePath: file.path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        #expect(watched.token(shown: token)?.name == "ann")
        #expect(watched.token(shown: token)?.name == "ann")
        let warning = "the tokens could not be reloaded, so the previous ones stay valid: "
        #expect(told.withLock { $0 } == ["\(warning)\(file.path):1: this line is not a token"])
    }

    @Test(arguments: [
        ([], "token needs a command: token add NAME [--read-only], token list, token revoke NAME"),
        (["add"], "token add needs the name of a token: token add ann"),
        (["revoke", "--data"], "token revoke needs the name of a token: token revoke ann"),
        (["list", "--prot"], "there is no option \"--prot\""),
    ])
    func `The token command names what is missing or unknown`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Command(parsing: ["token"] + arguments) }
    }

    @Test func `The token command adds, lists and revokes tokens in the file that its options name`() throws {
        func run(_ arguments: [String]) throws -> [String] {
            guard case .token(let options) = try Command(parsing: ["token"] + arguments + ["--tokens", file.path])
            else { return [] }
            var printed: [String] = []
            try options.run(program: "kennel", print: { printed.append($0) }, tell: { _ in })
            return printed
        }
        #expect(try run(["add", "ann"]).first?.count == 22)
        #expect(try run(["add", "eve", "--read-only"]).count == 1)
        #expect(try run(["list"]) == ["ann driving", "eve reading"])
        #expect(try run(["revoke", "ann"]) == [])
        #expect(try run(["list"]) == ["eve reading"])
        #expect(throws: UsageError.self) {
            guard case .token(let options) = try Command(parsing: ["token", "list", "--in-memory"]) else { return }
            try options.run(program: "kennel", print: { _ in }, tell: { _ in })
        }
    }
}
