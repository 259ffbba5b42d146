public import Foundation
import HeadlessUIKit

/// Hears what addresses were found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks for the addresses of places. There is nobody to ask here, so that every search ends with ``CLError`` of
/// `network`, which says so, in a turn of the session.
open class CLGeocoder: NSObject {
    public override init() {}

    open var isGeocoding: Bool { false }

    private func refuse(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
        MainQueue.async { completionHandler(nil, CLError.noGeocoder) }
    }

    /// Looks for the address of a place; ends with an error.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Looks for the address of a place, in a language; ends with an error.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Looks for the place of an address; ends with an error.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Looks for the place of an address near others; ends with an error.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    /// Looks for the address of a place. Throws a ``CLError``.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError.noGeocoder }
    /// Looks for the place of an address. Throws a ``CLError``.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError.noGeocoder }

    /// Gives a search up; it has ended.
    open func cancelGeocode() {}
}

/// A place and its address; only a geocoder makes any with one.
open class CLPlacemark: NSObject {
    open var location: CLLocation? { nil }
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }

    override init() {}
}
