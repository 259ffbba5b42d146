import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

/// An app that notes what it hears of its clock.
private final class ClockApp: NSObject {
    var heard: [String] = []
    private var observers: [any NSObjectProtocol] = []

    override init() {
        super.init()
        let names = [
            Notification.Name.NSSystemTimeZoneDidChange, .NSSystemClockDidChange,
            UIApplication.significantTimeChangeNotification,
        ]
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] in
                    heard.append($0.name.rawValue)
                })
        }
    }
}

@Suite("Calendars and time zones of the session's device")
struct CalendarTests {
    private let stage: Stage
    /// Noon of 1 March 2026 in Greenwich.
    private let noon = Date(timeIntervalSince1970: 1_772_366_400)

    init() throws { stage = try Stage(root: UIViewController()) }

    private func change(_ edit: (inout DeviceSettings) -> Void) {
        var device = stage.application.device
        edit(&device.settings)
        stage.act { stage.application.change(to: device) }
    }

    @Test func `A device is in Greenwich at first, whatever the machine's time zone is`() {
        stage.act {
            #expect(TimeZone.session == .gmt && Calendar.session.timeZone == .gmt)
            #expect(Calendar.session(identifier: .japanese).timeZone == .gmt)
            #expect(Calendar.session.component(.hour, from: noon) == 12)
        }
    }

    @Test func `Calendars, formatters and format styles follow the time zone and the language`() throws {
        change {
            $0.timeZone = TimeZone(identifier: "America/Sao_Paulo") ?? .gmt
            $0.language = "pt-BR"
        }
        stage.act {
            #expect(Calendar.session.component(.hour, from: noon) == 9)
            #expect(Calendar.session(identifier: .gregorian).component(.hour, from: noon) == 9)
            let formatter = sessionDates()
            formatter.dateFormat = "EEEE HH:mm"
            #expect(formatter.string(from: noon) == "domingo 09:00")
            #expect(noon.formatted(.sessionDateTime.hour().minute()) == "09:00")
            #expect(noon.formatted(.sessionDateTime.month(.wide)) == "março")
            #expect(noon.sessionFormatted(date: .omitted, time: .shortened).hasSuffix("9:00"))
            #expect(DateFormatter.sessionString(from: noon, dateStyle: .none, timeStyle: .short) == "09:00")
        }
    }

    @Test func `The calendar is the one that people of the locale use`() {
        change { $0.language = "th-TH" }
        #expect(stage.act { Calendar.session.component(.year, from: noon) } == 2_569)
    }

    @Test func `The clock can be set, and the app is told of it and of another time zone`() {
        let app = stage.act { ClockApp() }
        let before = stage.act { _now() }
        change { $0.clockOffset = 86_400 }
        #expect(stage.act { _now() }.timeIntervalSince(before) == 86_400)
        let significant = "UIApplicationSignificantTimeChangeNotification"
        #expect(app.heard == ["NSSystemClockDidChangeNotification", significant])
        change { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt }
        #expect(app.heard.suffix(2) == [Notification.Name.NSSystemTimeZoneDidChange.rawValue, significant])
        change { $0.savesPower = true }
        #expect(app.heard.count == 4)
    }
}
