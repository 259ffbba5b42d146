/// An object that lays out the text of a storage in its first container. A glyph has the index of its character, in
/// UTF-16 units.
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage? { didSet { textChanged() } }
    public private(set) var textContainers: [NSTextContainer] = []
    /// Stored; has no visible effect.
    open var usesFontLeading = true
    /// Stored; has no visible effect.
    open var allowsNonContiguousLayout = false
    /// The current layout; nil until it is needed after a change.
    private var geometry: TextGeometry?

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        let own = container.changed
        container.changed = { [weak self] in
            self?.textChanged()
            own()
        }
        textChanged()
    }

    /// Discards the layout.
    func textChanged() { geometry = nil }

    private var lines: TextGeometry {
        if let geometry { return geometry }
        let made = TextGeometry(textStorage ?? NSTextStorage(string: ""), in: textContainers.first)
        geometry = made
        return made
    }

    // MARK: - Indices

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the range of the characters that fit the container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { lines.visibleRange }
    /// Has no effect, because a layout is computed when it is needed.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Discards the layout.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        textChanged()
    }
    /// Discards the layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { textChanged() }

    // MARK: - Places

    /// Returns the rectangle around all lines, including the padding at their ends.
    open func usedRect(for container: NSTextContainer) -> CGRect { lines.usedRect }
    /// Returns the smallest rectangle around the characters.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        lines.rects(of: glyphRange).reduce(into: CGRect.null) { $0 = $0.union($1) }.orZero
    }
    /// Calls a block for each line that contains some of the characters, with the rectangle of these characters.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in lines.rects(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
    }
    /// Calls a block with the rectangle of each line, the used part of it, the container and the line's range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines.lines where !stop.boolValue && line.range.intersection(glyphRange) != nil {
            block(line.rect, line.used, container, line.range, &stop)
        }
    }
    /// Returns the rectangle of the line that contains a character; zero if there is none.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = lines.lines.first(where: { $0.range.contains(glyphIndex) }) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.rect
    }

    /// Returns the index of the character at a point, or of the nearest one.
    ///
    /// - Parameters:
    ///   - point: A point in the container.
    ///   - container: The container.
    ///   - fraction: Set to the part of the character's width that is before the point, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = lines.character(at: point)
        fraction?.pointee = found.fraction
        return found.index
    }
    /// Returns the index of the character at a point, or of the nearest one.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: fraction)
    }
}

extension CGRect {
    /// The rectangle, or zero if it is the null rectangle.
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
