import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@testable import HeadlessUIKit

@Suite("Pictures that code draws")
struct PaintingTests {
    private let stage: Stage

    init() throws { stage = try Stage(root: UIViewController()) }

    private func drawn(_ size: CGSize = CGSize(width: 20, height: 10), _ body: (CGContext) -> Void) throws -> String {
        try stage.act {
            let picture = UIGraphicsImageRenderer(size: size).image { body($0.cgContext) }
            #expect(picture.size == size)
            let data = try #require(picture.pngData())
            let text = String(decoding: data, as: UTF8.self)
            let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\">"
            #expect(text.hasPrefix(head) && text.hasSuffix("</svg>"))
            return String(text.dropFirst(head.count).dropLast(6))
        }
    }

    @Test func `Shapes are filled and stroked with the current colours, widths and transform`() throws {
        let svg = try drawn { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.saveGState()
            context.translateBy(x: 5, y: 1)
            context.setStrokeColor(UIColor.black.cgColor)
            context.setLineWidth(2)
            context.setLineCap(.round)
            context.setLineDash(phase: 1, lengths: [3, 1])
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 8, y: 0))
            context.strokePath()
            context.restoreGState()
            context.setAlpha(0.5)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(
            svg.hasPrefix(
                "<path d=\"M0 0L4 0L4 2L0 2Z\" fill=\"rgba(255,0,0,1)\"/><path d=\"M0 0L8 0\" fill=\"none\" "
                    + "stroke=\"rgba(0,0,0,1)\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-miterlimit=\"10\" "
                    + "stroke-dasharray=\"3 1\" stroke-dashoffset=\"1\" transform=\"matrix(1, 0, 0, 1, 5, 1)\"/>"
                    + "<g opacity=\"0.5\"><path d=\"M2 1C"))
    }

    @Test func `Linear and radial gradients are drawn with their stops, extended as requested`() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: space, colors: colors, locations: [0, 0.5]))
        let stops =
            "<stop offset=\"0\" stop-color=\"rgba(255,0,0,1)\"/><stop offset=\"0.5\" stop-color=\"rgba(0,0,255,1)\"/>"
        let line = try drawn { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(
            line.hasPrefix(
                "<defs><linearGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\" x1=\"5\" y1=\"0\" x2=\"15\" y2=\"0\">"
                    + stops + "</linearGradient></defs><path d=\"M5 "))
        #expect(line.hasSuffix("Z\" fill=\"url(#g1)\" fill-rule=\"evenodd\"/>"))
        let circle = try drawn { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 5), startRadius: 4, endCenter: CGPoint(x: 9, y: 5),
                endRadius: 1, options: [])
        }
        let shrinking =
            "<stop offset=\"0.5\" stop-color=\"rgba(0,0,255,1)\"/><stop offset=\"1\" stop-color=\"rgba(255,0,0,1)\"/>"
        #expect(
            circle.hasPrefix(
                "<defs><radialGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\" cx=\"10\" cy=\"5\" r=\"4\" fx=\"9\" "
                    + "fy=\"5\" fr=\"1\">" + shrinking + "</radialGradient></defs>"))
        #expect(circle.contains("Z") && circle.split(separator: "M").count == 3)  // a ring
    }

    @Test func `A gradient can be made of colour components, and is nil without colours`() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let gradient = try #require(
            CGGradient(colorSpace: gray, colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2))
        #expect(gradient.stops.map(\.share) == [0, 1])
        #expect(gradient.stops.map { $0.color.light.alpha } == [1, 0.5])
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
        #expect(CGColorSpace(name: "Elsewhere") == nil)
    }

    @Test func `Path points keep the transform in effect when they were added`() throws {
        let svg = try drawn { context in
            context.translateBy(x: 10, y: 5)
            context.move(to: CGPoint(x: 4, y: 0))
            context.rotate(by: .pi / 2)
            context.addLine(to: CGPoint(x: 4, y: 0))
            context.scaleBy(x: 2, y: 2)
            context.addLine(to: CGPoint(x: -1, y: 0))
            context.scaleBy(x: 0.5, y: 0.5)
            context.rotate(by: -.pi / 2)
            context.translateBy(x: -10, y: -5)
            context.strokePath()
        }
        #expect(svg.hasPrefix("<path d=\"M14 5L10 9L10 3\" fill=\"none\""))
    }

    @Test func `An empty image can be made`() {
        #expect(stage.act { UIImage().size } == .zero)
    }

    @Test func `Drawing outside a clip is not visible, and clips can be nested`() throws {
        let svg = try drawn { context in
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
            UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        #expect(
            svg == "<defs><clipPath id=\"c1\"><path d=\"M0 0L5 0L5 5L0 5Z\"/></clipPath><clipPath id=\"c2\" "
                + "clip-path=\"url(#c1)\"><path d=\"M1 1L3 1L3 3L1 3Z\"/></clipPath></defs><g clip-path=\"url(#c2)\">"
                + "<path d=\"M0 0L9 0L9 9L0 9Z\" fill=\"rgba(0,0,0,1)\"/></g>")
    }

    @Test func `Text is drawn in its font and colour, and its characters are escaped`() throws {
        let svg = try drawn { _ in
            "a<b".draw(
                at: CGPoint(x: 1, y: 0),
                withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
        }
        #expect(svg.contains(">a&lt;b</text>") && svg.contains("font:10px Inter"))
        #expect(svg.contains("x=\"1\"") && svg.contains("fill:\(UIColor.red.css)\""))
    }

    @Test func `A drawn image embeds its bytes, an only image stays itself, one without bytes is reported`() throws {
        let dot = "<svg width='2' height='2'/>"
        let svg = try drawn { _ in
            UIApplication.shared.images.register(svg: dot, named: "dot")
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIImage(named: "dot")?.draw(in: CGRect(x: 3, y: 4, width: 2, height: 2))
            UIImage(systemName: "star")?.draw(at: .zero)
        }
        let data = Data(dot.utf8).base64EncodedString()
        #expect(
            svg.hasSuffix(
                "<image href=\"data:image/svg+xml;base64,\(data)\" x=\"3\" y=\"4\" width=\"2\" height=\"2\" "
                    + "preserveAspectRatio=\"none\"/>"))
        #expect(stage.host.notes.count == 1)
        stage.act {
            let alone = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
                UIImage(systemName: "star")?.draw(at: .zero)
            }
            #expect(alone.source == .symbol("star") && alone.size == CGSize(width: 9, height: 9))
        }
    }

    @Test func `An image's data makes the same image again`() throws {
        try stage.act {
            let picture = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 6, height: 4)).image {
                $0.fill(CGRect(x: 5, y: 5, width: 6, height: 4))
            }
            let bytes = try #require(picture.jpegData(compressionQuality: 0.5))
            let again = try #require(UIImage(data: bytes))
            #expect(again.size == CGSize(width: 6, height: 4))
            let image = try #require(picture.cgImage)
            #expect(
                image.width == 6 && image.height == 4 && image.bytesPerRow == 24 && UIImage(cgImage: image) == picture)
        }
    }

    @Test func `Paths know their bounds and draw arcs in the given direction`() {
        #expect(UIBezierPath().bounds == .zero && UIBezierPath().isEmpty)
        #expect(UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 6, height: 4)).bounds.rounded == [1, 2, 6, 4])
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(arc.bounds.rounded == [-10, 0, 20, 10])
        let back = CGMutablePath()
        back.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(back.boundingBoxOfPath.rounded == [-10, -10, 20, 10])
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 3, height: 3))
        #expect(path.cgPath.svg.hasPrefix("M0 3C") && path.cgPath.svg.hasSuffix("L10 0L10 10L0 10Z"))
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.rounded == [5, 0, 10, 10])
    }
}

extension CGRect {
    fileprivate var rounded: [Double] { [minX, minY, width, height].map { Double(($0 * 100).rounded() / 100) + 0 } }
}
