public import Foundation
import HeadlessUIKit

/// A product of the App Store. There are none.
public struct Product: Identifiable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }

    public struct SubscriptionInfo: Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        /// Always false.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// Always returns false.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }

    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "\(token)") }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
            PurchaseOption(name: "\(simulate)")
        }
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    public enum PurchaseError: Error {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?

    /// Always returns an empty list, and logs the identifiers.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        AppEnvironment.current.host.log(
            .message("The App Store has no products here: \(identifiers.sorted().joined(separator: ", "))"))
        return []
    }

    /// Always throws `purchaseNotAllowed`.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.purchaseNotAllowed
    }
    /// Always nil.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// Always nil.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// The App Store, which a session does not reach.
public enum AppStore {
    /// Always false.
    public static var canMakePayments: Bool { false }
    /// Does nothing.
    public static func sync() async throws {}
}

public enum StoreKitError: Error {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError), systemError(any Error)
}
