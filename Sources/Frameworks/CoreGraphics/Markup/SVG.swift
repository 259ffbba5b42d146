/// Functions that build SVG images.
package enum SVG {
    /// Returns an image of SVG elements.
    package static func picture(size: CGSize, definitions: [String] = [], shapes: [String]) -> String {
        let (width, height) = (CSSValue.number(size.width), CSSValue.number(size.height))
        let defined = definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\">\(defined)\(shapes.joined())</svg>"
    }

    /// Returns an image as a CSS `url()`.
    package static func cssImage(_ svg: String) -> String {
        "url(\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\")"
    }
}
