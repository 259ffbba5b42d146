import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layers with an outline")
struct ShapeLayerTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    private func ring() -> CAShapeLayer {
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(rect: CGRect(x: 2, y: 4, width: 6, height: 8)).cgPath
        return ring
    }

    /// The first drawing behind the view, as SVG.
    private var svg: String? {
        guard let image = view.projected.styles["background-image"], let start = image.range(of: "base64,"),
            let end = image.range(of: "\")", range: start.upperBound..<image.endIndex)
        else { return nil }
        return Data(base64Encoded: String(image[start.upperBound..<end.lowerBound]))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `A shape layer's fill is drawn where its path and frame place it`() throws {
        stage.act {
            let ring = ring()
            ring.frame = CGRect(x: 20, y: 10, width: 1, height: 1)
            ring.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
            ring.opacity = 0.5
            view.layer.addSublayer(ring)
        }
        #expect(view.projected.styles["background-position"] == "22px 14px")
        #expect(view.projected.styles["background-size"] == "6px 8px")
        let svg = try #require(svg)
        #expect(svg.contains("opacity=\"0.5\"") && svg.contains("fill=\"rgba(255,0,0,1)\""))
        #expect(svg.contains("transform=\"matrix(1, 0, 0, 1, -2, -4)\"") && !svg.contains("stroke="))
    }

    @Test func `A stroke enlarges the drawn area by its width and may be drawn in part`() throws {
        let ring = ring()
        stage.act {
            ring.fillColor = nil
            ring.strokeColor = UIColor.black.cgColor
            ring.lineWidth = 3
            ring.lineJoin = .round
            ring.lineCap = .round
            view.layer.addSublayer(ring)
        }
        #expect(view.projected.styles["background-size"] == "12px 14px")
        #expect(
            try #require(svg).contains("stroke-width=\"3\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
                == false)
        #expect(try #require(svg).contains("pathLength") == false)
        try stage.drain()
        stage.act {
            ring.strokeStart = 0.25
            ring.strokeEnd = 0.75
        }
        #expect(
            try stage.drain().contains {
                if case .update(view, let keys, _) = $0 { keys.contains(.style) } else { false }
            })
        #expect(
            try #require(svg).contains("pathLength=\"1\" stroke-dasharray=\"0.5 2\" stroke-dashoffset=\"-0.25\""))
        stage.act { ring.strokeEnd = 0.25 }
        #expect(svg == nil)
    }

    @Test func `A shape layer without path or colours, or with a NaN path, draws nothing`() {
        stage.act {
            for ring in [CAShapeLayer(), ring(), ring()] { view.layer.addSublayer(ring) }
            let layers = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
            layers[1].fillColor = nil
            layers[2].path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).cgPath
        }
        #expect(view.projected.styles["background-image"] == nil)
        #expect(stage.host.notes.isEmpty)
    }

    private final class Drop: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func `A view can be backed by a shape layer`() throws {
        let drop = Drop(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.act {
            (drop.layer as? CAShapeLayer)?.path = ring().path
            view.addSubview(drop)
        }
        #expect(drop.projected.styles["background-position"] == "2px 4px")
    }
}
