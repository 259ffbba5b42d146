/// The sides of a view that the superview gives, and default lengths for the others.
struct ViewFit: Equatable {
    enum Side: Equatable {
        /// The length that the superview gives.
        case given(CGFloat)
        /// The length that constraints inside determine; `plain` is used without such constraints.
        case found(plain: CGFloat)

        var isGiven: Bool {
            switch self {
            case .given: true
            case .found: false
            }
        }

        var length: CGFloat {
            switch self {
            case .given(let length), .found(let length): length
            }
        }
    }

    var width: Side
    var height: Side
}
