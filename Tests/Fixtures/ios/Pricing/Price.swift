import Foundation

/// An amount of money.
public struct Price {
    private let cents: Int

    /// Creates a price from an amount in cents.
    public init(cents: Int) { self.cents = cents }

    /// Returns the price of this many pieces.
    public func times(_ count: Int) -> Price { Price(cents: cents * count) }

    /// The price as a text for a price tag.
    public var text: String { String(format: "%d.%02d", cents / 100, cents % 100) }
}
