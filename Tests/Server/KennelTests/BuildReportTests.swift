import Foundation
import Testing

@testable import Kennel

@Suite("What a compiler says")
struct BuildReportTests {
    private func errors(_ output: String) -> [BuildError] {
        BuildError.all(in: output, of: URL(filePath: "/app"))
    }

    @Test func `Build progress is the last count in the compiler's or translator's output`() {
        let said = "Building for debugging...\n[3/7] Compiling App Main.swift\n[12/34] Linking App\nnote: [1/2]\n"
        #expect(BuildProgress.compiling(in: said) == BuildProgress(step: .compiling, done: 12, of: 34))
        #expect(BuildProgress.compiling(in: "[a/b] x\n[99999999999999999999/2] y") == nil)
        let told = "@ 10 200\nTranslated: 3 files\n@ 20 200\n@ me\n"
        #expect(BuildProgress.translating(in: told) == BuildProgress(step: .translating, done: 20, of: 200))
        #expect(BuildProgress.translating(in: "Translated: 3 files") == nil)
    }

    private func shown(
        isTerminal: Bool, printsAllWarnings: Bool = false, _ steps: (BuildLine) -> Void
    ) -> String {
        var text = ""
        let line = BuildLine(isTerminal: isTerminal, printsAllWarnings: printsAllWarnings) { text += $0 }
        steps(line)
        line.finish()
        return text
    }

    @Test func `In a terminal one progress line is redrawn below the other output`() {
        let text = shown(isTerminal: true) { line in
            line.show(BuildProgress(step: .translating, done: 30, of: 200))
            line.printOutput(Data("[3/7] Compiling App Main.swift\nMain.swift:1:1: err".utf8))
            line.show(BuildProgress(step: .compiling, done: 3, of: 7))
            line.printOutput(Data("or: x\n[4/7] Linking App\n".utf8))
            line.printOutput(Data("Build complete!".utf8))
        }
        let erase = "\r\u{1B}[K"
        #expect(
            text == "\(erase)Translating 30 of 200 files, 170 left\(erase)Compiling 3 of 7, 4 left"
                + "\(erase)Main.swift:1:1: error: x\nBuild complete!\n")
    }

    @Test(arguments: [false, true])
    func `Of many warnings the first are printed, and the others counted`(printsAll: Bool) {
        let warnings = (1...23).map { number in
            "/app/A.swift:\(number):1: warning: w\(number)\n1 | let a\n  | `- warning: w\n/app/A.swift:1:1: note: n\(number)\n"
        }
        let text = shown(isTerminal: false, printsAllWarnings: printsAll) { line in
            line.printOutput(Data((warnings.joined() + "/app/A.swift:9:1: error: e\n9 | x\n").utf8))
        }
        #expect(text.contains("warning: w20") && text.contains("note: n20") && text.contains("error: e\n9 | x\n"))
        #expect(text.contains("w21") == printsAll && text.contains("n23") == printsAll)
        #expect(text.hasSuffix("And 3 more warnings: KENNEL_WARNINGS=all shows them.\n") == !printsAll)
    }

    @Test func `Outside a terminal progress is printed at each tenth, and compiler lines are kept`() {
        let text = shown(isTerminal: false) { line in
            for done in stride(from: 5, through: 100, by: 5) {
                line.show(BuildProgress(step: .translating, done: done, of: 100))
            }
            line.show(BuildProgress(step: .compiling, done: 1, of: 2))
            line.printOutput(Data("[1/2] Compiling App Main.swift\n".utf8))
        }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines.first == "Translating 5 of 100 files, 95 left")
        #expect(lines.dropLast().last == "Translating 100 of 100 files, 0 left")
        #expect(lines.last == "[1/2] Compiling App Main.swift")
    }

    @Test func `Each compiler error is listed once, with its file relative to the package, line and column`() throws {
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

    @Test func `An error of the linker has a line`() {
        let error = errors("/app/Sources/App/A.swift:7: error: undefined reference to 'snapshot'").first
        #expect(error?.line == 7 && error?.column == nil && error?.message == "undefined reference to 'snapshot'")
    }

    @Test func `An error without a location is listed if no error has one`() {
        #expect(errors("error: no such module").map(\.message) == ["no such module"])
        #expect(errors("warning: nothing\nBuild complete!").isEmpty)
    }

    @Test func `A diagnostic that the compiler repeats is printed once, with its excerpt`() {
        let error = """
            /app/A.swift:3:5: error: cannot find 'bike' in scope
             2 | func ride() {
             3 |     bike.ring()
               |     `- error: cannot find 'bike' in scope

            """
        let other = "/app/B.swift:1:1: warning: never used\n1 | let a = 1\n"
        let output = "[1/3] Compiling A\n" + error + "[2/3] Compiling B\n" + error + other + "error: fatalError\n"
        let text = shown(isTerminal: false) { $0.printOutput(Data(output.utf8)) }
        #expect(text == "[1/3] Compiling A\n" + error + "[2/3] Compiling B\n" + other + "error: fatalError\n")
    }

    @Test func `The number of listed errors is limited to what the page can show`() {
        let output = (1...100).map { "/app/A.swift:\($0):1: error: wrong" }.joined(separator: "\n")
        #expect(BuildReport(failedWith: errors(output)).errors.count == BuildError.maximumListed)
    }
}
