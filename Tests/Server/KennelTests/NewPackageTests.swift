import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("A package for an app of one's own")
struct NewPackageTests {
    /// A temporary folder for one test, with files that the test writes.
    private struct Place {
        private let temporary = TemporaryFolder()
        var folder: URL { temporary.url }

        var files: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()) ?? [] }
        func path(_ name: String) -> String { temporary.path(name) }
        func text(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }

        /// Makes a copy of Kennel's sources in a subfolder.
        func checkout() throws -> URL {
            let kennel = folder.appendingPathComponent("kennel")
            for part in ["Sources/Apps/StarterApp", "Sources/Server/Kennel", "Tests/Apps/StarterAppTests"] {
                try FileManager.default.createDirectory(
                    at: kennel.appendingPathComponent(part), withIntermediateDirectories: true)
            }
            return kennel
        }

        /// Returns the path of Kennel in a package's manifest, and whether it exists relative to the package's folder.
        func dependency(of package: String) throws -> (path: String, isThere: Bool) {
            let path = try #require(
                text("\(package)/Package.swift").split(separator: "path: \"").last?.prefix { $0 != "\"" })
            let root = path.hasPrefix("/") ? "" : self.path(package).resolvingSymlinks + "/"
            return (String(path), FileManager.default.fileExists(atPath: root + path + "/Sources/Server/Kennel"))
        }
    }

    private let place = Place()

    @Test func `A new package has the starter's sources under its own name and a path to Kennel`() throws {
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

    @Test func `A package beside Kennel refers to it by a relative path`() throws {
        let folder = try NewPackage(at: place.path("Rides"), kennel: place.checkout()).write()
        let (path, isThere) = try place.dependency(of: "Rides")
        #expect(path == "../kennel" && isThere)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: place.path("Rides/kennel"))
        #expect(link == "../kennel/scripts/kennel")
        let found = URL(fileURLWithPath: "../kennel/Sources/Server/Kennel", relativeTo: folder)
        #expect(FileManager.default.fileExists(atPath: found.path))
    }

    @Test(arguments: [
        "my app", "myApp", "1App", "Ünder", "My-App", "Beagle", "Self", "Badge", String(repeating: "A", count: 61),
    ])
    func `A package name that Swift cannot use is refused`(name: String) {
        #expect(throws: UsageError.self) { try NewPackage(at: place.path(name)) }
        #expect(place.files.isEmpty)
    }

    @Test func `A package cannot have the name of a Kennel module, and all of Kennel's targets are known`() throws {
        let manifest = try String(
            contentsOf: KennelFolder.current.appendingPathComponent("Package.swift"), encoding: .utf8)
        let declaration = /(?:\.(?:module|headers|program)|support|supportProgram)\(\s*"([A-Z]\w*)"/
        let target = /(?:[tT]arget|systemLibrary)\(\s*name: "([A-Z]\w*)"/
        let targets = manifest.matches(of: declaration) + manifest.matches(of: target)
        #expect(Set(targets.map { String($0.1) }) == NewPackage.modules)
        #expect(throws: UsageError.self) { try NewPackage(at: place.path("KennelHTTP")) }
    }

    @Test func `A path that already exists is refused and left unchanged`() throws {
        try "mine".write(toFile: place.path("Rides"), atomically: false, encoding: .utf8)
        #expect(throws: UsageError("\(place.path("Rides")) already exists")) {
            try NewPackage(at: place.path("Rides"))
        }
        #expect(try place.text("Rides") == "mine")
    }

    @Test func `A missing parent folder, or a file in its place, is named in the error`() throws {
        #expect(throws: UsageError("there is no folder \(place.path("no"))")) {
            try NewPackage(at: place.path("no/Rides"))
        }
        try "".write(toFile: place.path("file"), atomically: false, encoding: .utf8)
        #expect(throws: UsageError("there is no folder \(place.path("file"))")) {
            try NewPackage(at: place.path("file/Rides"))
        }
    }

    @Test func `A package that cannot be written fails with the reason`() throws {
        let package = try NewPackage(at: "/proc/Rides")
        let error = #expect(throws: UsageError.self) { try package.write() }
        #expect(error?.description.hasPrefix("/proc/Rides could not be written: ") == true)
    }

    @Test func `A new package without Kennel's sources is refused`() {
        #expect(throws: UsageError.self) { try NewPackage(at: place.path("Rides"), kennel: place.folder) }
    }

    @Test func `new takes exactly one name`() throws {
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
