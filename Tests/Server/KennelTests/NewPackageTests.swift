import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("A package for an app of one's own")
struct NewPackageTests {
    /// A folder of the test's own, and what is in it.
    private struct Place {
        private let temporary = TemporaryFolder()
        var folder: URL { temporary.url }

        var files: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()) ?? [] }
        func path(_ name: String) -> String { temporary.path(name) }
        func text(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }

        /// Kennel's sources in a folder of this one.
        func checkout() throws -> URL {
            let kennel = folder.appendingPathComponent("kennel")
            for part in ["Sources/Apps/StarterApp", "Sources/Server/Kennel", "Tests/Apps/StarterAppTests"] {
                try FileManager.default.createDirectory(
                    at: kennel.appendingPathComponent(part), withIntermediateDirectories: true)
            }
            return kennel
        }

        /// Where the manifest of a package finds Kennel, as the package manager reads it: from the package's folder.
        func dependency(of package: String) throws -> (path: String, isThere: Bool) {
            let path = try #require(
                text("\(package)/Package.swift").split(separator: "path: \"").last?.prefix { $0 != "\"" })
            let root = path.hasPrefix("/") ? "" : self.path(package).resolvingSymlinks + "/"
            return (String(path), FileManager.default.fileExists(atPath: root + path + "/Sources/Server/Kennel"))
        }
    }

    private let place = Place()

    @Test("It has the starter's sources and tests under its own name, and a manifest that finds Kennel")
    func written() throws {
        let folder = try NewPackage(at: place.path("Rides")).write()
        #expect(folder.lastPathComponent == "Rides")
        #expect(place.files.contains("Rides/Sources/Rides/Navigation/RidesNavigationController.swift"))
        #expect(place.files.contains("Rides/Tests/RidesTests/RidesTests.swift"))
        #expect(place.files.filter { $0.hasPrefix(".") }.isEmpty)
        for file in place.files where file.hasSuffix(".swift") {
            #expect(try !place.text(file).contains("StarterApp"), "\(file)")
        }
        #expect(try place.dependency(of: "Rides").isThere)
    }

    @Test("Beside Kennel, the path to it is relative")
    func relative() throws {
        let folder = try NewPackage(at: place.path("Rides"), kennel: place.checkout()).write()
        let (path, isThere) = try place.dependency(of: "Rides")
        #expect(path == "../kennel" && isThere)
        let found = URL(fileURLWithPath: "../kennel/Sources/Server/Kennel", relativeTo: folder)
        #expect(FileManager.default.fileExists(atPath: found.path))
    }

    @Test(
        "A name that Swift could not use is refused",
        arguments: [
            "my app", "myApp", "1App", "Ünder", "My-App", "Beagle", "Self", "Badge", String(repeating: "A", count: 61),
        ])
    func badName(name: String) {
        #expect(throws: UsageError.self) { try NewPackage(at: place.path(name)) }
        #expect(place.files.isEmpty)
    }

    @Test("No app can be called like a module of Kennel: all targets of its manifest are known by name")
    func modules() throws {
        let manifest = try String(
            contentsOf: NewPackage.sources.appendingPathComponent("Package.swift"), encoding: .utf8)
        let declaration = /(?:\.(?:module|headers|program)|support|supportProgram)\(\s*"([A-Z]\w*)"/
        let target = /(?:[tT]arget|systemLibrary)\(\s*name: "([A-Z]\w*)"/
        let targets = manifest.matches(of: declaration) + manifest.matches(of: target)
        #expect(Set(targets.map { String($0.1) }) == NewPackage.modules)
        #expect(throws: UsageError.self) { try NewPackage(at: place.path("KennelHTTP")) }
    }

    @Test("A place that is taken stays as it is")
    func taken() throws {
        try "mine".write(toFile: place.path("Rides"), atomically: false, encoding: .utf8)
        #expect(throws: UsageError("\(place.path("Rides")) is there already")) {
            try NewPackage(at: place.path("Rides"))
        }
        #expect(try place.text("Rides") == "mine")
    }

    @Test("A folder that is not there, or is none, is named")
    func nowhere() throws {
        #expect(throws: UsageError("there is no folder \(place.path("no"))")) {
            try NewPackage(at: place.path("no/Rides"))
        }
        try "".write(toFile: place.path("file"), atomically: false, encoding: .utf8)
        #expect(throws: UsageError("there is no folder \(place.path("file"))")) {
            try NewPackage(at: place.path("file/Rides"))
        }
    }

    @Test("Where nothing can be written, the reason is given and nothing is left")
    func unwritable() throws {
        let package = try NewPackage(at: "/proc/Rides")
        let error = #expect(throws: UsageError.self) { try package.write() }
        #expect(error?.description.hasPrefix("/proc/Rides could not be written: ") == true)
    }

    @Test("Without Kennel's sources there is nothing to depend on")
    func withoutSources() {
        #expect(throws: UsageError.self) { try NewPackage(at: place.path("Rides"), kennel: place.folder) }
    }

    @Test("The command takes one name")
    func command() throws {
        #expect(try Command(parsing: ["new", "../Rides"]) == .new(path: "../Rides"))
        #expect(try Command(parsing: ["new", "--help"]) == .help)
        for wrong in [["new"], ["new", ""], ["new", "A", "B"], ["new", "--data"]] {
            #expect(throws: UsageError.self, "\(wrong)") { try Command(parsing: wrong) }
        }
    }
}

extension String {
    fileprivate var resolvingSymlinks: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}
