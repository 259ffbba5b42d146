public import Foundation
public import HeadlessUIKit

public struct CLError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    }

    public let code: Code
    private let words: String

    public init(_ code: Code) { self.init(code, message: "The operation couldn’t be completed: \(code)") }

    init(_ code: Code, message words: String) { (self.code, self.words) = (code, words) }

    static var deniedByPerson: CLError {
        CLError(.denied, message: "The person has not allowed the app to know where they are")
    }
    static var noCity: CLError {
        CLError(.geocodeFoundNoResult, message: "The geocoder knows some large cities only, and none there")
    }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? { words }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code: MatchedErrorCode {
    public static var errorDomain: String { kCLErrorDomain }
}

public let kCLErrorDomain = "kCLErrorDomain"
