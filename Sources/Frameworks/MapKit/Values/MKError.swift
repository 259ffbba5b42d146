public import Foundation
public import HeadlessUIKit

public struct MKError: Error, CustomNSError, LocalizedError {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code
    private let words: String

    public init(_ code: Code) { self.init(code, message: "The operation couldn’t be completed: \(code)") }
    init(_ code: Code, message words: String) { (self.code, self.words) = (code, words) }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }
    public var errorDescription: String? { words }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code: MatchedErrorCode {
    public static var errorDomain: String { MKErrorDomain }
}

public let MKErrorDomain = "MKErrorDomain"
