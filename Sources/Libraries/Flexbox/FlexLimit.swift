/// What a length has to be when a box is measured along one axis.
package enum FlexLimit: Equatable, Sendable {
    /// As long as the content likes.
    case none
    /// This long, whatever the content is.
    case exactly(Double)
    /// As long as the content likes, and no longer than this.
    case atMost(Double)
}

/// What a parent asks of a child along one axis, the child's margins included.
enum AxisLimit: Equatable {
    /// As long as the content likes.
    case none
    /// As long as the content likes; what is inside counts on this much room all the same.
    case loose(Double)
    case exactly(Double)
    case atMost(Double)

    init(_ limit: FlexLimit) {
        self =
            switch limit {
            case .none: .none
            case .exactly(let length): .exactly(length)
            case .atMost(let length): .atMost(length)
            }
    }
}

/// The limits along both axes. Every box keeps a few of them, so their lengths lie side by side, and then their kinds.
struct AxisLimits: Equatable {
    private let lengths: FlexSize
    private let kinds: (width: AxisLimit.Kind, height: AxisLimit.Kind)

    init(width: AxisLimit, height: AxisLimit) {
        lengths = FlexSize(width: width.length, height: height.length)
        kinds = (width.kind, height.kind)
    }

    var width: AxisLimit { AxisLimit(kinds.width, lengths.width) }
    var height: AxisLimit { AxisLimit(kinds.height, lengths.height) }

    static func == (one: AxisLimits, other: AxisLimits) -> Bool {
        one.width == other.width && one.height == other.height
    }
}

extension AxisLimit {
    /// What a limit is apart from its length.
    fileprivate enum Kind {
        case none, loose, exactly, atMost
    }

    fileprivate init(_ kind: Kind, _ length: Double) {
        self =
            switch kind {
            case .none: .none
            case .loose: .loose(length)
            case .exactly: .exactly(length)
            case .atMost: .atMost(length)
            }
    }

    fileprivate var kind: Kind {
        switch self {
        case .none: .none
        case .loose: .loose
        case .exactly: .exactly
        case .atMost: .atMost
        }
    }

    /// The number, undefined where there is none.
    var length: Double {
        switch self {
        case .none: .undefined
        case .loose(let length), .exactly(let length), .atMost(let length): length
        }
    }

    var isExact: Bool {
        if case .exactly = self { true } else { false }
    }

    var isAtMost: Bool {
        if case .atMost = self { true } else { false }
    }

    /// Whether nothing limits the length.
    var isOpen: Bool { !isExact && !isAtMost }

    /// The limit for a leaf's content.
    var ofContent: FlexLimit {
        switch self {
        case .none, .loose: .none
        case .exactly(let length): .exactly(length)
        case .atMost(let length): .atMost(length)
        }
    }

    /// The limit for a leaf's content, when this much of it is taken away around it; never below 0.
    func content(inset length: Double) -> FlexLimit {
        switch self {
        case .none, .loose: .none
        case .exactly(let outer): .exactly((outer - length).atLeast(0))
        case .atMost(let outer): .atMost((outer - length).atLeast(0))
        }
    }

    /// The stricter of this limit and a largest length, which is undefined where there is none.
    func capped(at largest: Double) -> AxisLimit {
        guard largest.isDefined else { return self }
        return switch self {
        case .none, .loose: .atMost(largest)
        case .exactly(let length): .exactly(length.atMost(largest))
        case .atMost(let length): .atMost(length.atMost(largest))
        }
    }

    /// A limit that layout can compute with: one without a number limits nothing, and infinity is a very large number.
    var bounded: AxisLimit {
        guard length.isDefined else { return .none }
        return switch self {
        case .none: .none
        case .loose(let length): .loose(length.boundedLength)
        case .exactly(let length): .exactly(length.boundedLength)
        case .atMost(let length): .atMost(length.boundedLength)
        }
    }
}
