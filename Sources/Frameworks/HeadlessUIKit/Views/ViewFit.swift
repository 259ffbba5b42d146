/// The width and the height of a view. Each is prescribed by the superview, or determined by constraints inside the
/// view.
struct ViewFit: Equatable {
    enum Side: Equatable {
        /// The superview prescribes this length.
        case given(CGFloat)
        /// Constraints inside the view determine the length. Without such constraints, the length is `plain`.
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
