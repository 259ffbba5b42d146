/// A length in terms that hold for every size of the parent: shares of its sides, its safe area, and points.
struct Length: Equatable {
    /// Share of the parent's width.
    var width: CGFloat = 0
    /// Share of the parent's height.
    var height: CGFloat = 0
    /// How often the safe area's upper inset counts.
    var safeTop: CGFloat = 0
    /// How often the safe area's lower inset counts.
    var safeBottom: CGFloat = 0
    /// How often the safe area's left inset counts, which only a phone on its side has.
    var safeLeft: CGFloat = 0
    /// How often its right inset counts.
    var safeRight: CGFloat = 0
    var points: CGFloat = 0

    static let zero = Length()

    /// All of the parent along an axis.
    static func whole(_ axis: NSLayoutConstraint.Axis) -> Length {
        switch axis {
        case .horizontal: Length(width: 1)
        case .vertical: Length(height: 1)
        }
    }

    static func + (left: Length, right: Length) -> Length { left.combined(right, 1) }
    static func - (left: Length, right: Length) -> Length { left.combined(right, -1) }
    static func * (left: Length, factor: CGFloat) -> Length { Length.zero.combined(left, factor) }
    static func + (left: Length, points: CGFloat) -> Length { left.combined(Length(points: points), 1) }

    /// Whether it depends on the parent's other side.
    func crosses(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal ? height != 0 : width != 0 }

    /// The length in the page's language, used along `axis`.
    func css(_ axis: NSLayoutConstraint.Axis) -> String {
        var terms: [(factor: CGFloat, text: String)] = []
        func add(_ share: CGFloat, _ unit: String) {
            if share != 0 { terms.append((share < 0 ? -1 : 1, CSSValue.number(abs(share) * 100) + unit)) }
        }
        func addSafe(_ factor: CGFloat, _ name: String) {
            guard factor != 0 else { return }
            let inset = "var(--safe-area-\(name), 0px)"
            let size = abs(factor)
            terms.append((factor, size == 1 ? inset : "\(CSSValue.number(size)) * \(inset)"))
        }
        add(width, axis == .horizontal ? "%" : "cqw")
        add(height, axis == .vertical ? "%" : "cqh")
        addSafe(safeTop, "top")
        addSafe(safeBottom, "bottom")
        addSafe(safeLeft, "left")
        addSafe(safeRight, "right")
        if points != 0 { terms.append((points, CSSValue.pixels(abs(points)))) }
        guard let first = terms.first else { return "0px" }
        if terms.count == 1, first.text.hasSuffix("px") || first.text.hasSuffix("%") || first.text.hasSuffix("cqw") {
            return first.factor < 0 ? "-" + first.text : first.text
        }
        if terms.count == 1, first.factor == 1 { return first.text }
        var sum = (first.factor < 0 ? "-1 * " : "") + first.text
        for term in terms.dropFirst() { sum += (term.factor < 0 ? " - " : " + ") + term.text }
        return "calc(\(sum))"
    }

    /// The length for a parent of one size.
    func resolved(in size: CGSize, safeArea: UIEdgeInsets) -> CGFloat {
        width * size.width + height * size.height + safeTop * safeArea.top + safeBottom * safeArea.bottom
            + safeLeft * safeArea.left + safeRight * safeArea.right + points
    }

    private func combined(_ other: Length, _ factor: CGFloat) -> Length {
        Length(
            width: width + other.width * factor, height: height + other.height * factor,
            safeTop: safeTop + other.safeTop * factor, safeBottom: safeBottom + other.safeBottom * factor,
            safeLeft: safeLeft + other.safeLeft * factor, safeRight: safeRight + other.safeRight * factor,
            points: points + other.points * factor)
    }
}
