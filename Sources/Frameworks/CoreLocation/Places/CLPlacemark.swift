public import Foundation

/// The address of a place.
open class CLPlacemark: NSObject {
    public let location: CLLocation?
    public let locality: String?
    public let administrativeArea: String?
    public let country: String?
    public let isoCountryCode: String?
    public let timeZone: TimeZone?

    public init(placemark: CLPlacemark) {
        (location, locality) = (placemark.location, placemark.locality)
        (administrativeArea, country) = (placemark.administrativeArea, placemark.country)
        (isoCountryCode, timeZone) = (placemark.isoCountryCode, placemark.timeZone)
    }

    /// Creates the placemark of a city, at its centre or at another location.
    package init(_ city: City, at location: CLLocation? = nil) {
        self.location = location ?? CLLocation(latitude: city.latitude, longitude: city.longitude)
        (locality, administrativeArea) = (city.name, city.area)
        (country, isoCountryCode) = (city.country, city.countryCode)
        timeZone = TimeZone(identifier: city.timeZone)
    }

    /// Creates the placemark of a coordinate without an address.
    package init(at coordinate: CLLocationCoordinate2D) {
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        (locality, administrativeArea, country, isoCountryCode, timeZone) = (nil, nil, nil, nil, nil)
    }

    /// The name of the city.
    open var name: String? { locality }
    /// Always nil.
    open var region: CLRegion? { nil }
    /// Always nil.
    open var thoroughfare: String? { nil }
    /// Always nil.
    open var subThoroughfare: String? { nil }
    /// Always nil.
    open var subLocality: String? { nil }
    /// Always nil.
    open var subAdministrativeArea: String? { nil }
    /// Always nil.
    open var postalCode: String? { nil }
    /// Always nil.
    open var inlandWater: String? { nil }
    /// Always nil.
    open var ocean: String? { nil }
    /// Always nil.
    open var areasOfInterest: [String]? { nil }
}
