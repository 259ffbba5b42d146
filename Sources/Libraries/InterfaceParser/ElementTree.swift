import Foundation
import FoundationXML
import InterfaceModel

/// Why a text is no tree of elements; to stand behind the file's name.
struct BrokenTree: Error, CustomStringConvertible {
    let description: String
}

/// Reads XML as a tree of elements, within bounds.
final class ElementTree: NSObject, XMLParserDelegate {
    private let bounds: InterfaceReader.Bounds
    /// The elements around the place that is read.
    private var open: [InterfaceElement] = []
    private var texts: [String] = []
    private var count = 0
    private var root: InterfaceElement?
    /// Why reading ended early.
    private var refusal: BrokenTree?

    init(_ bounds: InterfaceReader.Bounds) { self.bounds = bounds }

    /// Reads all bytes. Throws where they are no XML, or go beyond the bounds.
    func read(_ data: Data) throws(BrokenTree) -> InterfaceElement {
        // What declares entities could come to any size; Xcode writes no such thing.
        if data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil {
            throw BrokenTree(description: "declares a type of document, which Xcode writes in no storyboard")
        }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        let isRead = parser.parse()
        if let refusal { throw refusal }
        guard isRead, let root, open.isEmpty else {
            let place = parser.lineNumber > 0 ? " in line \(parser.lineNumber)" : ""
            throw BrokenTree(description: "is broken\(place): it is no XML")
        }
        return root
    }

    private func refuse(_ parser: XMLParser, _ reason: String) {
        refusal = refusal ?? BrokenTree(description: "is broken in line \(parser.lineNumber): \(reason)")
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        guard refusal == nil else { return }
        count += 1
        guard count <= bounds.elements else {
            return refuse(parser, "it has more than \(bounds.elements) elements")
        }
        guard open.count < bounds.depth else {
            return refuse(parser, "more than \(bounds.depth) elements lie in one another")
        }
        open.append(InterfaceElement(elementName, attributeDict))
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
        // Between elements there is nothing but the file's layout.
        if element.children.isEmpty, !text.isEmpty {
            element.text = element["base64-UTF8"] == "YES" ? Self.decoded(text) ?? text : text
        }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    /// Text with signs that XML has not is written in base 64, without what fills the last group.
    private static func decoded(_ text: String) -> String? {
        var letters = text.filter { !$0.isWhitespace && $0 != "=" }
        letters += String(repeating: "=", count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: letters).map { String(decoding: $0, as: UTF8.self) }
    }
}
