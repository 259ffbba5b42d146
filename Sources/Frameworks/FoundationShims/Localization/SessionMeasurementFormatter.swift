public import Foundation

/// Replaces `MeasurementFormatter`: formats a measurement in the units and the language of the session's locale.
///
/// Long unit names are available in English, Portuguese, Spanish, French, German and Italian. Other languages, and an
/// app's own units, use symbols.
open class SessionMeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Uses the measurement's own unit. Without this option, the unit that is common in the locale is used.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// Uses a unit in which the number is neither large nor small.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Writes degrees without the temperature scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of the unit; by default the one that is common in the locale.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name. By default medium, which writes the symbol.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale; by default that of the session.
    open var locale: Locale! = .session
    /// The formatter of the number. By default it writes at most three fraction digits.
    open var numberFormatter: NumberFormatter! {
        get { ownNumbers ?? plainNumbers }
        set { ownNumbers = newValue }
    }

    private var ownNumbers: NumberFormatter?
    private lazy var plainNumbers: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, unit: measurement.unit)
    }

    /// Returns the name of a unit.
    open func string(from unit: Unit) -> String {
        unitStyle == .long
            ? UnitWords.name(of: unit.symbol, for: 2, in: language) ?? unit.symbol : UnitWords.sign(unit.symbol)
    }

    /// Returns the words for a measurement; nil for other objects, and for dimensions that Foundation does not have.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let one as Measurement<UnitLength>: string(from: one)
        case let one as Measurement<UnitMass>: string(from: one)
        case let one as Measurement<UnitTemperature>: string(from: one)
        case let one as Measurement<UnitSpeed>: string(from: one)
        case let one as Measurement<UnitDuration>: string(from: one)
        case let one as Measurement<UnitVolume>: string(from: one)
        case let one as Measurement<UnitArea>: string(from: one)
        case let one as Measurement<UnitEnergy>: string(from: one)
        case let one as Measurement<UnitInformationStorage>: string(from: one)
        case let one as Measurement<UnitPressure>: string(from: one)
        case let one as Measurement<UnitAngle>: string(from: one)
        case let one as Measurement<Dimension>: string(from: one)
        case let one as Measurement<Unit>: string(from: one)
        default: nil
        }
    }

    private var language: String { (locale ?? .session).language.languageCode?.identifier ?? "en" }

    private func string(_ value: Double, unit: Unit) -> String {
        let told = (unit as? Dimension).map { converted(value, from: $0) } ?? (value, unit)
        let numbers: NumberFormatter = numberFormatter
        if ownNumbers == nil { numbers.locale = locale }
        let number = numbers.string(from: NSNumber(value: told.0)) ?? "\(told.0)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return "\(number)°" }
        let symbol = told.1.symbol
        if unitStyle == .long, let name = UnitWords.name(of: symbol, for: told.0, in: language) {
            return "\(number) \(name)"
        }
        let sign = UnitWords.sign(symbol)
        let isClose = sign.hasPrefix("°") && language != "fr" && language != "de" && language != "es" || sign == "″"
        let isNarrow = unitStyle == .short && language == "en"
        return isClose || isNarrow ? number + sign : "\(number) \(sign)"
    }

    private func converted(_ value: Double, from unit: Dimension) -> (Double, Unit) {
        var value = value
        var unit = unit
        if !unitOptions.contains(.providedUnit), let local = UnitChoice.local(for: unit, in: locale ?? .session) {
            value = local.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
            unit = local
        }
        guard unitOptions.contains(.naturalScale) else { return (value, unit) }
        let base = unit.converter.baseUnitValue(fromValue: value)
        let scaled = UnitChoice.scaled(base, like: unit)
        return (scaled.converter.value(fromBaseUnitValue: base), scaled)
    }
}

/// Functions that choose the unit in which a measurement is written.
private enum UnitChoice {
    private static let american: [String: @Sendable () -> Dimension] = [
        "km": { UnitLength.miles }, "m": { UnitLength.feet }, "cm": { UnitLength.inches }, "mm": { UnitLength.inches },
        "kg": { UnitMass.pounds }, "g": { UnitMass.ounces }, "°C": { UnitTemperature.fahrenheit },
        "K": { UnitTemperature.fahrenheit }, "km/h": { UnitSpeed.milesPerHour }, "m/s": { UnitSpeed.milesPerHour },
        "L": { UnitVolume.gallons }, "mL": { UnitVolume.fluidOunces }, "m²": { UnitArea.squareFeet },
        "km²": { UnitArea.squareMiles },
    ]
    private static let metric: [String: @Sendable () -> Dimension] = [
        "mi": { UnitLength.kilometers }, "yd": { UnitLength.meters }, "ft": { UnitLength.meters },
        "in": { UnitLength.centimeters }, "lb": { UnitMass.kilograms }, "oz": { UnitMass.grams },
        "st": { UnitMass.kilograms }, "°F": { UnitTemperature.celsius }, "K": { UnitTemperature.celsius },
        "mph": { UnitSpeed.kilometersPerHour }, "m/s": { UnitSpeed.kilometersPerHour }, "gal": { UnitVolume.liters },
        "fl oz": { UnitVolume.milliliters }, "ft²": { UnitArea.squareMeters }, "mi²": { UnitArea.squareKilometers },
    ]
    private static let british =
        ["km": { UnitLength.miles }, "km/h": { UnitSpeed.milesPerHour }] as [String: @Sendable () -> Dimension]

    /// Returns the unit that is common in a locale for the dimension of `unit`; nil if that is `unit` itself.
    static func local(for unit: Dimension, in locale: Locale) -> Dimension? {
        switch locale.measurementSystem {
        case .us: american[unit.symbol]?()
        case .uk:
            ["mi", "mph"].contains(unit.symbol)
                ? nil : unit.symbol == "m/s" ? UnitSpeed.milesPerHour : (british[unit.symbol] ?? metric[unit.symbol])?()
        default: metric[unit.symbol]?()
        }
    }

    /// The units for a natural scale, in groups of which one unit replaces another, the largest first.
    private static let scales: [[Dimension]] = [
        [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
        [UnitLength.miles, UnitLength.feet, UnitLength.inches],
        [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
        [UnitMass.pounds, UnitMass.ounces],
        [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
        [UnitVolume.liters, UnitVolume.milliliters],
        [UnitEnergy.kilowattHours, UnitEnergy.kilojoules, UnitEnergy.joules],
        [UnitEnergy.kilocalories, UnitEnergy.calories],
        [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters],
        [
            UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
            UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
        ],
        [UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz],
    ].map { $0 as [Dimension] }

    /// Returns the largest unit of the same scale in which the value is at least 1; the smallest unit for lower values.
    static func scaled(_ base: Double, like unit: Dimension) -> Dimension {
        guard base != 0,
            let scale = scales.first(where: {
                $0.contains { $0.symbol == unit.symbol && type(of: $0) == type(of: unit) }
            })
        else { return unit }
        return scale.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? scale.last ?? unit
    }
}
