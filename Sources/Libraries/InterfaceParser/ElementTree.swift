import Foundation
import FoundationXML
import InterfaceModel

/// The reason why a text is not a valid tree of elements. The description follows the file's name in a sentence.
struct BrokenTree: Error, CustomStringConvertible {
    let description: String
}

/// Parses XML into a tree of elements, within limits.
final class ElementTree: NSObject, XMLParserDelegate {
    private let bounds: InterfaceReader.Bounds
    /// The open elements, outermost first.
    private var open: [InterfaceElement] = []
    private var texts: [String] = []
    private var count = 0
    private var root: InterfaceElement?
    /// The reason why parsing was aborted; nil if it was not.
    private var refusal: BrokenTree?

    init(_ bounds: InterfaceReader.Bounds) { self.bounds = bounds }

    /// Parses the bytes. Throws if they are not XML or exceed the limits.
    func read(_ data: Data) throws(BrokenTree) -> InterfaceElement {
        // Entities could expand to any size, and Xcode does not use them.
        if data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil {
            throw BrokenTree(description: "has a document type declaration, which Xcode never writes")
        }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        let isRead = parser.parse()
        if let refusal { throw refusal }
        guard isRead, let root, open.isEmpty else {
            let place = parser.lineNumber > 0 ? " in line \(parser.lineNumber)" : ""
            throw BrokenTree(description: "is not valid XML\(place)")
        }
        return root
    }

    private func refuse(_ parser: XMLParser, reason: String) {
        refusal = refusal ?? BrokenTree(description: "is invalid in line \(parser.lineNumber): \(reason)")
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        guard refusal == nil else { return }
        count += 1
        guard count <= bounds.elements else {
            return refuse(parser, reason: "it has more than \(bounds.elements) elements")
        }
        guard open.count < bounds.depth else {
            return refuse(parser, reason: "elements are nested deeper than \(bounds.depth) levels")
        }
        open.append(InterfaceElement(elementName, attributes: attributeDict))
        texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard refusal == nil, !texts.isEmpty else { return }
        texts[texts.count - 1] += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard refusal == nil, var element = open.popLast(), let text = texts.popLast() else { return }
        // Text between nested elements is only formatting, so only the text of an element without children counts.
        if element.children.isEmpty, !text.isEmpty {
            element.text = element["base64-UTF8"] == "YES" ? Self.decoded(text) ?? text : text
        }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    /// Decodes text that Xcode writes in base64 without padding, because it contains characters that XML does not
    /// allow.
    private static func decoded(_ text: String) -> String? {
        var letters = text.filter { !$0.isWhitespace && $0 != "=" }
        letters += String(repeating: "=", count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: letters).map { String(decoding: $0, as: UTF8.self) }
    }
}
