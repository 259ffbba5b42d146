import Foundation
import Testing

@testable import Kennel

@Suite("Packages")
struct PackagingTests {
    @Test func `package takes a folder, a release and a maintainer`() throws {
        var options = try PackageOptions(parsing: [])
        #expect(try Command(parsing: ["package"]) == .package(options))
        options.folder = "out"
        options.release = "1.4.0~rc1"
        options.maintainer = "Ana Souza <ana@shop.example>"
        #expect(
            try Command(
                parsing: ["package", "--release=1.4.0~rc1", "--maintainer", "Ana Souza <ana@shop.example>", "out"])
                == .package(options))
        #expect(try Command(parsing: ["package", "--help"]) == .help)
    }

    @Test(arguments: [
        (["--release", "v1"], "--release needs a version that begins with a digit"),
        (["--release", "1 2"], "--release needs a version"),
        (["--release", "1.5.0-dev"], "such as 1.4.0 or 1.5.0~dev, not \"1.5.0-dev\""),
        (["--release"], "--release needs a value"),
        (["--maintainer", "Ana"], "--maintainer needs a name and an address"),
        (["--maintainer", "A\nDepends: x <a@b>"], "--maintainer needs a name"),
        (["--fast"], "package has no option \"--fast\""), (["a", "b"], "package writes to one folder"),
    ])
    func `An invalid argument of package is refused with a message`(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try PackageOptions(parsing: arguments[...]) }
        #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
    }

    @Test func `A development version sorts before its release in Debian, and --release accepts that form`() throws {
        #expect(PackageVersion.debian("0.3.0-dev") == "0.3.0~dev")
        #expect(PackageVersion.debian("0.2.0") == "0.2.0")
        #expect(try PackageOptions(parsing: ["--release", PackageVersion.debian("0.3.0-dev")]).release == "0.3.0~dev")
    }

    @Test func `A package name is the product's name in the characters that Debian allows`() {
        #expect(InstalledService.name(of: "MyApp") == "myapp")
        #expect(InstalledService.name(of: "kennel") == "kennel")
        #expect(InstalledService.name(of: "My_App.2") == "my-app-2")
        #expect(InstalledService.name(of: "X") == "x-app")
    }

    @Test func `The manual page names every option and has no accidental roff request`() {
        let page = ManualPage(name: "shop", version: "1.0").text
        for option in CommandLineOption.all {
            #expect(page.contains("\\fB" + option.name.replacing("-", with: "\\-") + "\\fR"))
        }
        let known = ["TH", "SH", "TP", "br"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
        }
    }

    @Test func `Kennel's own folder is recognised with or without a trailing slash`() {
        let sources = KennelFolder.current
        #expect(KennelFolder.contains(package: URL(filePath: sources.path)))
        #expect(KennelFolder.contains(package: URL(filePath: sources.path, directoryHint: .isDirectory)))
        #expect(!KennelFolder.contains(package: sources.appending(path: "Sources")))
    }

    @Test func `A service's sessions are stored in the state directory that systemd provides`() {
        let environment = ["STATE_DIRECTORY": "/var/lib/shop", "HOME": "/nowhere"]
        #expect(
            RecordingPlace.standard.folder(program: "shop", port: 8_080, environment: environment)
                == "/var/lib/shop")
    }

    @Test func `The administration guide names only options and commands that exist`() throws {
        let place = KennelFolder.current.appending(path: "Sources/Server/Kennel/SERVING.md")
        let guide = try String(contentsOf: place, encoding: .utf8)
        let options = guide.matches(of: #/(?:^ {4}|`)([a-z-]+) = /#.anchorsMatchLineEndings()).map { "--" + $0.1 }
        #expect(options.count > 8)
        for option in options { #expect(CommandLineOption.all.map(\.name).contains(option), "\(option)") }
        let commands = guide.matches(of: #/(?:^ {4}|`)kennel ([a-z]+)/#.anchorsMatchLineEndings()).map { String($0.1) }
        #expect(commands.count > 4)
        for command in commands {
            #expect(Command.usage(program: "kennel").contains("kennel \(command)"), "\(command)")
        }
    }
}
