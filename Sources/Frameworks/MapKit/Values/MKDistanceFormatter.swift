public import CoreLocation
public import Foundation
import HeadlessUIKit

/// Formats distances as maps do: in few digits, and in the units of the session's locale.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    /// The locale; by default that of the session.
    open var locale: Locale! = .session
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// Returns the words for a distance in metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = SessionMeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        let (value, unit) = rounded(distance)
        numbers.maximumFractionDigits = value < 10 && unit != .meters && unit != .feet && unit != .yards ? 1 : 0
        formatter.numberFormatter = numbers
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
    }

    /// Returns the distance in metres that a text such as `1.2 km` names; a negative number if it names none.
    open func distance(from distance: String) -> CLLocationDistance {
        let parts = distance.split(separator: " ")
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        guard parts.count == 2, let value = numbers.number(from: String(parts[0])) else { return -1 }
        let units: [String: UnitLength] = ["m": .meters, "km": .kilometers, "ft": .feet, "yd": .yards, "mi": .miles]
        guard let unit = units[String(parts[1])] else { return -1 }
        return Measurement(value: value.doubleValue, unit: unit).converted(to: .meters).value
    }

    private func rounded(_ distance: CLLocationDistance) -> (Double, UnitLength) {
        func step(_ value: Double) -> Double {
            let step = value < 50 ? 1.0 : value < 200 ? 10 : 50
            return (value / step).rounded() * step
        }
        let length = Measurement(value: distance, unit: UnitLength.meters)
        var units = units
        if units == .default { units = locale.measurementSystem == .metric ? .metric : .imperial }
        switch units {
        case .default, .metric:
            let meters = step(distance)
            return meters < 1_000 ? (meters, .meters) : (distance / 1_000, .kilometers)
        case .imperial, .imperialWithYards:
            let miles = length.converted(to: .miles).value
            guard miles < 0.1 else { return (miles, .miles) }
            let small: UnitLength = units == .imperial ? .feet : .yards
            return (step(length.converted(to: small).value), small)
        }
    }
}
