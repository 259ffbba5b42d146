public import Foundation

/// A purchase. There are none.
public struct Transaction: Identifiable, Sendable {
    /// No transactions. The sequence ends at once.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Element? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let other = RevocationReason(rawValue: 0)
        public static let developerIssue = RevocationReason(rawValue: 1)
    }

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let appAccountToken: UUID?
    public let subscriptionGroupID: String?

    /// Does nothing.
    public func finish() async {}

    public static var currentEntitlements: Transactions { Transactions() }
    public static var all: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    /// Always returns nil.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Always returns nil.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A value with the result of checking its signature.
public enum VerificationResult<SignedType> {
    public enum VerificationError: Error {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
        case invalidSignature, missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
