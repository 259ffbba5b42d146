import Foundation
import Testing

@testable import Kennel

@Suite("What a compiler says")
struct BuildReportTests {
    private func errors(_ output: String) -> [BuildError] {
        BuildError.all(in: output, of: URL(filePath: "/app"))
    }

    @Test("Each error comes once, with its file from the package's folder, its line and its column")
    func places() throws {
        let errors = errors(
            """
            [3/7] Compiling App Main.swift
            /app/Sources/App/Main.swift:3:15: error: cannot find 'bike' in scope
            1 | let bike = bike
              |            `- error: cannot find 'bike' in scope
            /app/Sources/App/Main.swift:9:1: warning: variable was never used
            /app/Sources/App/Main.swift:3:15: error: cannot find 'bike' in scope
            /elsewhere/Kit.swift:1:2: error: a: b
            error: fatalError
            """)
        #expect(errors.map(\.file) == ["Sources/App/Main.swift", "/elsewhere/Kit.swift"])
        #expect(errors.map(\.message) == ["cannot find 'bike' in scope", "a: b"])
        #expect(errors.first?.line == 3)
        #expect(errors.first?.column == 15)
    }

    @Test("An error without a place is told when there is none with one")
    func placeless() {
        #expect(errors("error: no such module").map(\.message) == ["no such module"])
        #expect(errors("warning: nothing\nBuild complete!").isEmpty)
    }

    @Test("So many are told that a page can show them")
    func many() {
        let output = (1...100).map { "/app/A.swift:\($0):1: error: wrong" }.joined(separator: "\n")
        #expect(errors(output).count == BuildError.mostTold)
    }
}
