/// What decided where a view is and how large, told on demand.
package struct LayoutAccount: Equatable {
    /// Who gave the view its frame.
    package enum Placing: String, Sendable {
        /// Constraints that name the view.
        case constraints
        /// The stack that arranges it, with whatever constraints name it.
        case stack
        /// The style of a box in a server-driven tree.
        case flexbox
        /// Code, and its autoresizing mask ever since.
        case mask
        /// Code.
        case frame
    }

    /// A constraint that names the view.
    package struct Rule: Equatable {
        /// The rule as a developer would write it down.
        package let text: String
        /// Between 1 and 1000, which is required.
        package let priority: Double
        /// Whether it takes part; one that cannot hold together with others does not.
        package let isFollowed: Bool
    }

    /// What the view's content asks for, horizontally and vertically; nil along an axis without an opinion.
    package struct Content: Equatable {
        package let width: Double?
        package let height: Double?
        package let hugging: [Double]
        package let resistance: [Double]
    }

    package let placing: Placing
    package let frame: CGRect
    package let rules: [Rule]
    package let content: Content?
    /// Whether the constraints leave open where the view is, so that another frame would do as well.
    package let isAmbiguous: Bool
    /// What the style of a box says.
    package let flex: [FlexValue]
}

extension UIView {
    /// What decided where the view is; other views' constraints are found in their own accounts.
    package var layoutAccount: LayoutAccount {
        let engine = layoutEngine
        return LayoutAccount(
            placing: placing, frame: frame,
            rules: heldConstraints.map {
                LayoutAccount.Rule(
                    text: $0.sentence, priority: Double($0.priority.rawValue), isFollowed: engine?.follows($0) == true)
            },
            content: contentAccount, isAmbiguous: hasAmbiguousLayout,
            flex: isFlexBox ? flexStyle.account : [])
    }

    /// Whether constraints leave open where the view is; false for views that no constraint places.
    ///
    /// Looking for it solves all constraints of the screen again, so it is for debugging, as on iOS.
    public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) == true }

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        heldConstraints.filter { constraint in
            let own = constraint.first === self ? constraint.firstAttribute : constraint.secondAttribute
            return own.axis == axis
        }
    }

    private var placing: LayoutAccount.Placing {
        if container?.arranges(self) == true, container is UIStackView { return .stack }
        if flags.contains(.constrained) { return .constraints }
        if isFlexBox { return .flexbox }
        return autoresizingMask.isEmpty ? .frame : .mask
    }

    private var contentAccount: LayoutAccount.Content? {
        let size = intrinsicContentSize
        let (width, height) = (size.width, size.height)
        guard width >= 0 || height >= 0 else { return nil }
        func both(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> [Double] {
            [Double(priority(.horizontal).rawValue), Double(priority(.vertical).rawValue)]
        }
        return LayoutAccount.Content(
            width: width >= 0 ? Double(width) : nil, height: height >= 0 ? Double(height) : nil,
            hugging: both(contentHuggingPriority), resistance: both(contentCompressionResistancePriority))
    }
}

extension LayoutEngine {
    /// Whether the constraint takes part in layout now.
    fileprivate func follows(_ constraint: NSLayoutConstraint) -> Bool { book.rule(of: constraint)?.handle != nil }

    /// Whether one of the view's unknowns could as well have another value.
    fileprivate func isAmbiguous(_ view: UIView) -> Bool {
        guard let placement = placement(of: view) else { return false }
        return placement.variables.contains { (try? solver.isAmbiguous($0)) == true }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }
}
