public import Foundation
public import HeadlessUIKit

public struct CNError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessibleWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        switch code {
        case .authorizationDenied: "Access Denied"
        case .recordDoesNotExist: "The record does not exist"
        case .insertedRecordAlreadyExists: "The record exists already"
        case .predicateInvalid: "Only predicates of CNContact and CNGroup can be used"
        default: "The operation couldn’t be completed (\(code.rawValue))"
        }
    }

    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    public static var predicateInvalid: Code { .predicateInvalid }
}

extension CNError.Code: MatchedErrorCode {
    public static var errorDomain: String { CNErrorDomain }
}

public let CNErrorDomain = "CNErrorDomain"
