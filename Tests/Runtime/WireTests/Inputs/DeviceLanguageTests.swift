import Testing
import Wire

@Suite("The language of a device")
struct DeviceLanguageTests {
    @Test(arguments: [
        ("EN", "en"), ("pt_br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("yue", "yue"),
    ])
    func `A language tag is normalised, however it was typed`(typed: String, tag: String) {
        #expect(Device.Language(typed)?.tag == tag)
    }

    @Test(arguments: ["", "x", "xx", "en-", "en-XQX", "en-US-posix", "pt BR", "english", "en-Abcd", "🇧🇷", "en-US-US"])
    func `An invalid or unknown language tag gives nil`(text: String) {
        #expect(Device.Language(text) == nil)
    }

    @Test func `A language sets its direction unless one is given, and other settings leave it unchanged`() throws {
        let arabic = try #require(Device.Language("ar-EG"))
        let device = DeviceChange(language: arabic).applied(to: Device())
        #expect(device.direction == .rightToLeft && Device(language: arabic) == device)
        #expect(DeviceChange(direction: .leftToRight, language: arabic).applied(to: Device()).direction == .leftToRight)
        #expect(DeviceChange(motion: .reduced).applied(to: device).direction == .rightToLeft)
        #expect(DeviceChange(language: .english).applied(to: device).direction == .leftToRight)
    }

    @Test func `A device change is described by its language, motion and location`() {
        let change = DeviceChange(language: Device.Language("pt-BR"), motion: .reduced)
        #expect(change.words == "language pt-BR, reduced motion")
        #expect(DeviceChange(location: Device.Location(latitude: 1, longitude: -2)).words == "at 1.0, -2.0")
        #expect(Device.Location(latitude: 91, longitude: 0) == nil)
    }
}
