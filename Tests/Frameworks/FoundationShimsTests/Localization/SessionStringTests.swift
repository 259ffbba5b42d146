import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Texts of an app in the language of its device")
struct SessionStringTests {
    private let stage: Stage

    init() throws {
        stage = try Stage(root: UIViewController())
        stage.application.strings = AppStrings(
            [
                "en": ["Localizable": ["title": "Shop", "%lld of %@, 100%%": "%2$@: %1$lld, 100%%"]],
                "pt-BR": ["Localizable": ["title": "Loja"], "Till": ["title": "Caixa"]],
                "Base": ["Localizable": ["base": "For all"]],
            ], developmentLanguage: "en")
    }

    private func title(in language: String) -> String {
        var device = SimulatedDevice()
        device.settings.language = language
        stage.act { stage.application.change(to: device) }
        return stage.act { sessionString("title", comment: "") }
    }

    @Test(arguments: [("pt-BR", "Loja"), ("pt", "Loja"), ("pt-PT", "Loja"), ("en-GB", "Shop"), ("ja", "Shop")])
    func `Strings are looked up in the device's language, a related one, then the development one`(
        tag: String, text: String
    ) { #expect(title(in: tag) == text) }

    @Test(arguments: [("en", "$1.50"), ("pt-BR", "R$ 1,50"), ("de", "1,50 €")])
    func `Numbers and dates are formatted for the device language's region`(tag: String, money: String) {
        var device = SimulatedDevice()
        device.settings.language = tag
        stage.act { stage.application.change(to: device) }
        stage.act {
            let numbers = sessionNumbers()
            numbers.numberStyle = .currency
            #expect(numbers.string(from: 1.5)?.replacing("\u{a0}", with: " ") == money)
            #expect(sessionDates().locale == .session && Locale.session.region != nil)
        }
    }

    @Test func `A string table can be named, and a missing key gives the value or the key itself`() {
        stage.act {
            #expect(sessionString("base", comment: "") == "For all")
            #expect(sessionString("none", comment: "") == "none")
            #expect(sessionString("none", value: "Nothing", comment: "") == "Nothing")
            #expect(Bundle.main.sessionString(forKey: "title", value: nil, table: "Till") == "title")
            #expect(Bundle.main.sessionString(forKey: "title", value: nil, table: "") == "Shop")
        }
    }

    @Test func `Interpolated values stand where the localised string places them`() {
        stage.act {
            #expect(String(localized: "title") == "Shop")
            #expect(String(localized: "\(3) of \("rye"), 100%") == "rye: 3, 100%")
            #expect(String(localized: "\(1.5) kg at 5%") == "1.5 kg at 5%")
        }
    }

    @Test func `Invalid strings data holds no strings`() {
        let strings = AppStrings(json: UnsafeRawBufferPointer(start: nil, count: 0))
        stage.application.strings = strings
        stage.act { #expect(sessionString("title", comment: "") == "title") }
    }
}
