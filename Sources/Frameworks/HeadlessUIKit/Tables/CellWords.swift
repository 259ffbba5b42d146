/// The content view of a table cell. The labels and the image view of the cell's style are created on first use.
final class CellWords: ContentView {
    private let style: UITableViewCell.CellStyle
    private var first: UILabel?
    private var second: UILabel?
    private var image: UIImageView?
    /// The last computed height, with the width and the accessory state for which it was computed; nil after the
    /// content changed.
    private var known: (width: CGFloat, isAlone: Bool, height: CGFloat)?
    /// The leading margin of the content.
    var margin: CGFloat = 16 { didSet { if oldValue != margin { wordsChanged() } } }
    /// Whether the cell has no accessory, so that the content needs a trailing margin.
    var isAlone = true { didSet { if oldValue != isAlone { wordsChanged() } } }

    init(_ style: UITableViewCell.CellStyle) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row))
    }

    required init?(coder: NSCoder) { nil }

    var title: UILabel {
        if let first { return first }
        let label = UILabel()
        label.follow(style == .value2 ? .footnote : .body)
        if style == .value2 { label.textColor = .tintColor }
        first = label
        insertSubview(label, at: image == nil ? 0 : 1)
        wordsChanged()
        return label
    }

    var detail: UILabel? {
        guard style != .default else { return nil }
        if let second { return second }
        let label = UILabel()
        label.follow(style == .subtitle ? .caption1 : style == .value2 ? .footnote : .body)
        label.textColor = style == .value2 ? .label : .secondaryLabel
        second = label
        insertSubview(label, at: (image == nil ? 0 : 1) + (first == nil ? 0 : 1))
        wordsChanged()
        return label
    }

    var picture: UIImageView {
        if let image { return image }
        let view = UIImageView(frame: .zero)
        image = view
        insertSubview(view, at: 0)
        wordsChanged()
        return view
    }

    /// The default content configuration of the cell's style.
    var plainConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the height of the content for a width.
    func height(for width: CGFloat, isAlone: Bool) -> CGFloat {
        if let known, known.width == width, known.isAlone == isAlone { return known.height }
        let arrangement = CellArrangement(of: style, margin: margin, isAlone: isAlone, width: width)
        let height = arrangement.height(image: pictureSize, title: first, detail: second)
        known = (width, isAlone, height)
        return height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard first != nil || second != nil || image != nil else { return }
        let arrangement = CellArrangement(of: style, margin: margin, isAlone: isAlone, width: bounds.width)
        let frames = arrangement.frames(image: pictureSize, title: first, detail: second, height: bounds.height)
        image?.set(sided(frames.image))
        first?.set(sided(frames.title))
        second?.set(sided(frames.detail))
    }

    private var pictureSize: CGSize? { image?.image == nil ? nil : image?.intrinsicContentSize.lengths }

    override func childChanged(_ child: UIView) {
        if child === first || child === second || child === image { wordsChanged() }
    }

    private func wordsChanged() {
        known = nil
        setNeedsLayout()
        mark(.layout)
        superview?.childChanged(self)
    }
}
