import Constraints

/// Constraints for the intrinsic content sizes of items.
extension LayoutEngine {
    /// Updates the content constraints of an item to its intrinsic content size.
    func updateContentSize(of placement: Placement) {
        guard let view = placement.view, !(view is UIStackView), self.placement(of: view) === placement else {
            return
        }
        constrain(placement, to: view.intrinsicContentSize, measuredWidth: nil)
    }

    /// Measures multi-line content for the width that was found. Returns whether the content's size changed.
    func measure(_ placement: Placement) -> Bool {
        let width = placement.frame.width
        guard let view = placement.view, view.wrapsContent, let content = placement.content,
            content.measuredWidth != width
        else { return false }
        let natural = view.intrinsicContentSize
        if let height = view.flexHeight(forWidth: width) {
            constrain(placement, to: CGSize(width: natural.width, height: height), measuredWidth: width)
            return true
        }
        let isNatural = natural.width <= width + 0.01
        if isNatural, content.measuredWidth == nil { return false }
        let size = isNatural ? natural : view.sizeThatFits(CGSize(width: width, height: .infinity))
        constrain(placement, to: size, measuredWidth: isNatural ? nil : width)
        for rule in book.rules(madeOf: view) where rule.constraint.namesBaseline { refresh(rule) }
        if let stack = view.superview as? UIStackView, stack.alignsBaselines { arrange(stack) }
        return true
    }

    /// Resets measured content to its natural size, because more width may be available. Returns the items that were
    /// reset.
    func unwrap(_ placements: [Placement]) -> [Placement] {
        let wrapped = placements.filter { $0.content?.measuredWidth != nil }
        wrapped.forEach(updateContentSize)
        return wrapped
    }

    private func constrain(_ placement: Placement, to size: CGSize, measuredWidth: CGFloat?) {
        guard let view = placement.view else { return }
        var content = placement.content ?? ContentSize()
        content.measuredWidth = measuredWidth
        content.horizontal = extent(
            updating: content.horizontal, of: placement.width, size: size.width,
            hugging: view.contentHuggingPriority(for: .horizontal),
            resistance: view.contentCompressionResistancePriority(for: .horizontal))
        content.vertical = extent(
            updating: content.vertical, of: placement.height, size: size.height,
            hugging: view.contentHuggingPriority(for: .vertical),
            resistance: view.contentCompressionResistancePriority(for: .vertical))
        let before = placement.content?.size
        content.size = size
        placement.content = content
        // Views of a proportionally filled stack get shares in proportion to their sizes.
        guard before != size, let stack = view.superview as? UIStackView, stack.distribution == .fillProportionally,
            stack.arranges(view)
        else { return }
        arrange(stack)
    }

    private func extent(
        updating before: ContentSize.Extent?, of variable: Variable, size: CGFloat, hugging: UILayoutPriority,
        resistance: UILayoutPriority
    ) -> ContentSize.Extent? {
        guard size.isFinite, size >= 0 else {
            for handle in [before?.most, before?.least] { handle.map(withdraw) }
            return nil
        }
        if let extent = before {
            for (handle, priority) in [(extent.most, hugging), (extent.least, resistance)] {
                guard let handle else { continue }
                try? solver.setConstant(size, of: handle)
                if let priority = priority.linear { try? solver.setPriority(priority, of: handle) }
            }
            return extent
        }
        func addConstraint(_ relation: Relation, priority: UILayoutPriority) -> ConstraintHandle? {
            guard let priority = priority.linear else { return nil }
            return try? solver.add(
                LinearConstraint(
                    LinearExpression(variable), relation, LinearExpression(Double(size)), priority: priority))
        }
        return ContentSize.Extent(
            most: addConstraint(.lessOrEqual, priority: hugging),
            least: addConstraint(.greaterOrEqual, priority: resistance))
    }
}
