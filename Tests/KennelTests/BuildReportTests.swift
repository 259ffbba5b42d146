import Foundation
import Testing

@testable import Kennel

@Suite("What a compiler says")
struct BuildReportTests {
    private func errors(_ output: String) -> [BuildError] {
        BuildError.all(in: output, of: URL(filePath: "/app"))
    }

    @Test("How far it is, is what was counted last")
    func progress() {
        let said = "Building for debugging...\n[3/7] Compiling App Main.swift\n[12/34] Linking App\nnote: [1/2]\n"
        #expect(BuildProgress.compiling(in: said) == BuildProgress(step: .compiling, done: 12, of: 34))
        #expect(BuildProgress.compiling(in: "[a/b] x\n[99999999999999999999/2] y") == nil)
        let told = "@ 10 200\nTranslated: 3 files\n@ 20 200\n@ me\n"
        #expect(BuildProgress.translating(in: told) == BuildProgress(step: .translating, done: 20, of: 200))
        #expect(BuildProgress.translating(in: "Translated: 3 files") == nil)
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
