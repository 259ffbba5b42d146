package import Flexbox

// MARK: - Leaves

extension UIView: FlexOwner {
    /// Returns the size of a box that contains no other boxes.
    ///
    /// As in YogaKit, a plain view without content is empty, regardless of its frame.
    package func flexContentSize(_ width: FlexLimit, _ height: FlexLimit) -> FlexSize {
        let size: CGSize
        if case .exactly = width, let tall = heightOfOneLine(in: width.most) {
            size = CGSize(width: width.most, height: tall)
        } else if isHeldByConstraintsInside {
            size = constrainedSize(width: width, height: height)
        } else if type(of: self) == UIView.self, children.isEmpty {
            size = .zero
        } else {
            size = sizeThatFits(CGSize(width: width.most, height: height.most))
        }
        return FlexSize(width: width.heeded(by: size.width), height: height.heeded(by: size.height))
    }

    /// Text is vertically centred in a box that is higher than the text.
    package func flexBaseline(in size: FlexSize) -> Double {
        baselines.map { size.height / 2 + Double($0.first) } ?? size.height
    }

    private var isHeldByConstraintsInside: Bool {
        self is UIStackView || rare?.constraints.isEmpty == false
            || children.contains { $0.flags.contains(.constrained) }
    }

    private func constrainedSize(width: FlexLimit, height: FlexLimit) -> CGSize {
        func fitting(_ width: CGFloat?) -> CGSize {
            let isHigh = if case .exactly = height { true } else { false }
            return systemLayoutSizeFitting(
                CGSize(width: width ?? 0, height: isHigh ? height.most : 0),
                withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
                verticalFittingPriority: isHigh ? .required : .fittingSizeLevel)
        }
        if case .exactly = width { return fitting(width.most) }
        let natural = fitting(nil)
        return natural.width > width.most ? fitting(width.most) : natural
    }
}

extension FlexLimit {
    /// The available length. Without a limit, the largest finite number, as in YogaKit.
    fileprivate var most: CGFloat {
        switch self {
        case .none: .greatestFiniteMagnitude
        case .exactly(let length), .atMost(let length): CGFloat(length)
        }
    }

    /// Returns the length of a box within this limit, for content of the given length.
    fileprivate func heeded(by length: CGFloat) -> Double {
        switch self {
        case .none: Double(max(0, length))
        case .exactly(let room): room
        case .atMost(let room): min(room, Double(max(0, length)))
        }
    }
}

// MARK: - Trees

extension UIView {
    /// The intrinsic size of a layout tree that has constraints; nil for all other views.
    var flexNaturalSize: CGSize? {
        guard tellsFlexSize else { return nil }
        return flexSize(width: .none, height: .none)
    }

    /// Returns the intrinsic height of a layout tree that has constraints, for a width; nil for all other views.
    func flexHeight(forWidth width: CGFloat) -> CGFloat? {
        guard tellsFlexSize else { return nil }
        return flexSize(width: .exactly(Double(width)), height: .none)?.height
    }

    /// Returns the size of a layout tree within `size`; nil if the view is not the root of a tree.
    func flexSize(thatFits size: CGSize) -> CGSize? {
        guard isFlexBox, !isFlexChild else { return nil }
        return flexSize(width: FlexLimit(within: size.width), height: FlexLimit(within: size.height))
    }

    private func flexSize(width: FlexLimit, height: FlexLimit) -> CGSize? {
        guard let node = flex?.node else { return nil }
        bringFlexTreeUpToDate()
        if node.children.isEmpty { return nil }
        let size = node.fittingSize(
            width: width, height: height, direction: readingDirection, scale: Self.pixelsPerPoint)
        return CGSize(width: size.width, height: size.height)
    }
}

extension FlexLimit {
    /// Creates a limit from a fitting size of UIKit, where 0 and very large numbers mean no limit.
    fileprivate init(within length: CGFloat) {
        self = length > 0 && length < 1e9 ? .atMost(Double(length)) : .none
    }
}
