public import Foundation
import HeadlessUIKit

/// Hears what addresses were found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks for the addresses of places. There is nobody to ask here, so that every search ends with ``CLError`` of `network`, which says
/// so, in a turn of the session.
open class CLGeocoder: NSObject {
    /// A geocoder.
    public override init() {}

    /// Whether a search goes on.
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
    /// The place.
    open var location: CLLocation? { nil }
    /// The part of the earth.
    open var region: CLRegion? { nil }
    /// The zone of its clocks.
    open var timeZone: TimeZone? { nil }
    /// What it is called.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The post code.
    open var postalCode: String? { nil }
    /// The country's two letters.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The water.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// What it is known for.
    open var areasOfInterest: [String]? { nil }

    override init() {}
}
