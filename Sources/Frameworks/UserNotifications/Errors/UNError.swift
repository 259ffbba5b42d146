public import Foundation
public import HeadlessUIKit

public struct UNError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
        case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1_400, notificationInvalidNoContent
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "The attachment is no file that is there"
        default: "The notification cannot be (\(code.rawValue))"
        }
    }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}

extension UNError.Code: MatchedErrorCode {
    public static var errorDomain: String { UNErrorDomain }
}

public let UNErrorDomain = "UNErrorDomain"
