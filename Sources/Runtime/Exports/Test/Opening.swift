import Foundation
import Wire

/// Writes the Swift source of a session's configuration and faults.
enum Opening {
    /// Returns the arguments of an initializer that creates an equal configuration, without arguments that have their
    /// default value, and whether the initializer throws.
    static func arguments(_ configuration: SessionConfiguration) -> (text: String, throws: Bool) {
        let plain = SessionConfiguration()
        var parts: [String] = []
        // The server's own backend is not written, because its port changes and a test does not request it.
        if let bff = configuration.bff, !configuration.isOwnBackend {
            parts.append("bff: URL(string: \(SwiftText.literal(bff.absoluteString)))")
        }
        if let screen = configuration.screen { parts.append("screen: \(SwiftText.literal(screen))") }
        if configuration.screenJSON != nil { parts.append("screenJSON: Recorded.screen") }
        if let controller = configuration.controller { parts.append("controller: \(SwiftText.literal(controller))") }
        if let decoding = configuration.decoding { parts.append("decoding: .\(decoding.rawValue)") }
        if configuration.device != plain.device { parts.append("device: \(device(configuration.device))") }
        let faults = script(configuration.faults)
        if !configuration.faults.rules.isEmpty { parts.append("faults: \(faults.text)") }
        parts.append("opened: \(grouped(configuration.opened))")
        if configuration.requestTimeout != plain.requestTimeout {
            parts.append("requestTimeout: \(SwiftText.duration(configuration.requestTimeout))")
        }
        return (parts.joined(separator: ", "), !configuration.faults.rules.isEmpty && faults.throws)
    }

    /// Returns the source of a fault script, and whether its initializer throws. The source is the script's text; if
    /// the text cannot express the counts of a rule, it lists the rules one by one.
    static func script(_ script: FaultScript) -> (text: String, throws: Bool) {
        if let same = try? FaultScript(text: script.text), same == script {
            return (".init(text: \(SwiftText.literal(script.text, indent: "            ")))", true)
        }
        return (".init(rules: [\(script.rules.map(rule).joined(separator: ", "))])", false)
    }

    /// Returns the source of a change of the device.
    static func change(_ change: DeviceChange) -> String {
        var parts = [
            change.screen.map { "screen: \(screen($0))" }, change.textSize.map { "textSize: .\($0.rawValue)" },
            change.direction.map { "direction: .\($0.rawValue)" },
            change.appearance.map { "appearance: .\($0.rawValue)" },
            change.language.map { "language: .init(\(SwiftText.literal($0.tag))) ?? .english" },
        ]
        parts += change.settings.all.filter { $0.setting.hasOwnLabel }.map { "\($0.setting.rawValue): .\($0.value)" }
        let access = change.settings.all.filter { !$0.setting.hasOwnLabel }.compactMap { setting, value in
            setting.permission.map { ".\($0.rawValue): .\(value)" }
        }
        if !access.isEmpty { parts.append("access: [\(access.joined(separator: ", "))]") }
        parts.append(
            change.location.map { "location: Device.Location(latitude: \($0.latitude), longitude: \($0.longitude))" })
        parts.append(change.timeZone.map { "timeZone: .init(\(SwiftText.literal($0.identifier))) ?? .gmt" })
        parts.append(change.clockOffset.map { "clockOffset: \($0)" })
        return ".init(\(parts.compactMap(\.self).joined(separator: ", ")))"
    }

    private static func device(_ device: Device) -> String {
        let plain = Device()
        var difference = DeviceChange(to: device).withUnusualSettings
        if device.screen == plain.screen { difference.screen = nil }
        if device.textSize == plain.textSize { difference.textSize = nil }
        if device.direction == device.language.direction { difference.direction = nil }
        if device.appearance == plain.appearance { difference.appearance = nil }
        if device.language == plain.language { difference.language = nil }
        if device.location == plain.location { difference.location = nil }
        return change(difference)
    }

    private static func screen(_ screen: Device.Screen) -> String {
        if let name = screen.name { return ".\(name)" }
        let area = screen.safeArea
        return "Device.Screen(checked: \(screen.width), height: \(screen.height), safeArea: .init("
            + "top: \(area.top), left: \(area.left), bottom: \(area.bottom), right: \(area.right))) ?? .phone"
    }

    private static func rule(_ rule: FaultRule) -> String {
        var parts = ["path: \(SwiftText.literal(rule.path))"]
        if rule.after > 0 { parts.append("after: \(rule.after)") }
        if let count = rule.count { parts.append("count: \(count)") }
        if let chance = rule.chance { parts.append("chance: .init(percent: \(chance.percent), seed: \(chance.seed))") }
        parts.append("fault: \(fault(rule.fault))")
        if let id = rule.id { parts.append("id: .init(rawValue: \(id.rawValue))") }
        return ".init(\(parts.joined(separator: ", ")))"
    }

    private static func fault(_ fault: FaultRule.Fault) -> String {
        switch fault {
        case .noConnection: ".noConnection"
        case .offline: ".offline"
        case .timeout(let after): ".timeout(after: \(after.map(SwiftText.duration) ?? "nil"))"
        case .status(let status): ".status(\(status))"
        case .brokenBody: ".brokenBody"
        case .delay(let time): ".delay(\(SwiftText.duration(time)))"
        case .throttle(let throttle):
            ".throttle(.init(bandwidth: \(throttle.bandwidth), latency: \(SwiftText.duration(throttle.latency)), "
                + "jitter: \(SwiftText.duration(throttle.jitter))))"
        case .answer(let answer):
            ".answer(.init(status: \(answer.status), type: \(SwiftText.literal(answer.type)), "
                + "body: \(SwiftText.literal(answer.body, indent: "            "))))"
        case .hold(let hold): ".hold(.init(.\(hold.side.rawValue), expires: \(hold.expires)))"
        }
    }

    /// Returns a number with grouped digits: `1_795_356_862_422`.
    private static func grouped(_ number: Int64) -> String {
        let digits = String(number.magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
            text.append(digit)
        }
        return (number < 0 ? "-" : "") + text
    }
}

extension DeviceSetting {
    /// Whether the initializers of ``Device`` and ``DeviceChange`` have a parameter for the setting.
    fileprivate var hasOwnLabel: Bool { permission.map { [.location, .notification].contains($0) } ?? true }
}
