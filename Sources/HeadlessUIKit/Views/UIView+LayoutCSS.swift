extension UIView {
    /// What the page is told about the view's place, and how its children flow.
    func layoutCSS() -> LayoutCSS {
        var result = LayoutCSS()
        if isPlacedByDeclarations { return result }
        if let container {
            placeInParent(container, &result)
            container.arrange(child: self, &result)
        }
        flowChildren(&result)
        arrange(&result)
        return result
    }

    /// Whether the page was told, or would be told, a place of the view's own.
    var isPlacedByLayout: Bool {
        writtenLayout != 0 || flags.contains(.constrained) || rectangle != .zero || !autoresizingMask.isEmpty
            || container?.flow(of: self) != ChildFlow.none
    }

    private func placeInParent(_ parent: UIView, _ css: inout LayoutCSS) {
        let flow = parent.flow(of: self)
        if flags.contains(.constrained) {
            guard !heldConstraints.isEmpty || flow != .none else { return }
            let followsFrames = css.place(self, LayoutTraits(flow: flow) { [self] in isStretchable(along: $0) })
            if followsFrames { flags.insert(.followsFrames) } else { flags.remove(.followsFrames) }
            return
        }
        switch flow {
        case .stack: return
        case .none, .scroll: break
        }
        let mask = autoresizingMask
        // A view that nobody gave a place stands in the page's own flow, as the children of Beagle's containers do.
        guard rectangle != .zero || mask.contains(.flexibleWidth) || mask.contains(.flexibleHeight) else { return }
        css.place(
            rectangle, in: parent.rectangle.size,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
    }

    /// Children strung together sideways need a row, and sizes across the axes a container to be measured by.
    private func flowChildren(_ css: inout LayoutCSS) {
        guard flow == .none else { return }
        let constrained = children.lazy.filter { $0.flags.contains(.constrained) && !$0.heldConstraints.isEmpty }
        var crosses = false
        var isRow = false
        for child in constrained {
            switch ChildNeed(child) {
            case .nothing: break
            case .measure: crosses = true
            case .row: isRow = true
            case .column: return
            }
        }
        if crosses { css[.containerType] = "size" }
        if isRow { css[.flexDirection] = "row" }
    }
}
