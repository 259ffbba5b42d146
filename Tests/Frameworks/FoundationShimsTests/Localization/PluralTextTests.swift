import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

@Suite("Texts that depend on numbers")
struct PluralTextTests {
    private let loaves = PluralText(
        format: "%#@n@ for %@", forms: ["n": ["zero": "nothing", "one": "%d loaf", "other": "%d loaves"]])

    @Test(
        arguments: [
            ("en", [0, 1, 2], "other one other"), ("fr", [0, 1, 2], "one one other"), ("pt-BR", [0, 1], "one one"),
            ("pt-PT", [0, 1], "other one"), ("ja", [1], "other"), ("ru", [1, 3, 5, 11, 21], "one few many many one"),
            ("pl", [1, 2, 5, 12, 22], "one few many many few"), ("cs", [1, 4, 5], "one few other"),
            ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"), ("lv", [0, 1, 11, 2], "zero one zero other"),
            ("lt", [1, 2, 10, 11], "one few other other"), ("ro", [1, 0, 19, 20], "one few few other"),
            ("sl", [101, 2, 3, 5], "one two few other"), ("es", [1_000_000, 1], "many one"), ("he", [2], "two"),
        ] as [(String, [Int], String)])
    func `Each language has its own plural categories`(language: String, numbers: [Int], said: String) {
        let found = numbers.map { PluralCategory(of: Double($0), in: language).rawValue }
        #expect(found.joined(separator: " ") == said)
    }

    @Test func `1.5 has the plural category other in English and one in French`() {
        #expect(PluralCategory(of: 1.5, in: "en") == .other && PluralCategory(of: 1.5, in: "fr") == .one)
        #expect(PluralCategory(of: .infinity, in: "en") == .other && PluralCategory(of: -1, in: "de") == .one)
    }

    @Test func `A plural text selects the form for each number and marks each argument's position`() {
        #expect(loaves.format(for: [1, nil], in: "en") == "%1$d loaf for %2$@")
        #expect(loaves.format(for: [0, nil], in: "en") == "nothing for %2$@")
        #expect(loaves.format(for: [], in: "en") == "%1$d loaves for %2$@")
        let two = PluralText(
            format: "%2$#@b@, %#@a@ 100%%", forms: ["a": ["other": "%arg, %#@b@"], "b": ["one": "a", "other": "%lu"]],
            places: ["a": 1])
        #expect(two.format(for: [3, 1], in: "en") == "a, %1$lld, %1$lu 100%%")
        let round = PluralText(format: "%#@a@", forms: ["a": ["other": "x%#@a@"]])
        #expect(round.format(for: [1], in: "en").hasPrefix("xxxx"))
    }

    @Test func `A string formatted after its lookup has the plural form for its number`() throws {
        let json = """
            {"en": {"Localizable": {"n": {"format": "%#@n@ here", "forms": {"n": {"one": "%d loaf", "other": "%d loaves"}}},
                "%lld loaves": {"format": "%#@value@", "forms": {"value": {"one": "%lld loaf", "other": "%lld loaves"}}}}}}
            """
        let stage = try Stage(root: UIViewController())
        stage.application.strings = Array(json.utf8).withUnsafeBytes { AppStrings(json: $0) }
        stage.act {
            let text = sessionString("n", comment: "")
            #expect(String(forms: text, 2) == "2 loaves here" && String(forms: text, arguments: [2]) == "2 loaves here")
            #expect(String.sessionStringWithFormat(text, 1) == "1 loaf here")
            #expect(String(forms: text, locale: Locale(identifier: "en_GB"), 1) == "1 loaf here")
            #expect(NSString.sessionStringWithFormat(text, 1) == "1 loaf here")
            #expect(String(forms: "%d of it", 1) == "1 of it")
            #expect(String(localized: "\(1) loaves") == "1 loaf" && String(localized: "\(7) loaves") == "7 loaves")
        }
    }

    @Test func `A format without a locale has the plural form other for every number`() throws {
        let json = """
            {"pl": {"Localizable": {"n": {"format": "%#@n@", "forms":
                {"n": {"one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"}}}}}}
            """
        let stage = try Stage(root: UIViewController())
        var device = SimulatedDevice()
        device.settings.language = "pl"
        stage.act { stage.application.change(to: device) }
        stage.application.strings = Array(json.utf8).withUnsafeBytes { AppStrings(json: $0) }
        stage.act {
            let text = sessionString("n", comment: "")
            #expect(String.sessionStringWithFormat(text, 5) == "5 plików" && String(forms: text, 5) == "5 pliku")
            #expect(String(forms: text, 1) == "1 pliku" && "".appendingForms(text, 2) == "2 pliku")
            #expect(String(forms: text, locale: Locale(identifier: "pl_PL"), 2) == "2 pliki")
            #expect(String(forms: text, locale: Locale(identifier: "en"), 2) == "2 pliku")
        }
    }

    @Test func `A form that leaves out an argument takes the right one of the others`() throws {
        let json = """
            {"en": {"Localizable": {"n": {"format": "%#@n@", "forms":
                {"n": {"one": "One of %2$d runs done", "other": "%1$d of %2$d runs done"}}}}}}
            """
        let stage = try Stage(root: UIViewController())
        stage.application.strings = Array(json.utf8).withUnsafeBytes { AppStrings(json: $0) }
        stage.act {
            let text = sessionString("n", comment: "")
            #expect(String.sessionStringWithFormat(text, 1, 2) == "One of 2 runs done")
            #expect(String.sessionStringWithFormat(text, 3, 4) == "3 of 4 runs done")
        }
    }
}
