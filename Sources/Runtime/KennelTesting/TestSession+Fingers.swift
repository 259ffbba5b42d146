public import Wire

/// Gestures other than taps.
extension TestSession {
    /// Drags the view with the text or accessible name `text` by a number of points to the right and down, and releases
    /// it. With `fingers: 2` it drags with two fingers.
    ///
    /// ```swift
    /// try await session.drag("Handlebar", by: .init(x: 40, y: -10))
    /// ```
    public func drag(_ text: String, by way: Gesture.Vector, fingers: Int = 1) async throws(TestFailure) {
        try await perform(fingers == 2 ? .twoFingerPan : .pan, on: text, moving: way)
    }

    /// Drags on the view with the text or accessible name `text` from the left screen edge to the right, or from the
    /// right edge to the left if `way` points left. For apps that use a `UIScreenEdgePanGestureRecognizer`.
    public func dragFromEdge(_ text: String, by way: Gesture.Vector) async throws(TestFailure) {
        try await perform(way.x < 0 ? .edgePanRight : .edgePanLeft, on: text, moving: way)
    }

    private func perform(_ kind: Gesture.Kind, on text: String, moving way: Gesture.Vector) async throws(TestFailure) {
        let half = Gesture.Vector(x: way.x / 2, y: way.y / 2)
        let (view, place) = try await findView(receiving: kind, withText: text)
        for (phase, moved) in [(Gesture.Phase.began, Gesture.Vector.none), (.changed, half), (.ended, way)] {
            try await send(.gesture(view, Gesture(kind, phase, at: place, moved: moved)))
        }
    }

    /// Taps the view with the text or accessible name `text` with two fingers.
    public func tapWithTwoFingers(_ text: String) async throws(TestFailure) {
        let (view, place) = try await findView(receiving: .twoFingerTap, withText: text)
        try await send(.gesture(view, Gesture(.twoFingerTap, .ended, at: place)))
    }

    /// Presses the view with the text or accessible name `text` for a long time and releases it.
    public func longPress(_ text: String) async throws(TestFailure) {
        let (view, place) = try await findView(receiving: .longPress, withText: text)
        for phase in [Gesture.Phase.began, .ended] {
            try await send(.gesture(view, Gesture(.longPress, phase, at: place)))
        }
    }

    /// Touches the centre of the view with the text or accessible name `text`, moves along `ways`, each relative to the
    /// centre, and releases. Requires a view that handles touches itself; see `UIResponder.handlesTouches`.
    ///
    /// ```swift
    /// try await session.touch("Canvas", over: [.init(x: 20, y: 0), .init(x: 20, y: 30)])
    /// ```
    public func touch(_ text: String, over ways: [Gesture.Vector] = []) async throws(TestFailure) {
        let (view, place) = try await findView(receiving: .touch, withText: text)
        try await send(.gesture(view, Gesture(.touch, .began, at: place)))
        for way in ways { try await send(.gesture(view, Gesture(.touch, .changed, at: place, moved: way))) }
        try await send(.gesture(view, Gesture(.touch, .ended, at: place, moved: ways.last ?? .none)))
    }

    /// Pinches the view with the text or accessible name `text` until the fingers are `scale` times as far apart.
    public func pinch(_ text: String, to scale: Double) async throws(TestFailure) {
        let (view, place) = try await findView(receiving: .pinch, withText: text)
        for (phase, scale) in [(Gesture.Phase.began, 1), (.changed, scale), (.ended, scale)] {
            try await send(.gesture(view, Gesture(.pinch, phase, at: place, scale: scale)))
        }
    }

    /// Rotates two fingers on the view with the text or accessible name `text` by an angle in radians, clockwise.
    public func rotate(_ text: String, by angle: Double) async throws(TestFailure) {
        let (view, place) = try await findView(receiving: .rotation, withText: text)
        for (phase, angle) in [(Gesture.Phase.began, 0), (.changed, angle), (.ended, angle)] {
            try await send(.gesture(view, Gesture(.rotation, phase, at: place, rotation: angle)))
        }
    }

    /// Swipes on the view with the text or accessible name `text`. `swipe` is one of the four directions.
    public func swipe(_ swipe: Gesture.Kind, on text: String) async throws(TestFailure) {
        let (view, place) = try await findView(receiving: swipe, withText: text)
        try await send(.gesture(view, Gesture(swipe, .ended, at: place)))
    }

    /// Returns the frontmost view that handles a gesture and has this text, or has a descendant with this text. Also
    /// returns the centre of the view.
    private func findView(
        receiving gesture: Gesture.Kind, withText text: String
    ) async throws(TestFailure) -> (view: ViewID, middle: TouchPlace) {
        let screen = ScreenReader(await snapshot())
        guard let found = screen.findView(receiving: gesture, withText: text) else {
            throw .notFound(text, onScreen: screen.texts)
        }
        return found
    }
}
