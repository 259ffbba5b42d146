import Foundation
import FoundationXML

/// Converts a symbol template of an asset catalogue to SVG.
///
/// The regular weight in medium scale is used. The notes and guides of the template are left out.
final class SymbolDrawing: NSObject, XMLParserDelegate {
    /// The maximum size of a template in bytes.
    private static let largest = 4 << 20
    /// The names of the template's variants, in order of preference. The first one that exists is used.
    private static let forms = [
        "Regular-M", "Regular-S", "Regular-L", "Medium-M", "Semibold-M", "Black-M", "Ultralight-M",
    ]
    /// The height of system symbols in the template's units. In these units, text has a size of 100 points.
    private static let height = 118.0
    /// The SVG elements that are copied, with their attributes.
    private static let shapes: [String: [String]] = [
        "g": [], "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
        "rect": ["x", "y", "width", "height", "rx", "ry"], "polygon": ["points"],
    ]
    private static let common = ["transform", "fill-rule", "opacity", "fill-opacity"]

    /// The SVG elements of each variant.
    private var drawings: [String: String] = [:]
    /// The horizontal offset of each variant.
    private var places: [String: Double] = [:]
    /// The positions of the template's guides: x for margins, y for baselines and caplines.
    private var lines: [String: Double] = [:]
    private var depth = 0
    private var form: (name: String, depth: Int)?

    /// Returns the symbol in a file as SVG; nil if the file is not a template, or too large.
    static func svg(of file: URL) -> String? {
        guard let data = try? Data(contentsOf: file), data.count <= largest else { return nil }
        let reader = SymbolDrawing()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        return parser.parse() ? reader.svg : nil
    }

    private var svg: String? {
        guard let form = Self.forms.first(where: { drawings[$0] != nil }), let pieces = drawings[form] else {
            return nil
        }
        let scale = form.suffix(1)
        let (left, right) = (lines["left-margin-\(form)"], lines["right-margin-\(form)"])
        let (base, cap) = (lines["Baseline-\(scale)"], lines["Capline-\(scale)"])
        let start = left ?? places[form] ?? 0
        let width = max(1, (right ?? start + Self.height) - start)
        let middle = ((base ?? 0) + (cap ?? (base ?? 0) - 70.5)) / 2
        let numbers = [start, middle - Self.height / 2, width, Self.height].map { String(($0 * 1000).rounded() / 1000) }
        // The size in points of a symbol next to body text.
        let (wide, tall) = ((width * 0.17 * 3).rounded() / 3, (Self.height * 0.17).rounded())
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(wide)\" height=\"\(tall)\" "
            + "viewBox=\"\(numbers.joined(separator: " "))\">\(pieces)</svg>"
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        depth += 1
        let id = attributes["id"] ?? ""
        if form == nil, elementName == "g", Self.forms.contains(id) {
            form = (id, depth)
            drawings[id] = ""
            places[id] = Self.shift(attributes["transform"])
        }
        if let form {
            drawings[form.name]? += Self.start(of: elementName, attributes) ?? ""
        } else if ["line", "path", "rect"].contains(elementName), !id.isEmpty {
            let isMargin = id.contains("margin")
            let place = isMargin ? attributes["x1"] ?? attributes["x"] : attributes["y1"] ?? attributes["y"]
            lines[id] = place.flatMap(Double.init) ?? Self.beginning(of: attributes["d"], isMargin)
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if let form {
            if Self.shapes[elementName] != nil { drawings[form.name]? += "</\(elementName)>" }
            if form.depth == depth { self.form = nil }
        }
        depth -= 1
    }

    /// Returns the horizontal offset of a transform.
    private static func shift(_ transform: String?) -> Double? {
        let parts = transform?.split { "(), ".contains($0) } ?? []
        guard let kind = parts.first else { return nil }
        if kind == "matrix", parts.count == 7 { return Double(parts[5]) }
        return kind == "translate" && parts.count > 1 ? Double(parts[1]) : nil
    }

    /// Returns the x or y coordinate at which a guide begins that is drawn as a path.
    private static func beginning(of path: String?, _ isAcross: Bool) -> Double? {
        let numbers = path?.split { !"-.0123456789".contains($0) }.prefix(2).compactMap { Double($0) } ?? []
        return numbers.count == 2 ? numbers[isAcross ? 0 : 1] : nil
    }

    private static func start(of name: String, _ attributes: [String: String]) -> String? {
        guard let own = shapes[name] else { return nil }
        let said = (own + common).compactMap { key in
            attributes[key].flatMap { isPlain($0) ? "\(key)=\"\($0)\"" : nil }
        }
        return "<" + ([name] + said).joined(separator: " ") + ">"
    }

    /// Returns whether a value needs no escaping in XML.
    private static func isPlain(_ value: String) -> Bool { !value.contains { "<>&\"".contains($0) } }
}
