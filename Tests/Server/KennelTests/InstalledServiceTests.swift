import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("The service that a package installed")
struct InstalledServiceTests {
    private let folder = TemporaryFolder()

    private func service(_ options: String) throws -> InstalledService {
        let file = folder.url.appending(path: "options")
        try Data(options.utf8).write(to: file)
        return InstalledService(name: "shop", optionsFile: file.path)
    }

    private func server(
        _ arguments: [String], installed: InstalledService?, environment: [String: String] = [:]
    ) throws -> Options {
        let command = try Command(parsing: arguments, environment: environment, installed: installed)
        return switch command {
        case .token(let options): options.server
        case .backup(let options), .check(let options): options.server
        default: throw UsageError("this looks after no server")
        }
    }

    @Test(arguments: [["token", "list"], ["token", "add", "ann", "--read-only"], ["backup", "copy"], ["check"]])
    func `A maintenance command that names no server uses the installed service`(command: [String]) throws {
        let found = try server(command, installed: try service("port = 443\ntls-cert = c\ntls-key = k"))
        #expect(found.port == 443)
        #expect(found.recordings == .folder("/var/lib/shop"))
        #expect(try server(command, installed: nil).recordings == .standard)
    }

    @Test func `The installed service's options file sets its data folder and token file`() throws {
        let elsewhere = try service("data = /srv/shop\ntokens = /srv/tokens")
        #expect(try server(["check"], installed: elsewhere).recordings == .folder("/srv/shop"))
        #expect(try server(["token", "list"], installed: elsewhere).tokens == "/srv/tokens")
    }

    @Test func `A maintenance command that names another server uses that one`() throws {
        let installed = try service("port = 443")
        #expect(try server(["check", "--data", "/x"], installed: installed).recordings == .folder("/x"))
        #expect(try server(["check", "--data=/x"], installed: installed).port == 8_080)
        #expect(try server(["token", "list", "--port", "9000"], installed: installed).recordings == .standard)
        let named = try server(["check"], installed: installed, environment: ["KENNEL_DATA": "/y"])
        #expect(named.recordings == .folder("/y") && named.port == 8_080)
    }

    @Test func `An error in the service's options names its line, and an unknown argument is refused`() throws {
        let broken = #expect(throws: UsageError.self) {
            try server(["check"], installed: try service("prot = 1"))
        }
        #expect(broken?.description.hasSuffix(":1: there is no option \"prot\"") == true)
        #expect(throws: UsageError("token list has no such option")) {
            try server(["token", "list", "--version"], installed: try service(""))
        }
    }
}
