import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("The program that imports projects")
struct ImporterProgramTests {
    private let place = TemporaryFolder()
    private let files = FileManager.default

    private func setDate(_ seconds: Double, of names: String...) throws {
        for name in names {
            try files.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: place.path(name))
        }
    }

    @Test func `A program that is older than one of its sources is built again`() throws {
        let program = place.url.appending(path: "kennel-importer")
        #expect(!ImporterProgram.isCurrent(program, sources: place.url))
        try files.createDirectory(
            at: place.url.appending(path: "Sources/Import/Rules"), withIntermediateDirectories: true)
        for name in ["kennel-importer", "Sources/Import/Rules/ImportRule.swift"] {
            try Data().write(to: place.url.appending(path: name))
        }
        try setDate(100, of: "Sources/Import/Rules/ImportRule.swift", "Sources/Import/Rules")
        try setDate(200, of: "kennel-importer")
        #expect(ImporterProgram.isCurrent(program, sources: place.url))
        try setDate(300, of: "Sources/Import/Rules/ImportRule.swift")
        #expect(!ImporterProgram.isCurrent(program, sources: place.url))
        #expect(ImporterProgram.isCurrent(program, sources: place.url.appending(path: "none")))
    }
}
