import Beagle

/// What the shop's expressions may call besides Beagle's own operations.
enum ShopOperations {
    /// `inReais(18)` is "R$ 18"; anything but a number is nothing.
    static func inReais(_ parameters: [DynamicObject]) -> DynamicObject {
        switch parameters.first {
        case .int(let amount): .string("R$ \(amount)")
        case .double(let amount): .string("R$ \(Int(amount.rounded()))")
        default: .empty
        }
    }
}
