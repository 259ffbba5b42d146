/// Drawings of shapes.
enum SVG {
    /// A drawing of elements of SVG.
    static func picture(_ size: CGSize, definitions: [String] = [], _ shapes: [String]) -> String {
        let (width, height) = (CSSValue.number(size.width), CSSValue.number(size.height))
        let defined = definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\">\(defined)\(shapes.joined())</svg>"
    }

    /// A drawing as an image of style sheets.
    static func cssImage(_ svg: String) -> String {
        "url(\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\")"
    }
}
