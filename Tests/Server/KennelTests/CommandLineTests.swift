import Foundation
import Testing

@testable import Kennel

@Suite("The command line")
struct CommandLineTests {
    private func options(_ arguments: String...) throws -> Options {
        guard case .serve(let options) = try Command(parsing: arguments) else {
            throw UsageError("not a command to serve")
        }
        return options
    }

    @Test(arguments: [[], ["serve"]])
    func `Running without a command serves with the default options`(arguments: [String]) throws {
        #expect(try Command(parsing: arguments) == .serve(Options()))
    }

    @Test func `An option's value may follow in the next argument or after an equals sign`() throws {
        let options = try options("--port", "0", "--host=::1", "--request-timeout", "0.5", "--bff=http://a.example/x")
        #expect(options.port == 0)
        #expect(options.host == "::1")
        #expect(options.requestTimeout == .milliseconds(500))
        #expect(options.bffs == ["http://a.example/x"])
    }

    @Test func `A raised total limit raises the limit per client to half of it, unless that is set too`() throws {
        let usual = try options("--sessions", "500", "--connections", "600")
        #expect(usual.sessionsPerClient == 250)
        #expect(usual.connectionsPerAddress == 256)
        let more = try options("--sessions", "20000", "--connections", "30000")
        #expect(more.sessionsPerClient == 10_000)
        #expect(more.connectionsPerAddress == 15_000)
        let said = try options("--sessions-per-client", "3", "--sessions", "20000", "--connections-per-address", "4")
        #expect(said.sessionsPerClient == 3)
        #expect(said.connectionsPerAddress == 4)
    }

    @Test func `Repeatable options keep their order`() throws {
        let options = try options(
            "--bff", "http://a.example", "--bff", "https://b.example", "--allow-host", "Demo.Example")
        #expect(options.bffs == ["http://a.example", "https://b.example"])
        #expect(options.allowedHosts == ["demo.example"])
    }

    @Test func `An option without a value does not consume the next argument`() throws {
        let options = try options("--in-memory", "--secret", "token", "--plain-passwords", "--secret=user.*.pin")
        #expect(options.recordings == .memory)
        #expect(!options.hidesPasswords)
        #expect(options.secretPaths == ["token", "user.*.pin"])
        #expect(try self.options("--data", "/x").recordings == .folder("/x"))
    }

    @Test func `dev takes the options of serve`() throws {
        var options = Options()
        options.port = 9_000
        options.worlds = .shared(3)
        var selected = AppPackageOptions()
        selected.arguments = ["--port", "9000", "--worlds", "3"]
        #expect(try Command(parsing: ["dev"] + selected.arguments) == .develop(selected, options))
        selected.folder = "../Rides"
        selected.product = "Rides"
        let words = ["dev", "../Rides", "--product", "Rides"] + selected.arguments
        #expect(try Command(parsing: words) == .develop(selected, options))
        #expect(try Command(parsing: ["dev", "--help"]) == .help)
        #expect(try Command(parsing: ["dev", "../Rides", "--help"]) == .help)
    }

