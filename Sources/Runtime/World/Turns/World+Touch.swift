import Beagle
import Foundation
import HeadlessUIKit
package import Wire

/// Actions of people on views: whether they are possible, and their effect.
extension World {
    /// Returns the reason why an input would be rejected; nil if it can be applied.
    package func rejection(of input: SessionInput) -> InputRejection? {
        switch input {
        case .tap(let id, _): return refusal(on: id, of: input) { $0.reactsToTap }
        case .gesture(let id, let gesture): return refusal(of: gesture, on: id, input)
        case .text(let id, _, _), .focus(let id):
            return refusal(on: id, of: input) { $0 is UITextField || $0 is UITextView }
        case .blur(let id): return application.view(id) == nil ? .staleView(id) : nil
        case .returnKey(let id): return refusal(on: id, of: input) { $0 is UITextField }
        case .scroll(let id, _, _): return refusal(ofScroll: id, input)
        case .scrollEnd(let id, let round, _, _, _):
            guard let view = application.view(id) else { return .staleView(id) }
            return view.watchesScrollEnd(round: round) ? nil : .outdatedRound(id)
        case .alert(let id, let button):
            return refusal(on: id, of: input) { $0.kind == .alert && Self.buttons(in: $0).indices.contains(button) }
        case .slide(let id, _, _): return refusal(on: id, of: input) { $0 is UISlider }
        case .page(let id, let index):
            return refusal(on: id, of: input) { $0 is any PageHolding } ?? refusal(ofPage: index, in: id)
        case .tab(let id, let index):
            return refusal(on: id, of: input) { $0 is any TabHolding } ?? refusal(ofTab: index, in: id)
        case .pull(let id):
            return refusal(on: id, of: input) { ($0 as? any PullTaking)?.pullControl != nil } ?? refusal(ofPull: id)
        case .row(let id, let drag): return refusal(on: id, of: input) { Self.canPerform(drag, on: $0) }
        case .back: return application.run { application.canGoBack } ? nil : .nowhereBack
        case .swipe(let swipe): return application.run { application.canPerform(swipe) } ? nil : .nothingToSwipe(swipe)
        case .device(let change): return change.applied(to: device) == device ? .sameDevice : nil
        case .retry(let id): return refusal(id)
        case .document, .faults, .system, .resumed, .control, .crashed: return nil
        case .notes(let notes): return self.notes.refusal(of: notes, last: eventLog.timestamp.input)
        case .held(let id, let decision): return network.refusal(of: decision, about: id)
        case .opened: return isLaunched ? .malformed(reason: "The session is already open.") : nil
        case .response(let id, _), .failure(let id, _), .read(let id, _):
            return isWaiting(for: id) ? nil : .malformed(reason: "No request \(id) waits for a response.")
        case .timer(let id):
            return host.timers.contains(id) ? nil : .malformed(reason: "There is no timer \(id).")
        }
    }

    /// Applies a touch that passed `rejection(of:)`.
    func touch(_ input: SessionInput) {
        switch input {
        case .tap(let id, let place):
            let view = application.view(id)
            view?.touch(at: place.map { CGPoint(x: $0.x, y: $0.y) })
            _ = view?.receiveTap()
        case .gesture(let id, let gesture): application.view(id)?.receive(GestureTouch(gesture), at: _mediaTime())
        case .text(let id, let text, _): _ = application.view(id)?.receiveText(text)
        case .focus(let id): _ = application.view(id)?.becomeFirstResponder()
        case .blur(let id): _ = application.view(id)?.resignFirstResponder()
        case .returnKey(let id): _ = application.view(id)?.receiveReturn()
        case .scroll(let id, let x, let y):
            (application.view(id) as? UIScrollView)?.receiveScroll(to: CGPoint(x: x, y: y))
        case .scrollEnd(let id, let round, let offset, let visible, let length):
            let part = SeenPart(round: round, offset: offset, visible: visible, length: length)
            application.view(id)?.receiveSeenPart(part)
        case .alert(let id, let button):
            guard let view = application.view(id) else { return }
            let buttons = Self.buttons(in: view)
            if buttons.indices.contains(button) { _ = buttons[button].receiveTap() }
        case .slide(let id, let part, let isHeld):
            (application.view(id) as? UISlider)?.receiveSlide(to: part, isHeld: isHeld)
        case .page(let id, let index): turn(id, to: index)
        case .tab(let id, let index): chooseTab(index, of: id)
        case .pull(let id): pull(id)
        case .row(let id, let drag): dragRow(id, with: drag)
        case .opened, .back, .swipe, .device, .system, .retry, .response, .failure, .read, .timer, .resumed, .document,
            .faults,
            .held, .notes, .control, .crashed:
            break
        }
    }

