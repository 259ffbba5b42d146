import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Views that are turned, scaled and moved")
struct TransformTests {
    private let stage: Stage
    private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    private let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))

    init() throws {
        stage = try Stage(root: UIViewController())
        let (stage, outer, inner) = (stage, outer, inner)
        stage.act {
            outer.addSubview(inner)
            stage.window.addSubview(outer)
        }
        try stage.drain()
    }

    private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        isNear(one.origin, other.origin)
            && isNear(CGPoint(x: one.width, y: one.height), CGPoint(x: other.width, y: other.height))
    }

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
    }

    // MARK: - Frames

    @Test func `The frame is the bounding rectangle after the transform, and bounds and centre stay`() {
        stage.act {
            inner.transform = CGAffineTransform(scaleX: 2, y: 0.5)
            #expect(inner.frame == CGRect(x: 0, y: 35, width: 80, height: 10))
            inner.transform = quarter
            #expect(isNear(inner.frame, CGRect(x: 30, y: 20, width: 20, height: 40)))
            inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
            #expect(abs(inner.frame.width - 30 * CGFloat(2).squareRoot()) < 1e-9)
            inner.transform = CGAffineTransform(translationX: 5, y: -7)
            #expect(inner.frame == CGRect(x: 25, y: 23, width: 40, height: 20))
            #expect(inner.center == CGPoint(x: 40, y: 40) && inner.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
            inner.transform = .identity
            #expect(inner.frame == CGRect(x: 20, y: 30, width: 40, height: 20))
        }
    }

    @Test func `A view fills the frame set on it under scaling, translation and quarter turns`() {
        let wanted = CGRect(x: 3, y: 4, width: 60, height: 30)
        stage.act {
            inner.transform = CGAffineTransform(scaleX: 2, y: 0.5).concatenating(.init(translationX: 9, y: 8))
            inner.frame = wanted
            #expect(inner.frame == wanted && inner.bounds.size == CGSize(width: 30, height: 60))
            #expect(inner.center == CGPoint(x: 24, y: 11))
            inner.transform = quarter
            inner.frame = wanted
            #expect(isNear(inner.frame, wanted) && abs(inner.bounds.width - 30) < 1e-9)
            inner.transform = CGAffineTransform(scaleX: 0, y: 0)
            let size = inner.bounds.size
            inner.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
            #expect(inner.bounds.size == size && inner.center == CGPoint(x: 55, y: 55))
        }
    }

    @Test func `Setting bounds keeps the centre, and setting the centre keeps the bounds`() {
        stage.act {
            inner.transform = CGAffineTransform(scaleX: 2, y: 2)
            inner.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
            #expect(inner.center == CGPoint(x: 40, y: 40) && inner.frame == CGRect(x: 30, y: 30, width: 20, height: 20))
            inner.center = CGPoint(x: 100, y: 50)
            #expect(inner.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
            #expect(inner.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
        }
    }

    @Test func `Setting the anchor point keeps the centre, moves the view, and sets the rotation centre`() throws {
        stage.act {
            inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
            #expect(inner.center == CGPoint(x: 40, y: 40) && inner.layer.position == inner.center)
            #expect(
                inner.frame == CGRect(x: 40, y: 20, width: 40, height: 20) && inner.anchorPoint == CGPoint(x: 0, y: 1))
            inner.transform = quarter
            #expect(isNear(inner.frame, CGRect(x: 40, y: 40, width: 20, height: 40)))
            #expect(isNear(inner.layer.frame, inner.frame))
            #expect(isNear(inner.convert(CGPoint(x: 0, y: 20), to: outer), CGPoint(x: 40, y: 40)))
        }
        try stage.drain()
        let told = try #require(stage.reader[inner.id]?.properties)
        #expect(told["frame"] == "[40, 20, 40, 20]" && told.styles["transform-origin"] == "0% 100%")
        stage.act { inner.anchorPoint = CGPoint(x: 0.5, y: 0.5) }
        try stage.drain()
        #expect(stage.reader[inner.id]?.properties.styles["transform-origin"] == nil)
    }

    @Test func `The page receives a view's frame before its transform`() throws {
        stage.act { inner.transform = CGAffineTransform(scaleX: 2, y: 2) }
        try stage.drain()
        #expect(stage.reader[inner.id]?.properties["frame"] == "[20, 30, 40, 20]")
        stage.act { inner.frame = CGRect(x: 0, y: 0, width: 40, height: 20) }
        try stage.drain()
        #expect(stage.reader[inner.id]?.properties["frame"] == "[10, 5, 20, 10]")
    }

    @Test func `Autoresizing masks and constraints place a view before its transform`() throws {
        let free = UIView()
        stage.act {
            inner.transform = CGAffineTransform(scaleX: 2, y: 2)
            inner.autoresizingMask = .flexibleWidth
            outer.frame.size.width += 10
            #expect(inner.bounds.width == 50 && inner.center == CGPoint(x: 45, y: 40))
            free.translatesAutoresizingMaskIntoConstraints = false
            free.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            outer.addSubview(free)
            NSLayoutConstraint.activate([
                free.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
                free.topAnchor.constraint(equalTo: outer.topAnchor),
                free.widthAnchor.constraint(equalToConstant: 40), free.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        try stage.drain()
        #expect(free.center == CGPoint(x: 100, y: 10) && free.bounds.size == CGSize(width: 40, height: 20))
        #expect(free.frame == CGRect(x: 90, y: 5, width: 20, height: 10))
    }

    // MARK: - Coordinates

    @Test func `Points and rectangles convert through transformed views in both directions`() {
        stage.act {
            outer.transform = CGAffineTransform(scaleX: 2, y: 2)
            inner.transform = quarter
            #expect(isNear(inner.convert(CGPoint(x: 20, y: 10), to: outer), CGPoint(x: 40, y: 40)))
            #expect(isNear(inner.convert(.zero, to: outer), CGPoint(x: 50, y: 20)))
            // The middle of `outer` is at 110, 70 and stays there.
            #expect(isNear(inner.convert(.zero, to: nil), CGPoint(x: 10, y: 10)))
            #expect(isNear(inner.convert(CGPoint(x: 10, y: 10), from: nil), .zero))
            #expect(isNear(outer.convert(inner.bounds, from: inner), CGRect(x: 30, y: 20, width: 20, height: 40)))
            #expect(isNear(inner.convert(inner.bounds, to: stage.window), CGRect(x: -30, y: 10, width: 40, height: 80)))
            let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            outer.addSubview(sibling)
            #expect(isNear(sibling.convert(CGPoint(x: 50, y: 20), to: inner), .zero))
        }
    }

    @Test func `Conversion between two views ignores the transform of a common ancestor`() {
        stage.act {
            outer.transform = CGAffineTransform(scaleX: 0, y: 0)
            #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 21, y: 32))
        }
    }

    @Test func `Layers convert points and rectangles as views do`() {
        stage.act {
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            inner.layer.addSublayer(layer)
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 40) && layer.position == CGPoint(x: 20, y: 20))
            #expect(layer.convert(CGPoint(x: 10, y: 10), to: inner.layer) == CGPoint(x: 20, y: 20))
            #expect(outer.layer.convert(CGPoint.zero, from: layer) == CGPoint(x: 20, y: 30))
            #expect(layer.convert(layer.bounds, to: inner.layer) == layer.frame && layer.contains(CGPoint(x: 19, y: 0)))
        }
    }

    // MARK: - Touches

    @Test func `A hit test finds the view that is drawn at the point`() {
        stage.act {
            inner.transform = quarter
            #expect(outer.hitTest(CGPoint(x: 40, y: 22), with: nil) === inner)
            #expect(outer.hitTest(CGPoint(x: 22, y: 40), with: nil) === outer)
            inner.transform = CGAffineTransform(translationX: 100, y: 0)
            #expect(outer.hitTest(CGPoint(x: 140, y: 40), with: nil) === inner)
            inner.transform = CGAffineTransform(scaleX: 0, y: 1)
            #expect(outer.hitTest(CGPoint(x: 40, y: 40), with: nil) === outer)
        }
    }

    @Test func `A drag's translation is measured in the coordinates of the requested view`() throws {
        var ways: [CGPoint] = []
        let pan = UIPanGestureRecognizer { gesture in
            let pan = gesture as? UIPanGestureRecognizer
            for view in [gesture.view, gesture.view?.superview, nil] {
                ways.append(pan?.translation(in: view) ?? .zero)
            }
            ways.append(pan?.velocity(in: gesture.view) ?? .zero)
            pan?.setTranslation(.zero, in: gesture.view)
        }
        stage.act {
            outer.transform = CGAffineTransform(scaleX: 2, y: 2)
            inner.transform = quarter
            inner.addGestureRecognizer(pan)
            for (phase, way) in [(UIGestureRecognizer.State.began, 0.0), (.changed, 8), (.ended, 20)] {
                inner.receive(
                    GestureTouch(
                        kind: .pan, phase: phase, place: .zero, moved: CGPoint(x: way, y: 0),
                        velocity: CGPoint(x: 0, y: 4)))
            }
        }
        let expected = [CGPoint(x: 0, y: -4), CGPoint(x: 4, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 2, y: 0)]
        try #require(ways.count == 12)
        #expect(zip(ways[4..<8], expected).allSatisfy(isNear))
        #expect(isNear(ways[10], CGPoint(x: 12, y: 0)))
    }

    @Test func `A view that a transform moves elsewhere covers nothing`() {
        let menu = UIView(frame: stage.window.bounds)
        stage.act {
            menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stage.window.addSubview(menu)
            #expect(menu.covers && !outer.isReachable)
            menu.transform = CGAffineTransform(translationX: 300, y: 0)
            #expect(!menu.covers && outer.isReachable)
            menu.transform = CGAffineTransform(rotationAngle: .pi)
            #expect(menu.covers)
            menu.transform = CGAffineTransform(scaleX: 0, y: 0)
            #expect(!menu.covers)
        }
    }
}
