public import Foundation

public struct UNError: Error, CustomNSError, LocalizedError {
    /// As on iOS.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
        case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1_400, notificationInvalidNoContent
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    /// `UNErrorDomain`.
    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The sentence, for whoever takes it for an `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "The attachment is no file that is there"
        default: "The notification cannot be (\(code.rawValue))"
        }
    }

    /// A person has not said that the app may send any.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// There is no such file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"
