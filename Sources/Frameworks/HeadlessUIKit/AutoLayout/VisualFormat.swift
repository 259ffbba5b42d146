/// What a visual format says, before its names are looked up.
///
/// Between two views, and between a view and the view around it, is a gap; a view may have sizes.
struct VisualFormat {
    /// Why a format means nothing, and where: the number of signs before the place.
    struct Failure: Error, Equatable {
        let place: Int
        let reason: String
    }

    /// A number, or the name of one or of a view.
    enum Object: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// One comparison, as `>=100@750`.
    struct Predicate: Equatable {
        let relation: NSLayoutConstraint.Relation
        let object: Object
        let priority: Object?
        let place: Int
    }

    /// A view in brackets.
    struct Element: Equatable {
        let name: String
        let sizes: [Predicate]
        let place: Int
    }

    /// What is between two things.
    enum Gap: Equatable {
        case none
        /// A single hyphen: what the system leaves there.
        case standard
        case compared([Predicate])
    }

    let axis: NSLayoutConstraint.Axis
    let elements: [Element]
    /// The gaps between the elements, one fewer than there are.
    let gaps: [Gap]
    /// The gap behind a first `|`; nil without one.
    let leading: Gap?
    /// The gap before a last `|`; nil without one.
    let trailing: Gap?
}