    @Test func `mcp starts a server on a free port and in memory unless it is told otherwise`() throws {
        var options = Options()
        options.port = 0
        options.recordings = .memory
        #expect(try Command(parsing: ["mcp"]) == .modelContext(.ownServer(options)))
        options.port = 9_000
        options.recordings = .folder("/x")
        let words = ["mcp", "--port=9000", "--data", "/x"]
        #expect(try Command(parsing: words) == .modelContext(.ownServer(options)))
        #expect(
            try Command(parsing: ["mcp"], environment: ["KENNEL_PORT": "9000", "KENNEL_DATA": "/x"])
                == .modelContext(.ownServer(options)))
        #expect(try Command(parsing: ["mcp", "--help"]) == .help)
    }

    @Test func `mcp uses a server that runs already`() throws {
        let url = try #require(URL(string: "https://kennel.example.com"))
        let words = ["mcp", "--server", "https://kennel.example.com"]
        #expect(try Command(parsing: words) == .modelContext(.runningServer(url, token: nil)))
        #expect(try Command(parsing: words + ["--token", "x"]) == .modelContext(.runningServer(url, token: "x")))
        #expect(
            try Command(parsing: words, environment: ["KENNEL_TOKEN": "y"])
                == .modelContext(.runningServer(url, token: "y")))
        #expect(try Command(parsing: words + ["--help"]) == .help)
    }

    @Test(arguments: [
        (["--server"], "--server needs a value: --server URL"),
        (["--server", "ftp://x"], "--server must be an http or https URL with a host, not \"ftp://x\""),
        (["--server", "http://x", "--port", "1"], "mcp --server has no option \"--port\""),
        (["--prot", "1"], "there is no option \"--prot\""),
    ])
    func `mcp reports what is wrong with its arguments`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Command(parsing: ["mcp"] + arguments) }
    }

    @Test func `run and test pass on what follows the package`() throws {
        var selected = AppPackageOptions()
        #expect(try Command(parsing: ["run"]) == .runPackage(selected))
        #expect(try Command(parsing: ["test"]) == .test(selected))
        selected.folder = "../Rides"
        selected.arguments = ["replay", "bug.kennel", "--help"]
        #expect(try Command(parsing: ["run", "../Rides", "replay", "bug.kennel", "--help"]) == .runPackage(selected))
        selected.product = "Rides"
        selected.arguments = ["--port", "9000"]
        let words = ["run", "../Rides", "--product=Rides", "--port", "9000"]
        #expect(try Command(parsing: words) == .runPackage(selected))
        selected.product = nil
        selected.arguments = ["--filter", "Offers"]
        #expect(try Command(parsing: ["test", "../Rides", "--filter", "Offers"]) == .test(selected))
        #expect(try Command(parsing: ["run", "--help"]) == .help)
        #expect(try Command(parsing: ["test", "-h"]) == .help)
    }

    @Test func `Recordings go to a folder named after program and port, but nowhere by default for port 0`() {
        let place = RecordingPlace.standard
        let home = ["HOME": "/home/ada"]
        #expect(
            place.folder(program: "shop", port: 8080, environment: home) == "/home/ada/.local/state/kennel/shop/8080")
        let named = ["HOME": "/home/ada", "XDG_STATE_HOME": "/state"]
        #expect(place.folder(program: "shop", port: 80, environment: named) == "/state/kennel/shop/80")
        #expect(place.folder(program: "shop", port: 0, environment: home) == nil)
        #expect(RecordingPlace.memory.folder(program: "shop", port: 80, environment: home) == nil)
        #expect(RecordingPlace.folder("/x").folder(program: "shop", port: 0, environment: home) == "/x")
    }

    @Test func `replay takes files, a report file, apps and limits`() throws {
        var options = try ReplayOptions(parsing: ["a.kennel"])
        #expect(try Command(parsing: ["replay", "a.kennel"]) == .replay(options))
        #expect(options.worlds == nil && options.turnLimit == .seconds(5))
        options.files = ["a", "b", "--c"]
        options.junit = "r.xml"
        #expect(try Command(parsing: ["replay", "a", "--junit", "r.xml", "b", "--", "--c"]) == .replay(options))
        #expect(try Command(parsing: ["replay", "a", "b", "--junit=r.xml", "--", "--c"]) == .replay(options))
        #expect(try Command(parsing: ["replay", "--help"]) == .help)
        options.worlds = .shared(0)
        options.turnLimit = .seconds(9)
        options.apps = [OtherApp(name: "old", program: "./old"), OtherApp(name: "new", program: "./new")]
        #expect(
            try Command(parsing: [
                "replay", "--app", "old=./old", "--app=new=./new", "--worlds=0", "a", "b", "--turn-limit", "9",
                "--junit=r.xml", "--", "--c",
            ]) == .replay(options))
    }

    @Test func `sweep takes the options of replay, faults, controllers and seeds`() throws {
        var options = try SweepOptions(parsing: ["a.kennel"])
        #expect(try Command(parsing: ["sweep", "a.kennel"]) == .sweep(options))
        #expect(options.faults.map(\.rawValue) == ["network", "500", "timeout", "broken", "slow"])
        #expect(options.seeds == 1 && options.controllers.isEmpty)
        options.faults = [.slow, .status]
        options.seeds = 3
        options.controllers = ["A", "B"]
        options.replay.junit = "r.xml"
        options.replay.worlds = .shared(0)
        #expect(
            try Command(parsing: [
                "sweep", "--faults", "slow,500,slow", "--controller=A", "--seeds", "3", "a.kennel", "--controller", "B",
                "--junit=r.xml", "--worlds", "0",
            ]) == .sweep(options))
        #expect(try Command(parsing: ["sweep", "a", "-h"]) == .help)
    }

    @Test func `export takes a form, one recording and replay's options except the report`() throws {
        let options = try ExportOptions(parsing: ["test", "a.kennel", "--module", "Rides", "--app", "old=./old"])
        #expect(options.form == .test && options.module == "Rides" && options.replay.files == ["a.kennel"])
        #expect(options.replay.apps.map(\.name) == ["old"])
        #expect(
            try Command(parsing: ["export", "test", "a.kennel", "--module", "Rides", "--app", "old=./old"])
                == .export(options))
        #expect(try Command(parsing: ["export", "--help"]) == .help)
    }

    @Test func `compare takes one recording with two variants, or two recordings`() throws {
        func options(_ arguments: String...) throws -> CompareOptions {
            guard case .compare(let options) = try Command(parsing: ["compare"] + arguments) else {
                throw UsageError("that is another command")
            }
            return options
        }
        let two = try options("a.kennel", "--controller", "X", "--controller=default", "b.kennel", "--junit", "out.xml")
        #expect(two.files == ["a.kennel", "b.kennel"] && two.sides == [.controller("X"), .controller("default")])
        #expect(two.replaying.junit == "out.xml")
        #expect(try options("a.kennel", "--app", "old=/bin/true", "--in", "old").sides == [.app("old")])
        #expect(try options("a.kennel", "b.kennel").sides.isEmpty)
    }

    @Test(arguments: [
        (["a"], "compare needs two recordings, or one recording and --controller ID or --in APP"),
        ([], "compare needs a recording file"),
        (["a", "--in", "old"], "--in old needs its program: --app old=PROGRAM"),
        (["a", "--controllers", "x"], "compare has no option \"--controllers\""),
        (["a", "--controller"], "--controller needs a value: --controller ID"),
        (
            ["a", "--controller", "1", "--controller", "2", "--controller", "3"],
            "compare compares two runs: use --controller and --in at most twice"
        ),
    ])
    func `compare reports what its arguments lack`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Command(parsing: ["compare"] + arguments) }
    }

    @Test func `Help and version can be requested anywhere in the arguments`() throws {
        #expect(try Command(parsing: ["serve", "--port", "1", "--help"]) == .help)
        #expect(try Command(parsing: ["-h"]) == .help)
        #expect(try Command(parsing: ["--version"]) == .version)
    }

    @Test(arguments: [
        (["--prot", "1"], "there is no option \"--prot\""),
        (["fly"], "there is no command \"fly\""),
        (
            ["dev", "--worlds", "0"],
            "dev needs processes for the app that it can replace: set --worlds to 1 or more"
        ),
        (["dev", "../Rides", "--product"], "--product needs a value: --product NAME"),
        (["run", "--product="], "--product needs a value: --product NAME"),
        (["run", ""], "FOLDER is empty"),
        (["test", "../Rides", "--product", "Rides"], "test has no option --product"),
        (["replay"], "replay needs a recording file"),
        (["replay", "a", "--junit"], "--junit needs a value: --junit FILE"),
        (["replay", "--port", "1"], "replay has no option \"--port\""),
        (["replay", "a", "--worlds"], "--worlds needs a value: --worlds N"),
        (["replay", "a", "--app"], "--app needs a value: --app NAME=PROGRAM"),
        (["replay", "a", "--app=x=y", "--app=x=z"], "--app names \"x\" twice"),
        (
            ["replay", "a", "--turn-limit", "x"],
            "--turn-limit needs a number of seconds from 0 to 604800, not \"x\""
        ),
        (["export"], "export needs a format and a recording: export steps|har|test FILE"),
        (["export", "poem", "a"], "export needs a format and a recording: export steps|har|test FILE"),
        (["export", "test", "a", "--module", "a b"], "--module needs the name of a Swift module, not \"a b\""),
        (["export", "steps", "a", "--language", "fr"], "--language must be en|pt, not \"fr\""),
        (["export", "har"], "export needs a recording file"),
        (["export", "har", "a", "b"], "export needs exactly one recording"),
        (["export", "har", "a", "--junit", "r.xml"], "export has no option \"--junit\""),
        (["sweep"], "sweep needs a recording file"),
        (["sweep", "--port", "1"], "sweep has no option \"--port\""),
        (
            ["sweep", "a", "--faults", "500,fire"],
            "--faults must be some of network,500,timeout,broken,slow, not \"fire\""
        ),
        (["sweep", "a", "--seeds", "0"], "--seeds needs a whole number from 1 to 1000, not \"0\""),
        (["sweep", "a", "--controller"], "--controller needs a value: --controller ID"),
        (["--port"], "--port needs a value: --port PORT"),
        (["--port", "70000"], "--port needs a whole number from 0 to 65535, not \"70000\""),
        (["--sessions", "0"], "--sessions needs a whole number from 1 to 9223372036854775807, not \"0\""),
        (["--bff", "ftp://a"], "--bff needs an http or https URL with a host, not \"ftp://a\""),
        (["--idle", "-1"], "--idle needs a number of seconds from 0 to 604800, not \"-1\""),
        (["--in-memory=yes"], "--in-memory has no value"),
        (
            ["--secret", "a..b"],
            "--secret needs names that are separated by dots, such as token or user.*.pin, not \"a..b\""
        ),
        (["--log-level", "loud"], "--log-level must be one of error, warning, info, not \"loud\""),
        (["--token", "short"], "--token needs at least 16 characters"),
    ])
    func `A wrong argument is refused with a message that names it`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Command(parsing: arguments) }
    }

    @Test func `The help text names every option`() {
        let usage = Command.usage(program: "kennel")
        for option in CommandLineOption.all { #expect(usage.contains(option.name)) }
        #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
}
