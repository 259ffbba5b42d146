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

    @Test("Serving is what happens without a word", arguments: [[], ["serve"]])
    func defaults(arguments: [String]) throws {
        #expect(try Command(parsing: arguments) == .serve(Options()))
    }

    @Test("A value may follow in the next argument or after an equals sign")
    func values() throws {
        let options = try options("--port", "0", "--host=::1", "--request-timeout", "0.5", "--bff=http://a.example/x")
        #expect(options.port == 0)
        #expect(options.host == "::1")
        #expect(options.requestTimeout == .milliseconds(500))
        #expect(options.bffs == ["http://a.example/x"])
    }

    @Test("Who allows more than usual of something allows one client the half of it, unless that is said too")
    func shares() throws {
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

    @Test("Options that may be repeated keep their order")
    func repeated() throws {
        let options = try options(
            "--bff", "http://a.example", "--bff", "https://b.example", "--allow-host", "Demo.Example")
        #expect(options.bffs == ["http://a.example", "https://b.example"])
        #expect(options.allowedHosts == ["demo.example"])
    }

    @Test("An option without a value leaves the next argument alone")
    func flags() throws {
        let options = try options("--in-memory", "--secret", "token", "--plain-passwords", "--secret=user.*.pin")
        #expect(options.recordings == .memory)
        #expect(!options.hidesPasswords)
        #expect(options.secretPaths == ["token", "user.*.pin"])
        #expect(try self.options("--data", "/x").recordings == .folder("/x"))
    }

    @Test("What dev serves with is what follows, checked before anything is built")
    func develop() throws {
        var options = Options()
        options.port = 9_000
        options.worlds = .shared(3)
        #expect(try Command(parsing: ["dev", "--port", "9000", "--worlds", "3"]) == .develop(options))
        #expect(try Command(parsing: ["dev", "--help"]) == .help)
    }

    @Test("Recordings go to a folder of program and port, unless the port is nobody's choice")
    func recordings() {
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

    @Test("Replaying takes files and a place for the report")
    func replay() throws {
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

    @Test("Sweeping takes what replaying takes, and what is to be tried")
    func sweep() throws {
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

    @Test("Exporting takes a form, one recording, and what replaying takes but a report")
    func export() throws {
        let options = try ExportOptions(parsing: ["test", "a.kennel", "--module", "Rides", "--app", "old=./old"])
        #expect(options.form == .test && options.module == "Rides" && options.replay.files == ["a.kennel"])
        #expect(options.replay.apps.map(\.name) == ["old"])
        #expect(
            try Command(parsing: ["export", "test", "a.kennel", "--module", "Rides", "--app", "old=./old"])
                == .export(options))
        #expect(try Command(parsing: ["export", "--help"]) == .help)
    }

    @Test("Comparing takes two runs of each file, or two files")
    func compare() throws {
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

    @Test(
        "Comparing says what it lacks",
        arguments: [
            (["a"], "compare needs two recordings, or one and what to run it with: --controller ID"),
            ([], "compare needs the file of a recording"),
            (["a", "--in", "old"], "--in old needs its program: --app old=PROGRAM"),
            (["a", "--controllers", "x"], "compare has no option \"--controllers\""),
            (["a", "--controller"], "--controller needs a value: --controller ID"),
            (
                ["a", "--controller", "1", "--controller", "2", "--controller", "3"],
                "compare puts two runs beside each other: --controller and --in are given twice at most"
            ),
        ])
    func compareMistakes(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Command(parsing: ["compare"] + arguments) }
    }

    @Test("Help and version are asked for anywhere")
    func helpAndVersion() throws {
        #expect(try Command(parsing: ["serve", "--port", "1", "--help"]) == .help)
        #expect(try Command(parsing: ["-h"]) == .help)
        #expect(try Command(parsing: ["--version"]) == .version)
    }

    @Test(
        "A mistake is named",
        arguments: [
            (["--prot", "1"], "there is no option \"--prot\""),
            (["fly"], "there is no command \"fly\""),
            (
                ["dev", "--worlds", "0"],
                "dev runs the app in processes that a new build can replace: --worlds is 1 or more"
            ),
            (["replay"], "replay needs the file of a recording"),
            (["replay", "a", "--junit"], "--junit needs a value: --junit FILE"),
            (["replay", "--port", "1"], "replay has no option \"--port\""),
            (["replay", "a", "--worlds"], "--worlds needs a value: --worlds N"),
            (["replay", "a", "--app"], "--app needs a value: --app NAME=PROGRAM"),
            (["replay", "a", "--app=x=y", "--app=x=z"], "--app names \"x\" twice"),
            (
                ["replay", "a", "--turn-limit", "x"],
                "--turn-limit needs a number of seconds from 0 to 604800, not \"x\""
            ),
            (["export"], "export needs what to make, and of which recording: export steps|har|test FILE"),
            (["export", "poem", "a"], "export needs what to make, and of which recording: export steps|har|test FILE"),
            (["export", "test", "a", "--module", "a b"], "--module needs the name of a Swift module, not \"a b\""),
            (["export", "steps", "a", "--language", "fr"], "--language is en|pt, not \"fr\""),
            (["export", "har"], "export needs the file of a recording"),
            (["export", "har", "a", "b"], "export takes one recording at a time"),
            (["export", "har", "a", "--junit", "r.xml"], "export has no option \"--junit\""),
            (["sweep"], "sweep needs the file of a recording"),
            (["sweep", "--port", "1"], "sweep has no option \"--port\""),
            (["sweep", "a", "--faults", "500,fire"], "--faults knows network,500,timeout,broken,slow, not \"fire\""),
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
                "--secret needs names with dots between, such as token or user.*.pin, not \"a..b\""
            ),
            (["--log-level", "loud"], "--log-level is one of error, warning, info, not \"loud\""),
            (["--token", "short"], "--token needs at least 16 characters"),
        ])
    func mistakes(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try Command(parsing: arguments) }
    }

    @Test("Help names every option")
    func usage() {
        let usage = Command.usage(program: "kennel")
        for option in CommandLineOption.all { #expect(usage.contains(option.name)) }
        #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
}
