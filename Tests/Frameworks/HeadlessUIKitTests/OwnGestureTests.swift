import HeadlessUIKit
import TestSupport
import Testing

@Suite("Gesture recognisers of an app's own")
struct OwnGestureTests {
    /// Recognizes a movement of more than 20 points to the right.
    private final class Stroke: UIGestureRecognizer {
        private(set) var resets = 0
        private var start = CGPoint.zero
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            start = touches.first?.location(in: view) ?? .zero
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            guard let now = touches.first?.location(in: view) else { return }
            if now.x < start.x { state = .failed }
            if now.x - start.x > 20 { state = state == .possible ? .began : .changed }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            if state != .possible { state = .ended }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
        override func reset() { resets += 1 }
    }

    private final class Board: UIView {
        private(set) var heard: [String] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    }

    private func follow(
        _ view: UIView, on stage: Stage, _ phases: [(UIGestureRecognizer.State, CGFloat)]
    ) {
        for (phase, x) in phases {
            stage.act {
                view.receive(
                    GestureTouch(
                        kind: .touch, phase: phase, place: CGPoint(x: 10, y: 10), moved: CGPoint(x: x, y: 0)))
            }
        }
    }

    @Test func `A recogniser that handles touches sets its state, and its targets are notified`() throws {
        let (board, stroke) = (Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Stroke())
        var states: [UIGestureRecognizer.State] = []
        stroke.addHandler { states.append($0.state) }
        board.addGestureRecognizer(stroke)
        let stage = try Stage(showing: board)
        #expect(board.projected["gestures"] == "touch")
        follow(board, on: stage, [(.began, 0), (.changed, 10), (.changed, 30), (.changed, 40), (.ended, 40)])
        #expect(states == [.began, .changed, .ended] && stroke.resets == 1 && stroke.state == .possible)
        #expect(board.heard == ["moved", "cancelled"])
        follow(board, on: stage, [(.began, 0), (.changed, -5), (.changed, 30), (.ended, 30)])
        #expect(states.count == 3 && stroke.resets == 2)
        follow(board, on: stage, [(.began, 0), (.changed, 30), (.cancelled, 30)])
        #expect(states.suffix(2) == [.began, .cancelled])
    }

    @Test func `A disabled recogniser, and one whose delegate refuses, get no touches`() throws {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                false
            }
        }
        let (view, stroke, refusing) = (UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), Stroke(), Refusing())
        var count = 0
        stroke.addHandler { _ in count += 1 }
        stroke.delegate = refusing
        view.addGestureRecognizer(stroke)
        let stage = try Stage(showing: view)
        follow(view, on: stage, [(.began, 0), (.changed, 30), (.ended, 30)])
        #expect(count == 0)
        stroke.delegate = nil
        stroke.isEnabled = false
        #expect(!view.handles(GestureTouch(kind: .touch, phase: .began, place: .zero)))
    }
}
