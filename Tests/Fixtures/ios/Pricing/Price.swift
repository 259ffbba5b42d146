import Foundation

/// An amount of money.
public struct Price {
    private let cents: Int

    /// So many cents.
    public init(cents: Int) { self.cents = cents }

    /// That many times as much.
    public func times(_ count: Int) -> Price { Price(cents: cents * count) }

    /// As it stands on a tag.
    public var text: String { String(format: "%d.%02d", cents / 100, cents % 100) }
}
