public import Foundation
import HeadlessUIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder that knows some large cities and no streets. For other places and addresses it fails with ``CLError``
/// `geocodeFoundNoResult`.
open class CLGeocoder: NSObject {
    /// The number of the pending request; nil if no request is pending.
    private var request: Int?
    private var count = 0

    public override init() {}

    open var isGeocoding: Bool { request != nil }

    /// Calls `completionHandler` asynchronously with the city at a location, or with an error.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { respond(Self.placemarks(at: location), completionHandler) }
    /// Calls `completionHandler` asynchronously. `locale` has no effect, because names are always English.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    /// Calls `completionHandler` asynchronously with the city in an address, or with an error.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { respond(Self.placemarks(in: addressString), completionHandler) }
    /// Calls `completionHandler` asynchronously. `region` has no effect.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, completionHandler: completionHandler) }

    /// Returns the city at a location. Throws a ``CLError`` if the geocoder knows no city there.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try Self.placemarks(at: location).get()
    }
    /// Returns the city in an address. Throws a ``CLError`` if the geocoder knows no such city.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try Self.placemarks(in: addressString).get()
    }

    /// Ends the pending request with the error `geocodeCanceled`.
    open func cancelGeocode() { request = nil }

    private static func placemarks(at location: CLLocation) -> Result<[CLPlacemark], CLError> {
        City.near(location).map { .success([CLPlacemark($0, at: location)]) } ?? .failure(.noCity)
    }

    private static func placemarks(in address: String) -> Result<[CLPlacemark], CLError> {
        City.named(in: address).map { .success([CLPlacemark($0)]) } ?? .failure(.noCity)
    }

    private func respond(
        _ result: Result<[CLPlacemark], CLError>, _ completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        count += 1
        let number = count
        request = number
        MainQueue.async { [weak self] in
            guard self?.request == number else { return completionHandler(nil, CLError(.geocodeCanceled)) }
            self?.request = nil
            switch result {
            case .success(let found): completionHandler(found, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }
}
