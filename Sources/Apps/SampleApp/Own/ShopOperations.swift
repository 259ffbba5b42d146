import Beagle
import Foundation

/// What the shop's expressions may call besides Beagle's own operations.
enum ShopOperations {
    /// `inReais(18)` is "R$ 18"; anything but a number is nothing. A number may be any: documents are not ours.
    static func inReais(_ parameters: [DynamicObject]) -> DynamicObject {
        switch parameters.first {
        case .int(let amount): .string("R$ \(amount)")
        case .double(let amount): .string(String(format: "R$ %.0f", amount))
        default: .empty
        }
    }

    /// Whether a bicycle's name, kind or range has the words in it; capitals do not matter.
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

    /// The whole address of a path of the backend, as a web view needs it.
    static func address(_ parameters: [DynamicObject]) -> DynamicObject {
        guard case .string(let path) = parameters.first else { return .empty }
        return Beagle.dependencies.urlBuilder.build(path: path).map { .string($0.absoluteString) } ?? .empty
    }
}
