import Foundation
import Testing

@testable import Importing

@Suite("Tables of texts")
struct StringTablesTests {
    private let place: Place

    init() throws { place = try Place() }

    private func read(_ files: [String: String]) throws -> StringTables {
        try place.write(files)
        return StringTables(files.keys.sorted().map { URL(filePath: place.path($0)) })
    }

    @Test("Strings files have a language and a table by where they lie, and every way of writing a text")
    func strings() throws {
        let read = try read([
            "en.lproj/Localizable.strings": #"""
            /* A greeting */
            "hello" = "Hello, \"you\"\n";
            plain = "Plain"; // without quotes
            "%d loaves" = "%d loaves";
            """#,
            "pt-BR.lproj/Shop.strings": "\"title\" = \"Pão\";", "Loose.strings": "\"a\" = \"b\";",
            "fr.lproj/Localizable.strings": "\n",
        ])
        #expect(read.notes == [])
        #expect(
            read.texts == [
                "en": ["Localizable": ["hello": "Hello, \"you\"\n", "plain": "Plain", "%d loaves": "%d loaves"]],
                "pt-BR": ["Shop": ["title": "Pão"]], "Base": ["Loose": ["a": "b"]],
            ])
    }

    @Test("Catalogues and dictionaries give the form for every number, which is told")
    func forms() throws {
        let read = try read([
            "Localizable.xcstrings": #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Shop"}},
                                          "pt": {"stringUnit": {"state": "translated", "value": "Loja"}}}},
              "%lld loaves": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "%lld loaf"}},
                "other": {"stringUnit": {"state": "new", "value": "%lld loaves"}}}}}}},
              "bare": {}}}
            """#,
            "en.lproj/Count.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ here</string><key>n</key><dict>
            <key>one</key><string>%d loaf</string><key>other</key><string>%d loaves</string></dict></dict></dict></plist>
            """,
        ])
        #expect(
            read.texts == [
                "en": [
                    "Localizable": ["title": "Shop", "%lld loaves": "%lld loaves"], "Count": ["n": "%d loaves here"],
                ], "pt": ["Localizable": ["title": "Loja"]],
            ])
        let told = "has forms that depend on a number: the one for \"other\" is shown for all"
        #expect(
            read.notes == [
                "\(place.path("Localizable.xcstrings")) \(told)", "\(place.path("en.lproj/Count.stringsdict")) \(told)",
            ])
    }

    @Test("A broken table is a sentence, and the others are there", arguments: ["strings", "stringsdict", "xcstrings"])
    func broken(kind: String) throws {
        let read = try read(["en.lproj/Bad.\(kind)": "{ \"a\" = ", "en.lproj/Fine.strings": "\"a\" = \"b\";"])
        #expect(read.notes == ["\(place.path("en.lproj/Bad.\(kind)")) is no table of texts"])
        #expect(read.texts == ["en": ["Fine": ["a": "b"]]])
        let gone = StringTables([URL(filePath: "/nowhere/A.strings")])
        #expect(gone.notes == ["/nowhere/A.strings cannot be read"])
    }
}
