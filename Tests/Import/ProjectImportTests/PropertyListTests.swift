import Testing

@testable import ProjectImport

@Suite("Property lists with braces")
struct PropertyListTests {
    @Test func `Property lists have strings, arrays and dictionaries, with quotes and comments`() throws {
        let text = """
            // !$*UTF8*$!
            { a = b/c.d; "e f" = "g \\"h\\"\\n"; /* i */ list = ( x, "y z", ); empty = {}; none = (); }
            """
        #expect(
            try PropertyListReader.read(text)
                == .table([
                    "a": .text("b/c.d"), "e f": .text("g \"h\"\n"), "list": .list([.text("x"), .text("y z")]),
                    "empty": .table([:]), "none": .list([]),
                ]))
    }

    @Test(
        "What is broken is told with its line",
        arguments: [
            ("{\n a = b\n}", 3, "there is no semicolon after \"a\""), ("{ a b; }", 1, "there is no = after \"a\""),
            ("{\n a = (b c);}", 2, "there is no comma in a list"), ("{ a = \"b", 1, "a text does not end"),
            ("{\n\n/* a", 3, "a comment does not end"), ("{ a = ", 1, "it ends in the middle"),
            ("", 1, "it ends in the middle"),
            ("{} x", 1, "something comes after its end"), ("{ a = ; }", 1, "a value was expected"),
            (String(repeating: "(", count: 200), 1, "it goes deeper than 100 levels"),
        ])
    func broken(text: String, line: Int, reason: String) {
        #expect(throws: PropertyListReader.SyntaxError(line: line, reason: reason)) {
            try PropertyListReader.read(text)
        }
    }
}
