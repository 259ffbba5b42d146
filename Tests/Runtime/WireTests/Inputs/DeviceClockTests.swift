import JSON
import Testing
import Wire

@Suite("The clock and the permissions of a device")
struct DeviceClockTests {
    @Test(arguments: [
        ("America/Sao_Paulo", "America/Sao_Paulo"), ("Asia/Calcutta", "Asia/Calcutta"), ("Etc/GMT+5", "Etc/GMT+5"),
        ("UTC", "GMT"), ("GMT", "GMT"),
    ])
    func `A time zone of the database is taken, and UTC is GMT`(name: String, identifier: String) {
        #expect(Device.TimeZone(name)?.identifier == identifier)
    }

    @Test(arguments: [
        "", "Mars/Olympus", "GMT+5:30", "../etc/passwd", "Europe/São_Paulo", "A" + String(repeating: "b", count: 64),
    ])
    func `Another text is no time zone`(name: String) {
        #expect(Device.TimeZone(name) == nil)
    }

    @Test func `A device change is described by its clock and its permissions`() {
        #expect(DeviceChange(timeZone: Device.TimeZone("Asia/Tokyo")).words == "time zone Asia/Tokyo")
        #expect(DeviceChange(clockOffset: 93_784).words == "clock 1 d 2 h 3 min 4 s ahead")
        #expect(DeviceChange(clockOffset: -60).words == "clock 1 min behind")
        #expect(DeviceChange(clockOffset: 0).words == "clock on time")
        #expect(DeviceChange(access: [.camera: .denied]).words == "camera access denied")
    }

    @Test func `A clock or permission that is not possible is refused with its name`() throws {
        func refusal(_ json: JSON) -> String? {
            do {
                _ = try DeviceChange(json)
                return nil
            } catch { return "\(error)" }
        }
        #expect(refusal(["timeZone": "Mars"])?.contains("is not in it") == true)
        #expect(refusal(["clockOffset": 1e10])?.contains("clockOffset") == true)
        #expect(refusal(["clockOffset": 0.5])?.contains("clockOffset") == true)
        #expect(refusal(["cameraAccess": "maybe"])?.contains("cameraAccess") == true)
        #expect(refusal(["timeZone": "Asia/Tokyo", "clockOffset": -60, "cameraAccess": "allowed"]) == nil)
    }

    @Test func `Each permission has a setting of its own, and the usual ones are not written`() throws {
        let settings = Set(Device.Permission.allCases.map(\.setting))
        #expect(settings.count == Device.Permission.allCases.count)
        var device = Device(access: [.photo: .allowed], timeZone: Device.TimeZone("Asia/Tokyo") ?? .gmt, clockOffset: 5)
        #expect(DeviceChange(to: device).applied(to: Device()) == device)
        device[.photo] = .ask
        #expect(DeviceChange(timeZone: .gmt, clockOffset: 0).applied(to: device) == Device())
    }
}
