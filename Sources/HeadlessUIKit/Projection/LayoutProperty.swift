/// The declarations that layout may write, and no other; a set of them fits a number.
package enum LayoutProperty: Int, CaseIterable {
    case position, left, right, top, bottom, width, height
    case minWidth, maxWidth, minHeight, maxHeight
    case marginLeft, marginRight, marginTop, marginBottom
    case aspectRatio, flex, alignSelf, order, containerType
    case display, flexDirection, alignItems, justifyContent, gap, translate, overflow, transform, padding

    package var css: String { Self.names[rawValue] }

    static let allNames = Set(names)

    private static let names = [
        "position", "left", "right", "top", "bottom", "width", "height", "min-width", "max-width", "min-height",
        "max-height", "margin-left", "margin-right", "margin-top", "margin-bottom", "aspect-ratio", "flex",
        "align-self", "order", "container-type", "display", "flex-direction", "align-items", "justify-content", "gap",
        "translate", "overflow", "transform", "padding",
    ]
}
