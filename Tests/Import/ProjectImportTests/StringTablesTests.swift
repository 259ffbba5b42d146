import Foundation
import Testing

@testable import ProjectImport

@Suite("Tables of texts")
struct StringTablesTests {
    private let place = Place()

    private func read(_ files: [String: String]) throws -> StringTables {
        try place.write(files)
        return StringTables(files.keys.sorted().map { URL(filePath: place.path($0)) })
    }

    @Test func `Strings files get language and table from their location, in every notation`() throws {
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
                "en": [
                    "Localizable": [
                        "hello": .plain("Hello, \"you\"\n"), "plain": .plain("Plain"), "%d loaves": .plain("%d loaves"),
                    ]
                ],
                "pt-BR": ["Shop": ["title": .plain("Pão")]], "Base": ["Loose": ["a": .plain("b")]],
            ])
    }

    @Test func `String catalogues and stringsdict files give plural forms`() throws {
        let read = try read([
            "Localizable.xcstrings": #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Shop"}},
                                          "pt": {"stringUnit": {"state": "translated", "value": "Loja"}}}},
              "%lld loaves": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "%lld loaf"}},
                "other": {"stringUnit": {"state": "new", "value": "%lld loaves"}}}}}}},
              "two": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@loaves@ for %@"}, "substitutions": {
                "loaves": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "other": {"stringUnit": {"state": "new", "value": "%arg loaves"}}}}}}}}},
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
                    "Localizable": [
                        "title": .plain("Shop"),
                        "%lld loaves": .forms("%#@value@", ["value": ["one": "%lld loaf", "other": "%lld loaves"]]),
                        "two": .forms("%#@loaves@ for %@", ["loaves": ["other": "%arg loaves"]], places: ["loaves": 1]),
                    ], "Count": ["n": .forms("%#@n@ here", ["n": ["one": "%d loaf", "other": "%d loaves"]])],
                ], "pt": ["Localizable": ["title": .plain("Loja")]],
            ])
        #expect(read.notes == [])
    }

    @Test(arguments: ["strings", "stringsdict", "xcstrings"])
    func `A broken strings table is reported in one sentence, and the others are read`(kind: String) throws {
        let read = try read(["en.lproj/Bad.\(kind)": "{ \"a\" = ", "en.lproj/Fine.strings": "\"a\" = \"b\";"])
        #expect(read.notes == ["\(place.path("en.lproj/Bad.\(kind)")) is not a strings table"])
        #expect(read.texts == ["en": ["Fine": ["a": .plain("b")]]])
        let gone = StringTables([URL(filePath: "/nowhere/A.strings")])
        #expect(gone.notes == ["/nowhere/A.strings cannot be read"])
    }
}
