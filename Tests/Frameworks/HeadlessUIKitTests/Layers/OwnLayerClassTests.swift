import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layers of an app's own class, and pictures of views")
struct OwnLayerClassTests {
    private final class Dotted: CALayer {
        let color: CGColor
        override init() {
            color = UIColor.red.cgColor
            super.init()
            cornerRadius = 7
        }
        required init?(coder: NSCoder) { nil }
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(color)
            ctx.fillEllipse(in: bounds)
        }
    }
    private final class DottedView: UIView {
        override class var layerClass: AnyClass { Dotted.self }
    }
    private final class FadedView: UIView {
        final class Layer: CAGradientLayer {}
        override class var layerClass: AnyClass { Layer.self }
    }
    private final class Wrong: UIView {
        override class var layerClass: AnyClass { UIView.self }
    }

    @Test func `A view's layer is of the class that it names, and draws`() throws {
        let view = DottedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let stage = try Stage(showing: view)
        #expect((view.layer as? Dotted)?.cornerRadius == 7)
        #expect(view.projected.styles["background-image"]?.contains("svg") == true)
        let faded = FadedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (faded.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(faded.layer is FadedView.Layer)
        #expect(faded.projected.styles["background-image"]?.contains("linear-gradient") == true)
        let wrong = stage.act { type(of: Wrong().layer) }
        #expect(wrong == CALayer.self && stage.host.notes.last?.description.contains("no class of layers") == true)
    }

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 60))
        card.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
        label.text = "Rye"
        label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        card.addSubview(label)
        return card
    }

    @Test func `A view is drawn into a picture with its subviews`() throws {
        let card = card()
        let stage = try Stage(showing: card)
        let svgs = stage.act { () -> [String] in
            let renderer = UIGraphicsImageRenderer(bounds: card.bounds)
            let drawn = renderer.pngData { _ in
                #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
            }
            let rendered = renderer.pngData { card.layer.render(in: $0.cgContext) }
            return [drawn, rendered].map { String(decoding: $0, as: UTF8.self) }
        }
        for svg in svgs {
            #expect(svg.contains(">Rye</text>") && svg.contains("rgba(0,255,0,1)") && svg.contains("fill:#0000ff"))
        }
        #expect(stage.act { card.drawHierarchy(in: card.bounds, afterScreenUpdates: false) } == false)
    }

    @Test func `A snapshot looks as the view did, and does not change with it`() throws {
        let card = card()
        let stage = try Stage(showing: card)
        let snapshot = try #require(stage.act { card.snapshotView(afterScreenUpdates: true) })
        (card.subviews.first as? UILabel)?.text = "Spelt"
        let copy = try #require(snapshot.subviews.first)
        #expect(snapshot.frame == card.frame && copy.projected.styles["background-color"] == "#00ff00")
        let label = try #require(copy.subviews.first)
        #expect(label.projected["text"] == "Rye" && label.kind == .label)
        #expect(label.frame == CGRect(x: 10, y: 20, width: 80, height: 20) && label.projected.lists["lines"] != nil)
        let part = stage.act {
            card.resizableSnapshotView(
                from: CGRect(x: 10, y: 20, width: 30, height: 20), afterScreenUpdates: false, withCapInsets: .zero)
        }
        #expect(part?.bounds.size == CGSize(width: 30, height: 20))
        #expect(part?.subviews.first?.frame.origin == CGPoint(x: -10, y: -20))
    }
}
