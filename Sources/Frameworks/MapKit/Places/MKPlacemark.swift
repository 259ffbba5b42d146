public import CoreLocation
import Foundation

/// The address of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public init(coordinate: CLLocationCoordinate2D) { super.init(at: coordinate) }
    /// Creates a placemark. The address has no effect.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { super.init(at: coordinate) }
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    open var countryCode: String? { isoCountryCode }
    open var title: String? {
        let parts = [locality, administrativeArea, country].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    open var subtitle: String? { nil }
}
