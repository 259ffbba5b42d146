import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("The programs of a package")
struct AppPackageTests {
    private let place = TemporaryFolder()

    /// Writes a package with these targets and products, and returns its description.
    private func package(targets: String, products: String = "") throws -> AppPackage {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(name: "Rides", products: [\(products)], targets: [\(targets)])
            """
        try manifest.write(toFile: place.path("Package.swift"), atomically: true, encoding: .utf8)
        return try AppPackage(at: place.url.path)
    }

    @Test func `The only program of a package is run, and a library is none`() throws {
        let package = try package(targets: #".target(name: "Core"), .executableTarget(name: "Rides")"#)
        #expect(try package.program(named: nil, running: "kennel") == "Rides")
        #expect(try package.program(named: "Rides", running: "kennel") == "Rides")
        #expect(throws: UsageError("the package has no executable Core; it has Rides")) {
            try package.program(named: "Core", running: "kennel")
        }
    }

    @Test func `Of several programs the requested one is run, or the one that runs already`() throws {
        let package = try package(
            targets: #".executableTarget(name: "Main"), .executableTarget(name: "Walks")"#,
            products: #".executable(name: "Rides", targets: ["Main"])"#)
        #expect(try package.program(named: "Walks", running: "kennel") == "Walks")
        #expect(try package.program(named: nil, running: "Rides") == "Rides")
        #expect(throws: UsageError("the package has the executables Rides, Walks; choose one with --product")) {
            try package.program(named: nil, running: "kennel")
        }
    }

    @Test func `A package without a program, and a manifest that cannot be read, are refused by name`() throws {
        let library = try package(targets: #".target(name: "Core")"#)
        let path = library.folder.path
        #expect(
            throws: UsageError("the package in \(path) has no executable target, so there is no app to run")
        ) { try library.program(named: nil, running: "kennel") }
        let broken = try package(targets: "no")
        let error = #expect(throws: UsageError.self) { try broken.program(named: nil, running: "kennel") }
        #expect(error?.description.hasPrefix("Package.swift in \(path) cannot be read: ") == true)
        #expect(throws: UsageError("there is no Package.swift in \(place.path("no")); name the folder of the package"))
        {
            try AppPackage(at: place.path("no"))
        }
    }
}
