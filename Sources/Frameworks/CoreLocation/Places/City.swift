import Foundation

/// A city that the geocoder knows.
package struct City {
    package let name: String
    /// The state or province.
    let area: String
    package let country: String
    /// The code of the country in ISO 3166.
    let countryCode: String
    let latitude: Double
    let longitude: Double
    let timeZone: String

    private init(
        _ name: String, _ area: String, _ country: String, _ countryCode: String, _ latitude: Double,
        _ longitude: Double, _ timeZone: String
    ) {
        (self.name, self.area, self.country, self.countryCode) = (name, area, country, countryCode)
        (self.latitude, self.longitude, self.timeZone) = (latitude, longitude, timeZone)
    }

    /// The greatest distance from the centre of a city at which a location belongs to the city, in metres.
    private static let reach = 50_000.0

    /// Returns the nearest city; nil if no city is near.
    static func near(_ location: CLLocation) -> City? {
        let distances = all.map { city in
            (city: city, away: location.distance(from: CLLocation(latitude: city.latitude, longitude: city.longitude)))
        }
        return distances.min { $0.away < $1.away }.flatMap { $0.away <= reach ? $0.city : nil }
    }

    /// Returns the city in an address, ignoring case and diacritics; nil if the address contains no known city.
    static func named(in address: String) -> City? {
        let parts = address.split { !($0.isLetter || $0 == " ") }.map { folded(String($0)) }
        return all.first { city in parts.contains(folded(city.name)) }
            ?? all.first { city in folded(address).contains(folded(city.name)) }
    }

    /// Returns the cities that a text names, and those whose names begin with it. Case and diacritics do not count.
    package static func matching(_ text: String) -> [City] {
        let beginning = folded(text)
        guard !beginning.isEmpty else { return [] }
        let begun = all.filter { folded($0.name).hasPrefix(beginning) }
        return begun.isEmpty ? named(in: text).map { [$0] } ?? [] : begun
    }

    private static func folded(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces).folding(
            options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private static let all = [
        City("Berlin", "Berlin", "Germany", "DE", 52.52, 13.405, "Europe/Berlin"),
        City("Munich", "Bavaria", "Germany", "DE", 48.1372, 11.5755, "Europe/Berlin"),
        City("London", "England", "United Kingdom", "GB", 51.5074, -0.1278, "Europe/London"),
        City("Paris", "Île-de-France", "France", "FR", 48.8566, 2.3522, "Europe/Paris"),
        City("Madrid", "Madrid", "Spain", "ES", 40.4168, -3.7038, "Europe/Madrid"),
        City("Lisbon", "Lisbon", "Portugal", "PT", 38.7223, -9.1393, "Europe/Lisbon"),
        City("Rome", "Lazio", "Italy", "IT", 41.9028, 12.4964, "Europe/Rome"),
        City("Vienna", "Vienna", "Austria", "AT", 48.2082, 16.3738, "Europe/Vienna"),
        City("Zurich", "Zurich", "Switzerland", "CH", 47.3769, 8.5417, "Europe/Zurich"),
        City("Amsterdam", "North Holland", "Netherlands", "NL", 52.3676, 4.9041, "Europe/Amsterdam"),
        City("Stockholm", "Stockholm", "Sweden", "SE", 59.3293, 18.0686, "Europe/Stockholm"),
        City("Warsaw", "Masovia", "Poland", "PL", 52.2297, 21.0122, "Europe/Warsaw"),
        City("Istanbul", "Istanbul", "Türkiye", "TR", 41.0082, 28.9784, "Europe/Istanbul"),
        City("Cairo", "Cairo", "Egypt", "EG", 30.0444, 31.2357, "Africa/Cairo"),
        City("Lagos", "Lagos", "Nigeria", "NG", 6.5244, 3.3792, "Africa/Lagos"),
        City("Johannesburg", "Gauteng", "South Africa", "ZA", -26.2041, 28.0473, "Africa/Johannesburg"),
        City("São Paulo", "São Paulo", "Brazil", "BR", -23.5505, -46.6333, "America/Sao_Paulo"),
        City("Rio de Janeiro", "Rio de Janeiro", "Brazil", "BR", -22.9068, -43.1729, "America/Sao_Paulo"),
        City("Uberlândia", "Minas Gerais", "Brazil", "BR", -18.9186, -48.2772, "America/Sao_Paulo"),
        City("Buenos Aires", "Buenos Aires", "Argentina", "AR", -34.6037, -58.3816, "America/Argentina/Buenos_Aires"),
        City("Mexico City", "Mexico City", "Mexico", "MX", 19.4326, -99.1332, "America/Mexico_City"),
        City("New York", "NY", "United States", "US", 40.7128, -74.006, "America/New_York"),
        City("San Francisco", "CA", "United States", "US", 37.7749, -122.4194, "America/Los_Angeles"),
        City("Cupertino", "CA", "United States", "US", 37.323, -122.0322, "America/Los_Angeles"),
        City("Los Angeles", "CA", "United States", "US", 34.0522, -118.2437, "America/Los_Angeles"),
        City("Chicago", "IL", "United States", "US", 41.8781, -87.6298, "America/Chicago"),
        City("Toronto", "ON", "Canada", "CA", 43.6532, -79.3832, "America/Toronto"),
        City("Tokyo", "Tokyo", "Japan", "JP", 35.6762, 139.6503, "Asia/Tokyo"),
        City("Seoul", "Seoul", "South Korea", "KR", 37.5665, 126.978, "Asia/Seoul"),
        City("Beijing", "Beijing", "China", "CN", 39.9042, 116.4074, "Asia/Shanghai"),
        City("Singapore", "Singapore", "Singapore", "SG", 1.3521, 103.8198, "Asia/Singapore"),
        City("Mumbai", "Maharashtra", "India", "IN", 19.076, 72.8777, "Asia/Kolkata"),
        City("Dubai", "Dubai", "United Arab Emirates", "AE", 25.2048, 55.2708, "Asia/Dubai"),
        City("Sydney", "NSW", "Australia", "AU", -33.8688, 151.2093, "Australia/Sydney"),
    ]
}
