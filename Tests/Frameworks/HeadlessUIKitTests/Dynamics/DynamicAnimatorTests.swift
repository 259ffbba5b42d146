import HeadlessUIKit
import TestSupport
import Testing

@Suite("Dynamic animators")
struct DynamicAnimatorTests {
    private let root = UIViewController()
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let stage: Stage
    private let animator: UIDynamicAnimator

    private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var events: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { events.append("hit \((identifier as? NSString)?.description ?? "the edge")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { events.append("hit each other") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("paused") }
    }

    init() throws {
        stage = try Stage(root: root)
        root.view.addSubview(box)
        animator = UIDynamicAnimator(referenceView: root.view)
    }

    @Test func `An item falls to the edge, stays there, and the animator pauses`() {
        let listener = Listener()
        stage.act {
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = listener
            animator.delegate = listener
            animator.addBehavior(UIGravityBehavior(items: [box]))
            animator.addBehavior(collision)
            #expect(animator.isRunning)
        }
        stage.advance(.milliseconds(500))
        let fall = box.center.y - 125
        #expect(fall > 80 && fall < 160, "half of 1,000 points per second squared, after half a second")
        stage.advance(.seconds(10))
        #expect(box.frame.maxY == root.view.bounds.maxY && box.center.x == 125)
        #expect(listener.events == ["hit the edge", "paused"] && !animator.isRunning)
    }

    @Test func `An elastic item bounces, and a heavier one is not thrown back by a light one`() {
        let wall = UIView(frame: CGRect(x: 250, y: 60, width: 100, height: 130))
        root.view.addSubview(wall)
        let listener = Listener()
        let properties = UIDynamicItemBehavior(items: [box])
        stage.act {
            let collision = UICollisionBehavior(items: [box, wall])
            collision.collisionDelegate = listener
            properties.elasticity = 1
            properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: box)
            animator.addBehavior(properties)
            animator.addBehavior(collision)
        }
        stage.advance(.seconds(1))
        #expect(listener.events == ["hit each other"])
        #expect(properties.linearVelocity(for: box).x < 0 && wall.center.x > 300)
    }

    @Test func `A boundary with a name stops an item`() {
        let listener = Listener()
        stage.act {
            let collision = UICollisionBehavior(items: [box])
            collision.addBoundary(
                withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
            collision.collisionDelegate = listener
            animator.addBehavior(UIGravityBehavior(items: [box]))
            animator.addBehavior(collision)
        }
        stage.advance(.seconds(10))
        #expect(abs(box.frame.maxY - 300) < 1 && listener.events == ["hit shelf"])
    }

    @Test func `An item snaps to a point`() {
        stage.act { animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400))) }
        stage.advance(.seconds(5))
        #expect(abs(box.center.x - 300) < 1 && abs(box.center.y - 400) < 1 && !animator.isRunning)
    }

    @Test func `An item on a rod keeps its distance, and its velocity after a push`() {
        stage.act {
            animator.addBehavior(UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 125, y: 25)))
            let push = UIPushBehavior(items: [box], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            animator.addBehavior(push)
        }
        stage.advance(.milliseconds(300))
        #expect(box.center.x > 140 && abs(hypot(box.center.x - 125, box.center.y - 25) - 100) < 1)
    }

    @Test func `A removed behavior no longer moves items, and a replay moves them alike`() throws {
        let gravity = UIGravityBehavior(items: [box])
        stage.act { animator.addBehavior(gravity) }
        stage.advance(.milliseconds(200))
        stage.act { animator.removeBehavior(gravity) }
        stage.advance(.seconds(1))
        let first = box.center
        #expect(first.y > 125)
        let again = try DynamicAnimatorTests()
        again.stage.act { again.animator.addBehavior(UIGravityBehavior(items: [again.box])) }
        again.stage.advance(.milliseconds(200))
        again.stage.act { again.animator.removeAllBehaviors() }
        again.stage.advance(.seconds(1))
        #expect(again.box.center == first)
    }
}
