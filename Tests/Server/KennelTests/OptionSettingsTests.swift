import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("Options from a file and from the environment")
struct OptionSettingsTests {
    private let folder = TemporaryFolder()

    private func serve(
        _ arguments: [String] = [], file: String? = nil, environment: [String: String] = [:]
    ) throws -> Options {
        var arguments = arguments
        let place = folder.url.appending(path: "options")
        if let file {
            try Data(file.utf8).write(to: place)
            arguments += ["--options", place.path]
        }
        guard case .serve(let options) = try Command(parsing: arguments, environment: environment) else {
            throw UsageError("not a command to serve")
        }
        return options
    }

    private func complaint(file: String? = nil, environment: [String: String] = [:]) -> String? {
        #expect(throws: UsageError.self) { try serve(file: file, environment: environment) }?.description
    }

    @Test func `Arguments, environment and options file each set options in their own spelling`() throws {
        #expect(try serve(["--request-timeout", "3"]).requestTimeout == .seconds(3))
        #expect(try serve(environment: ["KENNEL_REQUEST_TIMEOUT": "3"]).requestTimeout == .seconds(3))
        #expect(try serve(file: "# slow\n\n  request-timeout = 3  \n").requestTimeout == .seconds(3))
    }

    @Test func `Arguments override the environment, and the environment overrides the options file`() throws {
        let file = "port = 1001\nsessions = 1002\nredirects = 3"
        let environment = ["KENNEL_PORT": "2001", "KENNEL_SESSIONS": "2002"]
        let options = try serve(["--port", "3001"], file: file, environment: environment)
        #expect(options.port == 3_001)
        #expect(options.maximumSessions == 2_002)
        #expect(options.redirects == 3)
    }

    @Test func `A repeatable option takes all its values from the source with the highest precedence`() throws {
        let file = "bff = http://a.example\nbff = http://b.example"
        #expect(try serve(file: file).bffs == ["http://a.example", "http://b.example"])
        let environment = ["KENNEL_BFF": "http://c.example http://d.example"]
        #expect(try serve(file: file, environment: environment).bffs == ["http://c.example", "http://d.example"])
        let last = try serve(["--bff", "http://e.example"], file: file, environment: environment)
        #expect(last.bffs == ["http://e.example"])
    }

    @Test(arguments: ["in-memory", "in-memory = yes"])
    func `An option without a value is set by its name or by yes`(line: String) throws {
        #expect(try serve(file: line).recordings == .memory)
        #expect(try serve(file: "in-memory = no").recordings == .standard)
        #expect(try serve(environment: ["KENNEL_IN_MEMORY": "yes"]).recordings == .memory)
    }

    @Test func `The environment may name the options file, and an empty variable is ignored`() throws {
        let file = folder.url.appending(path: "options")
        try Data("port = 4001".utf8).write(to: file)
        #expect(try serve(environment: ["KENNEL_OPTIONS": file.path, "KENNEL_PORT": ""]).port == 4_001)
        #expect(complaint(environment: ["KENNEL_OPTIONS": "/nowhere"])?.contains("\"/nowhere\" cannot be read") == true)
    }

    @Test func `An option error names its file and line or its environment variable`() {
        #expect(complaint(file: "\nprot = 1")?.hasSuffix(":2: there is no option \"prot\"") == true)
        #expect(complaint(file: "port =")?.hasSuffix(":1: port needs a value: PORT") == true)
        #expect(complaint(file: "port = much")?.contains(":1: --port needs a whole number") == true)
        #expect(
            complaint(file: "in-memory = perhaps")?.contains("in-memory must be yes or no, not \"perhaps\"") == true)
        #expect(complaint(environment: ["KENNEL_PORT": "much"])?.hasPrefix("KENNEL_PORT: --port needs") == true)
    }

    @Test func `A package's options file sets nothing and lists every option`() throws {
        #expect(try serve(file: OptionsFile(name: "shop").text) == Options())
        let all = OptionsFile(name: "shop").text.split(separator: "\n").compactMap {
            $0.wholeMatch(of: #/#([a-z-]+)( = .*)?/#)
        }
        #expect(all.map { "--" + $0.1 } == CommandLineOption.all.map(\.name))
    }
}
