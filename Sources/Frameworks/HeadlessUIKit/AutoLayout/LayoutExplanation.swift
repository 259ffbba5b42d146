/// A report of the constraints that determined a view's frame, made on demand.
package struct LayoutExplanation: Equatable {
    /// The mechanism that determined the view's frame.
    package enum Placing: String, Sendable {
        /// Constraints with the view as an item.
        case constraints
        /// A stack view that arranges the view, together with any constraints.
        case stack
        /// The flexbox style of the view in a server-driven tree.
        case flexbox
        /// A frame set by code and adjusted by the autoresizing mask.
        case mask
        /// A frame set by code.
        case frame
    }

    /// A constraint with the view as an item.
    package struct Rule: Equatable {
        /// The constraint in readable form.
        package let text: String
        /// The priority of the constraint from 1 to 1000, where 1000 is required.
        package let priority: Double
        /// Whether the constraint is in effect; false if it was broken because of a conflict.
        package let isFollowed: Bool
    }

    /// The intrinsic content size; nil along an axis without one.
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
    /// Whether the constraints allow more than one frame.
    package let isAmbiguous: Bool
    /// The declarations of the view's flexbox style that differ from the default; empty for a view without a flexbox
    /// style.
    package let flex: [FlexValue]
}

extension UIView {
    /// The report for this view. Constraints between other views are in their own reports.
    package var layoutExplanation: LayoutExplanation {
        let engine = layoutEngine
        return LayoutExplanation(
            placing: placing, frame: frame,
            rules: heldConstraints.map {
                LayoutExplanation.Rule(
                    text: $0.sentence, priority: Double($0.priority.rawValue), isFollowed: engine?.follows($0) == true)
            },
            content: contentExplanation, isAmbiguous: hasAmbiguousLayout,
            flex: isFlexBox ? flexStyle.nonDefaultValues : [])
    }

    /// Whether constraints allow more than one frame; false for views that no constraint determines.
    ///
    /// For debugging only, as on iOS, because all constraints of the screen are solved again.
    public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) == true }

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        heldConstraints.filter { constraint in
            let own = constraint.first === self ? constraint.firstAttribute : constraint.secondAttribute
            return own.axis == axis
        }
    }

    private var placing: LayoutExplanation.Placing {
        if container?.arranges(self) == true, container is UIStackView { return .stack }
        if flags.contains(.constrained) { return .constraints }
        if isFlexBox { return .flexbox }
        return autoresizingMask.isEmpty ? .frame : .mask
    }

    private var contentExplanation: LayoutExplanation.Content? {
        let size = intrinsicContentSize
        let (width, height) = (size.width, size.height)
        guard width >= 0 || height >= 0 else { return nil }
        func both(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> [Double] {
            [Double(priority(.horizontal).rawValue), Double(priority(.vertical).rawValue)]
        }
        return LayoutExplanation.Content(
            width: width >= 0 ? Double(width) : nil, height: height >= 0 ? Double(height) : nil,
            hugging: both(contentHuggingPriority), resistance: both(contentCompressionResistancePriority))
    }
}

extension LayoutEngine {
    /// Whether the constraint is in effect.
    fileprivate func follows(_ constraint: NSLayoutConstraint) -> Bool { book.rule(of: constraint)?.handle != nil }

    /// Whether one of the view's variables could have another value without violating a constraint.
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
