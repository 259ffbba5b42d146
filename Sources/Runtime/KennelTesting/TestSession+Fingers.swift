public import Wire

/// What a finger does beside taps.
extension TestSession {
    /// Drags what reads `text`, or has that accessible name, so many points to the right and down, and lets go of it;
    /// with two fingers where `fingers` says so.
    ///
    /// ```swift
    /// try await session.drag("Handlebar", by: .init(x: 40, y: -10))
    /// ```
    public func drag(_ text: String, by way: Gesture.Way, fingers: Int = 1) async throws(TestFailure) {
        try await follow(fingers == 2 ? .twoFingerPan : .pan, text, way)
    }

    /// Drags from the left edge of the screen to the right, or from the right edge to the left where `way` goes there,
    /// on what reads `text`, or has that accessible name; for apps that hear such with a
    /// `UIScreenEdgePanGestureRecognizer`.
    public func dragFromEdge(_ text: String, by way: Gesture.Way) async throws(TestFailure) {
        try await follow(way.x < 0 ? .edgePanRight : .edgePanLeft, text, way)
    }

    private func follow(_ kind: Gesture.Kind, _ text: String, _ way: Gesture.Way) async throws(TestFailure) {
        let half = Gesture.Way(x: way.x / 2, y: way.y / 2)
        let (view, place) = try await hearing(kind, reading: text)
        for (phase, moved) in [(Gesture.Phase.began, Gesture.Way.none), (.changed, half), (.ended, way)] {
            try await send(.gesture(view, Gesture(kind, phase, at: place, moved: moved)))
        }
    }

    /// Taps what reads `text`, or has that accessible name, with two fingers.
    public func tapWithTwoFingers(_ text: String) async throws(TestFailure) {
        let (view, place) = try await hearing(.twoFingerTap, reading: text)
        try await send(.gesture(view, Gesture(.twoFingerTap, .ended, at: place)))
    }

    /// Holds what reads `text`, or has that accessible name, and lets go of it.
    public func hold(_ text: String) async throws(TestFailure) {
        let (view, place) = try await hearing(.longPress, reading: text)
        for phase in [Gesture.Phase.began, .ended] {
            try await send(.gesture(view, Gesture(.longPress, phase, at: place)))
        }
    }

    /// Puts a finger on the middle of what reads `text`, or has that accessible name, takes it over `ways`, each
    /// counted from there, and lifts it. Only what hears touches itself can be touched; see
    /// `UIResponder.handlesTouches`.
    ///
    /// ```swift
    /// try await session.touch("Canvas", over: [.init(x: 20, y: 0), .init(x: 20, y: 30)])
    /// ```
    public func touch(_ text: String, over ways: [Gesture.Way] = []) async throws(TestFailure) {
        let (view, place) = try await hearing(.touch, reading: text)
        try await send(.gesture(view, Gesture(.touch, .began, at: place)))
        for way in ways { try await send(.gesture(view, Gesture(.touch, .changed, at: place, moved: way))) }
        try await send(.gesture(view, Gesture(.touch, .ended, at: place, moved: ways.last ?? .none)))
    }

    /// Puts two fingers on what reads `text`, or has that accessible name, until they are `scale` times as far apart.
    public func pinch(_ text: String, to scale: Double) async throws(TestFailure) {
        let (view, place) = try await hearing(.pinch, reading: text)
        for (phase, scale) in [(Gesture.Phase.began, 1), (.changed, scale), (.ended, scale)] {
            try await send(.gesture(view, Gesture(.pinch, phase, at: place, scale: scale)))
        }
    }

    /// Puts two fingers on what reads `text`, or has that accessible name, and turns them by so many radians,
    /// clockwise.
    public func rotate(_ text: String, by angle: Double) async throws(TestFailure) {
        let (view, place) = try await hearing(.rotation, reading: text)
        for (phase, angle) in [(Gesture.Phase.began, 0), (.changed, angle), (.ended, angle)] {
            try await send(.gesture(view, Gesture(.rotation, phase, at: place, rotation: angle)))
        }
    }

    /// Swipes on what reads `text`, or has that accessible name; `swipe` is one of the four directions.
    public func swipe(_ swipe: Gesture.Kind, on text: String) async throws(TestFailure) {
        let (view, place) = try await hearing(swipe, reading: text)
        try await send(.gesture(view, Gesture(swipe, .ended, at: place)))
    }

    /// The view in front that hears a gesture and reads so, or has something in it that does, and its middle.
    private func hearing(
        _ gesture: Gesture.Kind, reading text: String
    ) async throws(TestFailure) -> (view: ViewID, middle: TouchPlace) {
        let screen = ScreenReading(await snapshot())
        guard let found = screen.hearing(gesture, reading: text) else { throw .notFound(text, onScreen: screen.texts) }
        return found
    }
}