    private func refusal(
        on id: ViewID, of input: SessionInput, unless takesIt: (UIView) -> Bool
    ) -> InputRejection? {
        guard let view = application.view(id) else { return .staleView(id) }
        switch view.reach {
        case .detached: return .staleView(id)
        case .hidden, .transparent: return .unreachable(id, .hidden)
        case .disabled, .ignoresTouches: return .unreachable(id, .disabled)
        case .covered: return .unreachable(id, .covered)
        case .reachable: return takesIt(view) ? nil : .unsupported(id, input: input.typeName)
        }
    }

    /// Returns the reason why a scroll is rejected. A covered view is accepted, because it may have scrolled before
    /// another view covered it.
    private func refusal(ofScroll id: ViewID, _ input: SessionInput) -> InputRejection? {
        guard let view = application.view(id), view.reach != .detached else { return .staleView(id) }
        return view is UIScrollView ? nil : .unsupported(id, input: input.typeName)
    }

    /// Returns the reason why a gesture is rejected. Once the finger is down, a covered view is accepted, because the
    /// finger must be lifted some time.
    private func refusal(of gesture: Gesture, on id: ViewID, _ input: SessionInput) -> InputRejection? {
        let touch = GestureTouch(gesture)
        if touch.begins { return refusal(on: id, of: input) { $0.handles(touch) } }
        guard let view = application.view(id) else { return .staleView(id) }
        return view.handles(touch) ? nil : .unsupported(id, input: input.typeName)
    }

    private func refusal(_ id: RetryID) -> InputRejection? {
        switch observer.retries.fate(of: id) {
        case .pending: nil
        case .spent: .spentRetry(id)
        case .gone: .deadRetry(id)
        case .unknown: .unknownRetry(id)
        }
    }

    /// Returns the buttons of an alert in the order in which it shows them.
    static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { child in (child as? UIButton).map { [$0] } ?? buttons(in: child) }
    }
}

extension GestureTouch {
    /// Converts a gesture as the page reports it.
    fileprivate init(_ gesture: Gesture) {
        let kind: Kind =
            switch gesture.kind {
            case .longPress: .longPress
            case .pan: .pan
            case .touch: .touch
            case .pinch: .pinch
            case .rotation: .rotation
            case .edgePanLeft: .edgePan(.left)
            case .edgePanRight: .edgePan(.right)
            case .twoFingerPan: .twoFingerPan
            case .twoFingerTap: .twoFingerTap
            case .swipeLeft: .swipe(.left)
            case .swipeRight: .swipe(.right)
            case .swipeUp: .swipe(.up)
            case .swipeDown: .swipe(.down)
            }
        let phase: UIGestureRecognizer.State =
            switch gesture.phase {
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
        self.init(
            kind: kind, phase: phase, place: CGPoint(x: gesture.place.x, y: gesture.place.y),
            moved: CGPoint(x: gesture.moved.x, y: gesture.moved.y),
            velocity: CGPoint(x: gesture.velocity.x, y: gesture.velocity.y), scale: gesture.scale,
            rotation: gesture.rotation)
    }
}
