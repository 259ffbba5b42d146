import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Lists of sublayers, and layers with a text")
struct TextLayerTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    private func layer(_ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = color.cgColor
        layer.frame = view.bounds
        return layer
    }

    /// The SVG in the CSS image of a layer.
    private func svg(of layer: CALayer) throws -> String {
        let drawing = try #require(layer.drawing)
        let base64 = try #require(drawing.components(separatedBy: "base64,").last?.prefix { $0 != "\"" })
        return String(decoding: try #require(Data(base64Encoded: String(base64))), as: UTF8.self)
    }

    @Test func `Setting the sublayers replaces them, in the order of the list`() {
        let (red, blue, green) = (layer(.red), layer(.blue), layer(.green))
        stage.act { view.layer.sublayers = [red, blue] }
        #expect(view.layer.sublayers == [red, blue] && red.superlayer === view.layer)
        stage.act { view.layer.sublayers = [green, red] }
        #expect(view.layer.sublayers == [green, red] && blue.superlayer == nil)
        stage.act { view.layer.sublayers = nil }
        #expect(view.layer.sublayers == nil && red.superlayer == nil && green.superlayer == nil)
    }

    @Test func `A text layer draws its text, and draws it again when it changes`() throws {
        let text = CATextLayer()
        text.frame = view.bounds
        text.string = "Hello"
        text.font = CGFont("Inter-Bold")
        text.fontSize = 12
        text.foregroundColor = UIColor.red.cgColor
        stage.act { view.layer.addSublayer(text) }
        let first = try svg(of: text)
        #expect(first.contains(">Hello<") && first.contains("fill:#ff0000"))
        stage.act { text.string = NSAttributedString(string: "Bye") }
        let second = try svg(of: text)
        #expect(second.contains(">Bye<") && !second.contains("Hello"))
        stage.act { text.string = nil }
        #expect(text.drawing == nil)
    }
}
