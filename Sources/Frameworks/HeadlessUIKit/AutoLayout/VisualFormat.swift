/// A parsed visual format, before its names are looked up.
///
/// A format consists of views, each with optional sizes, and of the gaps between them and to the superview.
struct VisualFormat {
    /// A syntax error, and its position as a number of characters from the beginning.
    struct Failure: Error, Equatable {
        let place: Int
        let reason: String
    }

    /// A number, or the name of a metric or a view.
    enum Object: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// A predicate of a size or a gap, such as `>=100@750`.
    struct Predicate: Equatable {
        let relation: NSLayoutConstraint.Relation
        let object: Object
        let priority: Object?
        let place: Int
    }

    /// A view in brackets, such as `[name(>=80)]`.
    struct Element: Equatable {
        let name: String
        let sizes: [Predicate]
        let place: Int
    }

    /// The spacing between two elements.
    enum Gap: Equatable {
        case none
        /// A single hyphen: the standard spacing.
        case standard
        case compared([Predicate])
    }

    let axis: NSLayoutConstraint.Axis
    let elements: [Element]
    /// The gaps between the elements, one fewer than elements.
    let gaps: [Gap]
    /// The gap after the first `|`; nil without one.
    let leading: Gap?
    /// The gap before the last `|`; nil without one.
    let trailing: Gap?
}
