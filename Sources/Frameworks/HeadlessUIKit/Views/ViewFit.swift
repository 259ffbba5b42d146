/// Which sides of a view its parent gives, and what the others are where nothing inside says so.
struct ViewFit: Equatable {
    enum Side: Equatable {
        /// As long as the parent says.
        case given(CGFloat)
        /// As long as constraints inside say, and so long where they say nothing.
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
