import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("What views and layers are cut to")
struct MaskTests {
    private let stage: Stage
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() throws { stage = try Stage(showing: view) }

    /// The frame of each piece of the mask, and the piece's image as SVG.
    private var pieces: [(frame: [Double], look: String)]? {
        view.projected.lists["mask"]?.compactMap { value in
            guard case .members(let members) = value else { return nil }
            var piece = (frame: [Double](), look: "")
            for member in members {
                switch (member.name, member.value) {
                case ("frame", .list(let numbers)):
                    piece.frame = numbers.compactMap { if case .number(let number) = $0 { number } else { nil } }
                case ("image", .text(let text)): piece.look = svg(text) ?? text
                case (let name, .text(let text)): piece.look = "\(name) \(text)"
                default: break
                }
            }
            return piece
        }
    }

    private func svg(_ image: String) -> String? {
        guard let start = image.range(of: "base64,"), let end = image.range(of: "\")") else { return nil }
        return Data(base64Encoded: String(image[start.upperBound..<end.lowerBound]))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: - Views

    @Test func `A view mask clips to its background and corners, and follows the mask view`() throws {
        let disc = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
        stage.act {
            disc.backgroundColor = .black
            disc.layer.cornerRadius = 10
            view.mask = disc
        }
        #expect(view.mask === disc && view.layer.mask === disc.layer && disc.superview == nil)
        try #require(pieces?.count == 1)
        #expect(pieces?[0].frame == [5, 6, 20, 20] && pieces?[0].look.contains("C") == true)
        try stage.drain()
        stage.act { disc.frame.origin.x = 50 }
        try stage.drain()
        #expect(pieces?[0].frame == [50, 6, 20, 20], "the reader was told, which draining compares")
        stage.act { disc.alpha = 0 }
        try stage.drain()
        #expect(pieces?.isEmpty == true, "nothing is left to be seen")
        stage.act { view.mask = nil }
        try stage.drain()
        #expect(pieces == nil && stage.host.notes.isEmpty)
    }

    @Test func `A label mask clips to the outlines of its glyphs where they are drawn`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.act {
            label.text = "I"
            label.font = .systemFont(ofSize: 40)
            view.mask = label
        }
        let path = try #require(pieces?.first?.look)
        #expect(pieces?.first?.frame == [0, 0, 100, 50])
        let numbers = path.split(whereSeparator: { !"0123456789.-".contains($0) }).compactMap { Double($0) }
        #expect(path.contains("<path d=\"M") && numbers.count > 8)
        stage.act { label.text = "" }
        try stage.drain()
        #expect(pieces?.isEmpty == true)
        stage.act { label.text = "👍" }
        #expect(stage.host.notes == [.message("Not all of the mask of a layer is drawn")])
    }

    @Test func `An image view mask clips to its image as its content mode places it`() throws {
        let picture = UIImageView(image: UIImage(.symbol("star"), size: CGSize(width: 10, height: 20)))
        picture.frame = view.bounds
        stage.act { view.mask = picture }
        #expect(pieces?.first?.frame == [0, 0, 100, 50] && pieces?.first?.look == "symbol star")
        for (mode, frame) in [
            (UIView.ContentMode.scaleAspectFit, [37.5, 0, 25, 50]), (.scaleAspectFill, [0, -75, 100, 200]),
            (.bottomRight, [90, 30, 10, 20]), (.center, [45, 15, 10, 20]),
        ] {
            stage.act { picture.contentMode = mode }
            try stage.drain()
            #expect(pieces?.first?.frame == frame)
        }
    }

    @Test func `A mask includes its subviews and sublayers, and unsupported parts are reported once`() throws {
        let whole = UIView(frame: view.bounds)
        let bar = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 5))
        stage.act {
            bar.backgroundColor = UIColor(white: 0, alpha: 0.5)
            whole.addSubview(bar)
            whole.bounds.origin.x = 4
            let dot = CALayer()
            dot.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            dot.backgroundColor = UIColor.red.cgColor
            bar.layer.addSublayer(dot)
            view.mask = whole
        }
        #expect(pieces?.map(\.frame) == [[6, 10, 30, 5], [7, 12, 3, 4]])
        #expect(pieces?.first?.look.contains("rgba(0,0,0,0.5)") == true && stage.host.notes.isEmpty)
        stage.act {
            bar.addSubview(UISwitch())
            bar.transform = CGAffineTransform(rotationAngle: 1)
        }
        #expect(stage.host.notes == [.message("Not all of the mask of a layer is drawn")])
    }

    @Test func `A label used as a mask leaves the view hierarchy and can be added again`() throws {
        let label = UILabel(frame: view.bounds)
        stage.act {
            view.superview?.addSubview(label)
            label.text = "Hello"
        }
        try stage.drain()
        stage.act { view.layer.mask = label.layer }
        #expect(label.superview == nil && pieces?.count == 1)
        try stage.drain()
        stage.act {
            view.layer.mask = nil
            view.addSubview(label)
        }
        try stage.drain()
        stage.act { label.text = "Again" }
        try stage.drain()
        #expect(pieces == nil)
    }

    // MARK: - Layers

    @Test func `A stroked mask clips to its line, and a filled mask to its outline`() throws {
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 30, height: 30)).cgPath
        stage.act { view.layer.mask = ring }
        #expect(view.projected.styles["clip-path"]?.hasPrefix("path(") == true && pieces == nil)
        stage.act {
            ring.fillColor = nil
            ring.strokeColor = UIColor.black.cgColor
            ring.lineWidth = 4
            ring.strokeEnd = 0.5
        }
        #expect(view.projected.styles["clip-path"] == nil && pieces?.count == 1)
        #expect(pieces?.first?.look.contains("stroke-dasharray=\"0.5 2\"") == true)
    }

    @Test func `A gradient mask with its own frame clips within that frame`() throws {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        gradient.frame = CGRect(x: 0, y: 10, width: 100, height: 20)
        stage.act { view.layer.mask = gradient }
        #expect(pieces?.first?.frame == [0, 10, 100, 20] && pieces?.first?.look.hasPrefix("linear-gradient(") == true)
        stage.act { gradient.frame = view.bounds }
        #expect(pieces == nil && view.projected.styles["mask-image"]?.hasPrefix("linear-gradient(") == true)
        stage.act { gradient.frame = .zero }
        #expect(pieces?.first?.frame == [0, 0, 0, 0])
    }

    @Test func `Sublayers can have masks too`() throws {
        let (layer, mask) = (CALayer(), CALayer())
        stage.act {
            layer.frame = view.bounds
            layer.backgroundColor = UIColor.red.cgColor
            mask.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            mask.backgroundColor = UIColor.black.cgColor
            layer.mask = mask
            view.layer.addSublayer(layer)
        }
        let stand = try #require(view.children.first)
        #expect(stand.projected.lists["mask"]?.count == 1)
    }
}
