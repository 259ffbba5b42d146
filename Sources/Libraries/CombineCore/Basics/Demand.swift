extension Subscribers {
    /// How many values are wanted: a number, or all there are. A sum too large is all, a difference below nothing is
    /// none.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number; nil for all.
        public let max: Int?

        private init(_ max: Int?) { self.max = max }

        /// All that there are.
        public static let unlimited = Demand(nil)
        /// Not one.
        public static let none = Demand(0)
        /// So many; a number below none is a mistake of the caller's.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is no number below none")
            return Demand(value)
        }

        /// `unlimited`, or the number.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        private func with(_ other: Demand, _ count: (Int, Int) -> (partialValue: Int, overflow: Bool)) -> Demand {
            guard let max, let value = other.max else { return .unlimited }
            let (sum, overflow) = count(max, value)
            return overflow ? .unlimited : Demand(Swift.max(sum, 0))
        }

        /// Both together.
        public static func + (lhs: Demand, rhs: Demand) -> Demand { lhs.with(rhs) { $0.addingReportingOverflow($1) } }
        /// So many more.
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + Demand(rhs) }
        /// Adds another one.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// Adds a number.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        /// So many times as many.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            lhs.with(Demand(rhs)) { $0.multipliedReportingOverflow(by: $1) }
        }
        /// Multiplies by a number.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
        /// What is left; of all, all are.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            rhs == .unlimited && lhs != .unlimited ? .none : lhs.with(rhs) { $0.subtractingReportingOverflow($1) }
        }
        /// What is left beside a number.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - Demand(rhs) }
        /// Takes another one away.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// Takes a number away.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        /// Whether the first is less; all are more than any number.
        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }
        /// Whether the number is more.
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < Demand(rhs) }
        /// Whether the number is less.
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > Demand(rhs) }
        /// Whether there are at most so many.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= Demand(rhs) }
        /// Whether there are at least so many.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= Demand(rhs) }
        /// Whether it is that number.
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == Demand(rhs) }
        /// Whether it is another number.
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs != Demand(rhs) }
    }

    /// How a publisher ends.
    @frozen
    public enum Completion<Failure> where Failure: Error {
        /// It has sent all.
        case finished
        /// It cannot go on.
        case failure(Failure)

        /// The same with another failure.
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
