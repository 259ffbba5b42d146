extension Subscribers {
    /// The number of values that a subscriber requests, or `unlimited`. A sum that overflows is unlimited; a difference
    /// below 0 is `none`.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number of values; nil means unlimited.
        public let max: Int?

        private init(_ max: Int?) { self.max = max }

        /// Requests all values.
        public static let unlimited = Demand(nil)
        /// Requests no values.
        public static let none = Demand(0)
        /// Requests a number of values, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is no number below none")
            return Demand(value)
        }

        /// The canonical text of the demand: `unlimited`, or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        private func combined(with other: Demand, by count: (Int, Int) -> (partialValue: Int, overflow: Bool)) -> Demand
        {
            guard let max, let value = other.max else { return .unlimited }
            let (sum, overflow) = count(max, value)
            return overflow ? .unlimited : Demand(Swift.max(sum, 0))
        }

        /// Adds two demands.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            lhs.combined(with: rhs) { $0.addingReportingOverflow($1) }
        }
        /// Adds a number of values to a demand.
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + Demand(rhs) }
        /// Adds a demand in place.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// Adds a number of values in place.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        /// Multiplies a demand by a number.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            lhs.combined(with: Demand(rhs)) { $0.multipliedReportingOverflow(by: $1) }
        }
        /// Multiplies a demand in place.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
        /// Subtracts a demand. Unlimited demand stays unlimited.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            rhs == .unlimited && lhs != .unlimited
                ? .none : lhs.combined(with: rhs) { $0.subtractingReportingOverflow($1) }
        }
        /// Subtracts a number of values. Unlimited demand stays unlimited.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - Demand(rhs) }
        /// Subtracts a demand in place.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// Subtracts a number of values in place.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        /// Returns whether the first demand is less; unlimited demand exceeds every number.
        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }
        /// Returns whether the demand is less than a number.
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < Demand(rhs) }
        /// Returns whether the demand is greater than a number.
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > Demand(rhs) }
        /// Returns whether the demand is at most a number.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= Demand(rhs) }
        /// Returns whether the demand is at least a number.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= Demand(rhs) }
        /// Returns whether the demand equals a number.
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == Demand(rhs) }
        /// Returns whether the demand differs from a number.
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs != Demand(rhs) }
    }

    /// The way in which a publisher ends.
    @frozen
    public enum Completion<Failure> where Failure: Error {
        /// The publisher has sent all its values.
        case finished
        /// The publisher stopped because of an error.
        case failure(Failure)

        /// Returns the same completion with a transformed failure.
        func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
        }
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
