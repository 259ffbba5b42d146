import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

@Suite("Formatters in the language of the session's device")
struct FormatterTests {
    private let stage: Stage

    init() throws { stage = try Stage(root: UIViewController()) }

    private func speaking<Value>(_ language: String, _ work: () -> Value) -> Value {
        var device = SimulatedDevice()
        device.settings.language = language
        stage.act { stage.application.change(to: device) }
        return stage.act(work)
    }

    @Test(arguments: [
        ("en", -7_000.0, "1 hour ago"), ("en", 90.0, "in 1 minute"), ("en", 0.0, "in 0 seconds"),
        ("pt-BR", -3 * 86_400.0, "há 3 dias"), ("de", 8 * 86_400.0, "in 1 Woche"),
        ("en", -800 * 86_400.0, "2 years ago"),
    ])
    func `RelativeDateTimeFormatter writes the difference in its largest unit`(
        language: String, seconds: Double, words: String
    ) {
        let said = speaking(language) {
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds)
        }
        #expect(said == words)
    }

    @Test func `RelativeDateTimeFormatter names nearby days, abbreviates units and takes components`() {
        speaking("en") {
            let formatter = RelativeDateTimeFormatter()
            formatter.dateTimeStyle = .named
            let day = Date(timeIntervalSince1970: 1_000_000)
            #expect(formatter.localizedString(for: day, relativeTo: day.addingTimeInterval(86_400)) == "yesterday")
            #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
            #expect(formatter.string(for: _now()) == "now" && formatter.string(for: 1) == nil)
            formatter.unitsStyle = .abbreviated
            #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
            formatter.unitsStyle = .spellOut
            formatter.formattingContext = .beginningOfSentence
            #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "Two hours ago")
        }
    }

    private typealias Spans = SessionDateComponentsFormatter

    @Test(arguments: [
        ("en", 3_905.0, Spans.UnitsStyle.positional, "1:05:05"), ("en", 45.0, .positional, "45"),
        ("en", 3_905.0, .abbreviated, "1h 5m 5s"), ("en", 3_905.0, .short, "1 hr, 5 min, 5 sec"),
        ("en", 3_905.0, .full, "1 hour, 5 minutes, 5 seconds"), ("en", 3_905.0, .brief, "1hr 5min 5sec"),
        ("en", 7_260.0, .spellOut, "two hours, one minute"), ("en", 0.0, .full, "0 seconds"),
        ("pt-BR", 7_320.0, .full, "2 horas e 2 minutos"), ("de", 90_060.0, .full, "1 Tag, 1 Stunde und 1 Minute"),
        ("en", 90_061.0, .positional, "1d 1:01:01"), ("en", -60.0, .full, "-1 minute"),
    ])
    func `DateComponentsFormatter writes durations in every units style`(
        language: String, seconds: Double, style: SessionDateComponentsFormatter.UnitsStyle, words: String
    ) {
        let said = speaking(language) {
            let formatter = Spans()
            formatter.unitsStyle = style
            return formatter.string(from: seconds)
        }
        #expect(said == words)
    }

    @Test func `DateComponentsFormatter selects, pads, limits and collapses units`() {
        speaking("en") {
            let formatter = Spans()
            formatter.allowedUnits = [.minute, .second]
            formatter.zeroFormattingBehavior = .pad
            #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: 3_605) == "60:05")
            formatter.unitsStyle = .abbreviated
            #expect(formatter.string(from: 60) == "1m 0s")
            formatter.zeroFormattingBehavior = .dropTrailing
            #expect(formatter.string(from: 60) == "1m")
            formatter.allowedUnits = [.hour, .minute, .second]
            formatter.zeroFormattingBehavior = .default
            formatter.maximumUnitCount = 1
            #expect(formatter.string(from: 3_700) == "1h")
            formatter.maximumUnitCount = 0
            formatter.collapsesLargestUnit = true
            #expect(formatter.string(from: 5_400) == "90m")
            formatter.unitsStyle = .full
            formatter.includesApproximationPhrase = true
            formatter.includesTimeRemainingPhrase = true
            #expect(formatter.string(from: 120) == "About 2 minutes remaining")
        }
    }

    @Test(arguments: [
        ("en", "1 year, 2 months, 3 days"), ("pt-BR", "1 ano, 2 meses e 3 dias"),
        ("de", "1 Jahr, 2 Monate und 3 Tage"),
    ])
    func `DateComponentsFormatter writes years and months, joined as the language does`(language: String, words: String)
    {
        let parts = DateComponents(year: 1, month: 2, day: 3)
        let said = speaking(language) { Spans.localizedString(from: parts, unitsStyle: .full) }
        #expect(said == words)
    }

    @Test(arguments: [("en", "a, b, and c"), ("pt-BR", "a, b e c")])
    func `ListFormatter joins items as the language does`(language: String, words: String) {
        speaking(language) {
            #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == words)
            #expect(ListFormatter().string(from: ["a", "b", "c"]) == words && ListFormatter().string(for: 1) == nil)
        }
    }

    @Test func `PersonNameComponentsFormatter orders the parts of a name as its language does`() {
        speaking("en") {
            let formatter = SessionPersonNameComponentsFormatter()
            var name = formatter.personNameComponents(from: "Dr. Ana Maria Silva") ?? PersonNameComponents()
            #expect(name.namePrefix == "Dr." && name.middleName == "Maria" && name.familyName == "Silva")
            #expect(formatter.string(from: name) == "Ana Silva")
            formatter.style = .long
            #expect(formatter.string(from: name) == "Dr. Ana Maria Silva")
            formatter.style = .abbreviated
            #expect(formatter.string(from: name) == "AS")
            name.nickname = "Nana"
            #expect(SessionPersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Nana")
            var eastern = PersonNameComponents()
            (eastern.givenName, eastern.familyName) = ("花子", "山田")
            #expect(SessionPersonNameComponentsFormatter().string(from: eastern) == "山田花子")
        }
    }

    @Test(arguments: [
        ("en", "26.098 mi", "26.098 miles", "42km"), ("pt-BR", "42 km", "42 quilômetros", "42 km"),
        ("de", "42 km", "42 Kilometer", "42 km"),
    ])
    func `MeasurementFormatter uses the region's units unless the provided unit is requested`(
        language: String, medium: String, long: String, short: String
    ) {
        let way = Measurement(value: 42, unit: UnitLength.kilometers)
        speaking(language) {
            let formatter = SessionMeasurementFormatter()
            #expect(formatter.string(from: way) == medium && formatter.string(for: way) == medium)
            formatter.unitStyle = .long
            #expect(formatter.string(from: way) == long)
            formatter.unitOptions = .providedUnit
            formatter.unitStyle = .short
            #expect(formatter.string(from: way) == short)
        }
    }

    @Test func `MeasurementFormatter uses the natural scale and can leave out the temperature unit`() {
        speaking("pt-BR") {
            let formatter = SessionMeasurementFormatter()
            formatter.unitOptions = .naturalScale
            #expect(formatter.string(from: Measurement(value: 1_500, unit: UnitLength.meters)) == "1,5 km")
            #expect(formatter.string(from: Measurement(value: 0.5, unit: UnitMass.kilograms)) == "500 g")
            formatter.unitOptions = .temperatureWithoutUnit
            formatter.numberFormatter.maximumFractionDigits = 0
            #expect(formatter.string(from: Measurement(value: 77, unit: UnitTemperature.fahrenheit)) == "25°")
            #expect(formatter.string(from: UnitLength.meters) == "m")
        }
    }

    @Test func `Dates, intervals and numbers are formatted without creating a formatter`() {
        speaking("pt-BR") {
            let date = Date(timeIntervalSince1970: 0)
            #expect(DateFormatter.sessionString(from: date, dateStyle: .short, timeStyle: .none) == "01/01/1970")
            #expect(NumberFormatter.sessionString(from: 1.5, number: .decimal) == "1,5")
            let spans = sessionIntervals()
            (spans.dateStyle, spans.timeStyle) = (.medium, .none)
            #expect(spans.string(from: date, to: date.addingTimeInterval(3 * 86_400)).contains("1970"))
        }
    }
}
