import Foundation

/// The names of units of measurement: by symbol and language, in singular and plural.
enum UnitWords {
    /// Returns the symbol as it is written after a number.
    static func sign(_ symbol: String) -> String {
        switch symbol {
        case "h", "hr": "hr"
        default: symbol
        }
    }

    /// Returns the long name of a unit; nil if it is not available in the language.
    static func name(of symbol: String, for value: Double, in language: String) -> String? {
        guard let column = columns.firstIndex(of: language), let row = names[symbol] else { return nil }
        let forms = row[column].split(separator: "|").map(String.init)
        return PluralCategory(of: value, in: language) == .one ? forms.first : forms.last
    }

    private static let columns = ["en", "pt", "es", "fr", "de", "it"]
    private static let names: [String: [String]] = [
        "km": [
            "kilometer|kilometers", "quilômetro|quilômetros", "kilómetro|kilómetros", "kilomètre|kilomètres",
            "Kilometer", "chilometro|chilometri",
        ],
        "m": ["meter|meters", "metro|metros", "metro|metros", "mètre|mètres", "Meter", "metro|metri"],
        "cm": [
            "centimeter|centimeters", "centímetro|centímetros", "centímetro|centímetros", "centimètre|centimètres",
            "Zentimeter", "centimetro|centimetri",
        ],
        "mm": [
            "millimeter|millimeters", "milímetro|milímetros", "milímetro|milímetros", "millimètre|millimètres",
            "Millimeter", "millimetro|millimetri",
        ],
        "mi": ["mile|miles", "milha|milhas", "milla|millas", "mille|milles", "Meile|Meilen", "miglio|miglia"],
        "yd": ["yard|yards", "jarda|jardas", "yarda|yardas", "yard|yards", "Yard|Yards", "iarda|iarde"],
        "ft": ["foot|feet", "pé|pés", "pie|pies", "pied|pieds", "Fuß", "piede|piedi"],
        "in": ["inch|inches", "polegada|polegadas", "pulgada|pulgadas", "pouce|pouces", "Zoll", "pollice|pollici"],
        "t": [
            "metric ton|metric tons", "tonelada|toneladas", "tonelada|toneladas", "tonne|tonnes", "Tonne|Tonnen",
            "tonnellata|tonnellate",
        ],
        "kg": [
            "kilogram|kilograms", "quilograma|quilogramas", "kilogramo|kilogramos", "kilogramme|kilogrammes",
            "Kilogramm", "chilogrammo|chilogrammi",
        ],
        "g": ["gram|grams", "grama|gramas", "gramo|gramos", "gramme|grammes", "Gramm", "grammo|grammi"],
        "mg": [
            "milligram|milligrams", "miligrama|miligramas", "miligramo|miligramos", "milligramme|milligrammes",
            "Milligramm", "milligrammo|milligrammi",
        ],
        "lb": ["pound|pounds", "libra|libras", "libra|libras", "livre|livres", "Pfund", "libbra|libbre"],
        "oz": ["ounce|ounces", "onça|onças", "onza|onzas", "once|onces", "Unze|Unzen", "oncia|once"],
        "°C": [
            "degree Celsius|degrees Celsius", "grau Celsius|graus Celsius", "grado Celsius|grados Celsius",
            "degré Celsius|degrés Celsius", "Grad Celsius", "grado Celsius|gradi Celsius",
        ],
        "°F": [
            "degree Fahrenheit|degrees Fahrenheit", "grau Fahrenheit|graus Fahrenheit",
            "grado Fahrenheit|grados Fahrenheit", "degré Fahrenheit|degrés Fahrenheit", "Grad Fahrenheit",
            "grado Fahrenheit|gradi Fahrenheit",
        ],
        "km/h": [
            "kilometer per hour|kilometers per hour", "quilômetro por hora|quilômetros por hora",
            "kilómetro por hora|kilómetros por hora", "kilomètre à l’heure|kilomètres à l’heure",
            "Kilometer pro Stunde", "chilometro orario|chilometri orari",
        ],
        "m/s": [
            "meter per second|meters per second", "metro por segundo|metros por segundo",
            "metro por segundo|metros por segundo", "mètre par seconde|mètres par seconde", "Meter pro Sekunde",
            "metro al secondo|metri al secondo",
        ],
        "mph": [
            "mile per hour|miles per hour", "milha por hora|milhas por hora", "milla por hora|millas por hora",
            "mille à l’heure|milles à l’heure", "Meile pro Stunde|Meilen pro Stunde", "miglio orario|miglia orarie",
        ],
        "L": ["liter|liters", "litro|litros", "litro|litros", "litre|litres", "Liter", "litro|litri"],
        "mL": [
            "milliliter|milliliters", "mililitro|mililitros", "mililitro|mililitros", "millilitre|millilitres",
            "Milliliter", "millilitro|millilitri",
        ],
        "gal": [
            "gallon|gallons", "galão|galões", "galón|galones", "gallon|gallons", "Gallone|Gallonen", "gallone|galloni",
        ],
        "hr": ["hour|hours", "hora|horas", "hora|horas", "heure|heures", "Stunde|Stunden", "ora|ore"],
        "h": ["hour|hours", "hora|horas", "hora|horas", "heure|heures", "Stunde|Stunden", "ora|ore"],
        "min": [
            "minute|minutes", "minuto|minutos", "minuto|minutos", "minute|minutes", "Minute|Minuten", "minuto|minuti",
        ],
        "s": [
            "second|seconds", "segundo|segundos", "segundo|segundos", "seconde|secondes", "Sekunde|Sekunden",
            "secondo|secondi",
        ],
        "MB": [
            "megabyte|megabytes", "megabyte|megabytes", "megabyte|megabytes", "mégaoctet|mégaoctets", "Megabyte",
            "megabyte",
        ],
        "GB": [
            "gigabyte|gigabytes", "gigabyte|gigabytes", "gigabyte|gigabytes", "gigaoctet|gigaoctets", "Gigabyte",
            "gigabyte",
        ],
        "kCal": [
            "kilocalorie|kilocalories", "quilocaloria|quilocalorias", "kilocaloría|kilocalorías",
            "kilocalorie|kilocalories", "Kilokalorie|Kilokalorien", "chilocaloria|chilocalorie",
        ],
        "°": ["degree|degrees", "grau|graus", "grado|grados", "degré|degrés", "Grad", "grado|gradi"],
        "m²": [
            "square meter|square meters", "metro quadrado|metros quadrados", "metro cuadrado|metros cuadrados",
            "mètre carré|mètres carrés", "Quadratmeter", "metro quadrato|metri quadrati",
        ],
    ]
}
