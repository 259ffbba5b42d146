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
            ("{\n a = (b c);}", 2, "there is no comma in a list"), ("{ a = \"b", 1, "a string has no end"),
            ("{\n\n/* a", 3, "a comment has no end"), ("{ a = ", 1, "it is incomplete"),
            ("", 1, "it is incomplete"),
            ("{} x", 1, "there is text after its end"), ("{ a = ; }", 1, "a value was expected"),
            (String(repeating: "(", count: 200), 1, "it is nested deeper than 100 levels"),
        ])
    func broken(text: String, line: Int, reason: String) {
        #expect(throws: PropertyListReader.SyntaxError(line: line, reason: reason)) {
            try PropertyListReader.read(text)
        }
    }
}
