public import Foundation
import HeadlessUIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder that always fails with ``CLError`` `network`, in a turn of the session, because there is no geocoding
/// service.
open class CLGeocoder: NSObject {
    public override init() {}

    open var isGeocoding: Bool { false }

    private func refuse(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
        MainQueue.async { completionHandler(nil, CLError.noGeocoder) }
    }

    /// Always fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Always fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Always fails.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Always fails.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    /// Always throws a ``CLError``.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError.noGeocoder }
    /// Always throws a ``CLError``.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError.noGeocoder }

    /// Does nothing.
    open func cancelGeocode() {}
}

/// A placemark without data; never created, because geocoding always fails.
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
