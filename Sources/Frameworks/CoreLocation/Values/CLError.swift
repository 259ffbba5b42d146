public import Foundation

/// Why there is no place, heading, region or address.
public struct CLError: Error, CustomNSError, LocalizedError {
    /// As on iOS.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    }

    public let code: Code
    private let words: String

    public init(_ code: Code) { self.init(code, "The operation couldn’t be completed: \(code)") }

    init(_ code: Code, _ words: String) { (self.code, self.words) = (code, words) }

    static var deniedByPerson: CLError { CLError(.denied, "The person has not allowed the app to know where they are") }
    static var noGeocoder: CLError {
        CLError(.network, "There is no geocoder here: places have no addresses, and addresses no places")
    }

    /// ``kCLErrorDomain``.
    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The sentence, for whoever takes it for an `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? { words }

    /// Nobody knows where the device is.
    public static var locationUnknown: Code { .locationUnknown }
    /// A person does not allow it.
    public static var denied: Code { .denied }
    /// There is no network, or no service.
    public static var network: Code { .network }
    /// The heading is not known.
    public static var headingFailure: Code { .headingFailure }
    /// Regions are not watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region could not be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// No address was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"
