public import Foundation
public import HeadlessUIKit

public struct SKError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    public let code: Code
    private let words: String

    public init(_ code: Code) { self.init(code, message: "The operation couldn’t be completed: \(code)") }
    init(_ code: Code, message words: String) { (self.code, self.words) = (code, words) }

    static var noPayments: SKError { SKError(.paymentNotAllowed, message: "A session makes no payments") }

    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }
    public var errorDescription: String? { words }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

extension SKError.Code: MatchedErrorCode {
    public static var errorDomain: String { SKErrorDomain }
}

public let SKErrorDomain = "SKErrorDomain"
