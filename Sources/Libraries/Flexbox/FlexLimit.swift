/// The constraint on a length when a box is measured on one axis.
package enum FlexLimit: Equatable, Sendable {
    /// The content determines the length.
    case none
    /// The length is fixed.
    case exactly(Double)
    /// The content determines the length, up to this maximum.
    case atMost(Double)
}

/// The limit that a parent sets for a child on one axis. It includes the child's margins.
enum AxisLimit: Equatable {
    /// The content determines the length.
    case none
    /// The content determines the length, but descendants resolve percentages against this value.
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

/// The limits on both axes. Lengths are stored before kinds to save memory, because every box keeps several limits.
struct AxisLimits: Equatable {
    private let lengths: FlexSize
    private let kinds: (width: AxisLimit.Kind, height: AxisLimit.Kind)

    init(width: AxisLimit, height: AxisLimit) {
        lengths = FlexSize(width: width.length, height: height.length)
        kinds = (width.kind, height.kind)
    }

    var width: AxisLimit { AxisLimit(kinds.width, length: lengths.width) }
    var height: AxisLimit { AxisLimit(kinds.height, length: lengths.height) }

    static func == (one: AxisLimits, other: AxisLimits) -> Bool {
        one.width == other.width && one.height == other.height
    }
}

extension AxisLimit {
    /// The kind of a limit, without its length.
    fileprivate enum Kind {
        case none, loose, exactly, atMost
    }

    fileprivate init(_ kind: Kind, length: Double) {
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

    /// The length of the limit, undefined if there is none.
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

    /// Whether the length is not limited.
    var isOpen: Bool { !isExact && !isAtMost }

    /// The limit in the form that the owner of a leaf receives.
    var ofContent: FlexLimit {
        switch self {
        case .none, .loose: .none
        case .exactly(let length): .exactly(length)
        case .atMost(let length): .atMost(length)
        }
    }

    /// Returns the limit for a leaf's content after subtracting an inset; never below 0.
    func content(inset length: Double) -> FlexLimit {
        switch self {
        case .none, .loose: .none
        case .exactly(let outer): .exactly((outer - length).atLeast(0))
        case .atMost(let outer): .atMost((outer - length).atLeast(0))
        }
    }

    /// Returns the stricter of this limit and a maximum; an undefined maximum is ignored.
    func capped(at largest: Double) -> AxisLimit {
        guard largest.isDefined else { return self }
        return switch self {
        case .none, .loose: .atMost(largest)
        case .exactly(let length): .exactly(length.atMost(largest))
        case .atMost(let length): .atMost(length.atMost(largest))
        }
    }

    /// The same limit with a number that layout can compute with: NaN becomes no limit, and infinity a very large
    /// number.
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
