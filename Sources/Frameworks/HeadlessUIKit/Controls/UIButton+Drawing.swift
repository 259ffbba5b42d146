import TextMetrics

/// The layout of a button's title and image.
extension UIButton {
    /// Returns the frame of the image: before the title, or where the configuration places it.
    func plainImageRect(in content: CGRect) -> CGRect {
        let image = currentImage?.size ?? .zero
        let inset = imageEdgeInsets
        let size = CGSize(width: min(image.width, content.width), height: min(image.height, content.height))
        if isColumn {
            let column = column(in: content)
            let y = picturePlacement.contains(.bottom) ? column.maxY - size.height : column.minY
            return CGRect(x: content.midX - size.width / 2, y: y, width: size.width, height: size.height)
        }
        let title = titleSize(in: max(0, content.width - image.width - pictureGap))
        let shift = picturePlacement.contains(.trailing) ? title.width + pictureGap : 0
        return CGRect(
            x: place(from: start(in: content) + shift, size.width, in: content) + (inset.left - inset.right) / 2,
            y: content.midY - size.height / 2 + (inset.top - inset.bottom) / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of the title beside the image. The configuration determines the side.
    func plainTitleRect(in content: CGRect) -> CGRect {
        let image = currentImage?.size ?? .zero
        let inset = titleEdgeInsets
        let room = isColumn ? content.width : max(0, content.width - image.width - pictureGap)
        let title = titleSize(in: room)
        let width = min(title.width, max(0, room - inset.left - inset.right))
        if isColumn {
            let column = column(in: content)
            let y = picturePlacement.contains(.bottom) ? column.minY : column.maxY - title.height
            return CGRect(x: content.midX - width / 2, y: y, width: width, height: title.height)
        }
        let shift = picturePlacement.contains(.trailing) ? 0 : image.width + pictureGap
        return CGRect(
            x: place(from: start(in: content) + shift + (title.width - width) / 2, width, in: content)
                + (inset.left - inset.right) / 2,
            y: content.midY - title.height / 2 + (inset.top - inset.bottom) / 2, width: width, height: title.height)
    }

    /// Whether the image is above or below the title.
    private var isColumn: Bool { !picturePlacement.isDisjoint(with: [.top, .bottom]) }

    /// Returns the vertical extent of image and title in a column.
    private func column(in content: CGRect) -> (minY: CGFloat, maxY: CGFloat) {
        let height = (currentImage?.size.height ?? 0) + pictureGap + titleSize(in: content.width).height
        return (content.midY - height / 2, content.midY + height / 2)
    }

    /// Returns the distance of image and title from the leading edge.
    private func start(in content: CGRect) -> CGFloat {
        let image = (currentImage?.size.width ?? 0) + pictureGap
        let free = max(0, content.width - image - titleSize(in: max(0, content.width - image)).width)
        switch contentHorizontalAlignment {
        case .leading, .fill: return 0
        case .trailing: return free
        case .left: return isMirrored ? free : 0
        case .right: return isMirrored ? 0 : free
        case .center: return free / 2
        }
    }

    /// Returns the left edge of a part at a distance from the leading edge.
    private func place(from start: CGFloat, _ width: CGFloat, in content: CGRect) -> CGFloat {
        isMirrored ? content.maxX - start - width : content.minX + start
    }

    // MARK: - The title

    /// The font of the title.
    var titleFont: UIFont {
        madeLabel?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    }

    /// The maximum number of lines of the title.
    var titleLines: Int { madeLabel?.numberOfLines ?? 1 }

    /// The title with its attributes, for measuring and drawing; nil without a title.
    var dressedTitle: DressedText? {
        var look = madeLabel?.textAppearance ?? TextAppearance(lineBreak: .byTruncatingMiddle)
        look.color = titleColor
        if let title = currentAttributedTitle, title.length > 0 {
            return DressedText(title, appearance: look, font: titleFont, isMirrored: isMirrored, for: self)
        }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        return DressedText(title, appearance: look, font: titleFont, isMirrored: isMirrored, for: self)
    }

    /// Returns the size of the title. A tolerance of half a point prevents truncation after rounding to pixels.
    func titleSize(in width: CGFloat) -> CGSize {
        let box = TextBox(width: width + 0.5, numberOfLines: titleLines)
        guard let size = dressedTitle?.extent(in: box).size else { return .zero }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The laid-out lines of the title; nil without a title.
    var titleDrawing: TextDrawing? {
        let content = contentRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        return dressedTitle.flatMap { TextDrawing($0, in: titleRect(forContentRect: content), lines: titleLines) }
    }

    /// Writes the lines of the title and the frame of the image.
    package func projectDrawing(into writer: any PropertyWriter) {
        let content = contentRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        TextDrawing.project(titleDrawing, color: titleColor, into: writer)
        guard currentImage != nil else { return writer.setNumbers(.imageFrame, to: nil) }
        let frame = imageRect(forContentRect: content)
        writer.setNumbers(
            .imageFrame, to: [frame.minX, frame.minY, frame.width, frame.height].map { UIView.onPage(Double($0)) })
    }
}
