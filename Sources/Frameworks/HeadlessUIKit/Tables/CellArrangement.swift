/// The layout of the image, the title and the detail in a cell that has one of UIKit's styles.
struct CellArrangement {
    let style: UITableViewCell.CellStyle
    let margin: CGFloat
    let isAlone: Bool
    let width: CGFloat

    /// The vertical padding of the labels in a self-sizing row.
    private static let above: CGFloat = 11
    /// The spacing between two labels in a column.
    private static let lineGap: CGFloat = 2
    /// The spacing between image and label, and between two labels in a row.
    private static let gap: CGFloat = 16
    /// The width of the first label in the style `value2`.
    private static let captionWidth: CGFloat = 91

    init(of style: UITableViewCell.CellStyle, margin: CGFloat, isAlone: Bool, width: CGFloat) {
        self.style = style
        self.margin = margin
        self.isAlone = isAlone
        self.width = width
    }

    /// Returns the height of a row with these parts.
    func height(image: CGSize?, title: UILabel?, detail: UILabel?) -> CGFloat {
        let words = textSizes(image: image, title: title, detail: detail)
        var tall: CGFloat =
            switch style(of: title, detail) {
            case .default, .value1, .value2: max(words.title.height, words.detail.height)
            case .subtitle: words.title.height + words.detail.height + lineGap(words)
            }
        if tall > 0 { tall += 2 * Self.above }
        return max(tall, image?.height ?? 0)
    }

    func frames(
        image: CGSize?, title: UILabel?, detail: UILabel?, height: CGFloat
    ) -> (image: CGRect, title: CGRect, detail: CGRect) {
        let words = textSizes(image: image, title: title, detail: detail)
        func middle(_ length: CGFloat) -> CGFloat { ((height - length) * 1.5).rounded() / 3 }
        var picture = CGRect.zero
        if let image {
            let tall = min(image.height, height)
            let wide = image.height > 0 ? image.width * tall / image.height : image.width
            picture = CGRect(x: margin, y: middle(tall), width: wide, height: tall)
        }
        let (start, end) = room(beside: image)
        switch style(of: title, detail) {
        case .default:
            return (picture, CGRect(x: start, y: 0, width: end - start, height: height), .zero)
        case .value1:
            return (
                picture, CGRect(origin: CGPoint(x: start, y: middle(words.title.height)), size: words.title),
                CGRect(
                    origin: CGPoint(x: end - words.detail.width, y: middle(words.detail.height)), size: words.detail)
            )
        case .value2:
            let second = start + Self.captionWidth + 6
            return (
                picture,
                CGRect(
                    x: start + Self.captionWidth - words.title.width, y: middle(words.title.height),
                    width: words.title.width, height: words.title.height),
                CGRect(origin: CGPoint(x: second, y: middle(words.detail.height)), size: words.detail)
            )
        case .subtitle:
            let top = middle(words.title.height + words.detail.height + lineGap(words))
            return (
                picture, CGRect(origin: CGPoint(x: start, y: top), size: words.title),
                CGRect(
                    origin: CGPoint(x: start, y: top + words.title.height + lineGap(words)), size: words.detail)
            )
        }
    }

    /// Returns the effective style. At accessibility text sizes, labels are placed below each other instead of side by
    /// side.
    private func style(of title: UILabel?, _ detail: UILabel?) -> UITableViewCell.CellStyle {
        guard style == .value1, let title, detail?.isHidden == false else { return style }
        return title.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .subtitle : style
    }

    private func room(beside image: CGSize?) -> (start: CGFloat, end: CGFloat) {
        let start = margin + (image.map { $0.width + Self.gap } ?? 0)
        return (start, max(start, width - (isAlone ? margin : 0)))
    }

    /// Returns the sizes of the labels in the available space.
    private func textSizes(image: CGSize?, title: UILabel?, detail: UILabel?) -> (title: CGSize, detail: CGSize) {
        let (start, end) = room(beside: image)
        let whole = end - start
        switch style(of: title, detail) {
        case .default, .subtitle: return (size(of: title, in: whole), size(of: detail, in: whole))
        case .value1:
            // The detail label is limited to half of the row, and the title gets the rest.
            let natural = detail?.intrinsicContentSize.lengths.width ?? 0
            let kept = min(natural, whole / 2)
            let first = size(of: title, in: whole - (kept > 0 ? kept + Self.gap / 2 : 0))
            return (first, size(of: detail, in: whole - (first.width > 0 ? first.width + Self.gap / 2 : 0)))
        case .value2:
            return (
                size(of: title, in: Self.captionWidth), size(of: detail, in: whole - Self.captionWidth - 6)
            )
        }
    }

    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, !label.isHidden, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .infinity)).lengths
        return CGSize(width: min(width, size.width), height: size.height)
    }

    private func lineGap(_ words: (title: CGSize, detail: CGSize)) -> CGFloat {
        words.title.height > 0 && words.detail.height > 0 ? Self.lineGap : 0
    }
}
