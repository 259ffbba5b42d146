import Beagle
import Foundation

/// The custom operations of the shop's expressions.
enum ShopOperations {
    /// Formats an amount of money: `inReais(18)` returns "R$ 18". Returns an empty value for anything but a number.
    /// Every number is accepted, because the app does not control the documents.
    static func inReais(_ parameters: [DynamicObject]) -> DynamicObject {
        switch parameters.first {
        case .int(let amount): .string("R$ \(amount)")
        case .double(let amount): .string(String(format: "R$ %.0f", amount))
        default: .empty
        }
    }

    /// Whether a bicycle's name, kind or range contains the words. Ignores case.
    static func matches(_ parameters: [DynamicObject]) -> DynamicObject {
        guard parameters.count == 2, case .string(let words) = parameters[1] else { return .bool(false) }
        let bike = parameters[0].asDictionary()
        return .bool(
            ["name", "kind", "range"].contains { member in
                guard case .string(let text) = bike[member] else { return false }
                return text.lowercased().contains(words.lowercased())
            })
    }

    /// Whether any bicycle of a list matches the words.
    static func anyMatches(_ parameters: [DynamicObject]) -> DynamicObject {
        guard parameters.count == 2, case .array(let bikes) = parameters[0] else { return .bool(false) }
        return .bool(bikes.contains { matches([$0, parameters[1]]) == .bool(true) })
    }

    /// Returns the absolute URL of a backend path, as a web view needs it.
    static func address(_ parameters: [DynamicObject]) -> DynamicObject {
        guard case .string(let path) = parameters.first else { return .empty }
        return Beagle.dependencies.urlBuilder.build(path: path).map { .string($0.absoluteString) } ?? .empty
    }
}
