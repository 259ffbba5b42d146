import Testing
import Wire

@Suite("The language of a device")
struct DeviceLanguageTests {
    @Test(
        "A tag is written as it should be, however it was typed",
        arguments: [
            ("EN", "en"), ("pt_br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("yue", "yue"),
        ])
    func tags(typed: String, tag: String) {
        #expect(Device.Language(typed)?.tag == tag)
    }

    @Test(
        "What names no language is none",
        arguments: ["", "x", "xx", "en-", "en-XQX", "en-US-posix", "pt BR", "english", "en-Abcd", "🇧🇷", "en-US-US"])
    func none(text: String) {
        #expect(Device.Language(text) == nil)
    }

    @Test("A language brings its direction, where none is named; another setting leaves that as it is")
    func direction() throws {
        let arabic = try #require(Device.Language("ar-EG"))
        let device = DeviceChange(language: arabic).applied(to: Device())
        #expect(device.direction == .rightToLeft && Device(language: arabic) == device)
        #expect(DeviceChange(direction: .leftToRight, language: arabic).applied(to: Device()).direction == .leftToRight)
        #expect(DeviceChange(motion: .reduced).applied(to: device).direction == .rightToLeft)
        #expect(DeviceChange(language: .english).applied(to: device).direction == .leftToRight)
    }

    @Test("A change is read aloud with its language and its motion")
    func words() {
        let change = DeviceChange(language: Device.Language("pt-BR"), motion: .reduced)
        #expect(change.words == "language pt-BR, reduced motion")
        #expect(DeviceChange(location: Device.Location(latitude: 1, longitude: -2)).words == "at 1.0, -2.0")
        #expect(Device.Location(latitude: 91, longitude: 0) == nil)
    }
}
