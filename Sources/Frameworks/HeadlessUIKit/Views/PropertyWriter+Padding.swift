extension PropertyWriter {
    /// Room that the page keeps free inside an element whose content it draws by itself.
    func padding(_ room: UIEdgeInsets) {
        let sides = [room.top, room.right, room.bottom, room.left].map(CSSValue.pixels)
        style("padding", room == .zero ? nil : sides.joined(separator: " "))
    }
}
