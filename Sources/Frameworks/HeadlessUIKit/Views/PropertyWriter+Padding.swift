extension PropertyWriter {
    /// Writes the padding of an element whose content the page draws itself.
    func padding(_ room: UIEdgeInsets) {
        let sides = [room.top, room.right, room.bottom, room.left].map(CSSValue.pixels)
        setStyle("padding", to: room == .zero ? nil : sides.joined(separator: " "))
    }
}
