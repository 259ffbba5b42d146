open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. Each tap must follow the previous one within half a second.
    open var numberOfTapsRequired = 1
    /// The number of fingers. Supports 1 and 2, because gestures with more fingers are not reported.
    open var numberOfTouchesRequired = 1 {
        didSet { if oldValue != numberOfTouchesRequired { view?.mark(.interaction) } }
    }
    /// Whether the page reports the location of taps; set before the recogniser is added to a view.
    package var asksForPlace = true

    /// The maximum time between two taps, in seconds.
    private static let maximumTapInterval = 0.5
    private var former: (count: Int, time: TimeInterval)?
    /// The number of taps that were counted so far.
    private var times = 0
    /// Whether a tap waits for other recognisers to fail.
    private var isWaiting = false

    override var isWorthTelling: Bool { asksForPlace }
    package override var reactsToTap: Bool { isEnabled && numberOfTouchesRequired <= 1 }
    package override var wish: String? {
        guard asksForPlace, isEnabled else { return nil }
        return numberOfTouchesRequired <= 1 ? "tap" : numberOfTouchesRequired == 2 ? "twoFingerTap" : nil
    }

    package override func handles(_ touch: GestureTouch) -> Bool {
        touch.kind == .twoFingerTap && isEnabled && numberOfTouchesRequired == 2
    }

    package override func receive(_ touch: GestureTouch) {
        placeInWindow = view?.convert(touch.place, to: nil)
        count()
    }

    package override func tapped() { if numberOfTouchesRequired <= 1 { count() } }

    /// Handles a tap with the required number of fingers.
    private func count() {
        guard isCompleted() else { return }
        let longer = awaited.compactMap { $0 as? UITapGestureRecognizer }.filter {
            $0.isEnabled && $0.view != nil && $0.numberOfTouchesRequired == numberOfTouchesRequired
                && $0.numberOfTapsRequired > numberOfTapsRequired
        }
        guard !longer.isEmpty else { return happen() }
        guard !isWaiting else { return }
        isWaiting = true
        let before = longer.map(\.times)
        MainQueue.asyncAfter(.milliseconds(Int(Self.maximumTapInterval * 1_000))) { [weak self] in
            guard let self else { return }
            isWaiting = false
            if longer.map(\.times) == before { happen() }
        }
    }

    private func happen() {
        times += 1
        recognize(fingers: max(1, numberOfTouchesRequired))
    }

    /// Whether this tap completes the required number of taps.
    private func isCompleted() -> Bool {
        guard numberOfTapsRequired > 1 else { return true }
        let now = _mediaTime()
        let count = former.map { now - $0.time <= Self.maximumTapInterval ? $0.count + 1 : 1 } ?? 1
        former = count < numberOfTapsRequired ? (count, now) : nil
        return count >= numberOfTapsRequired
    }
}
