/// Hears taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make one, each within half a second of the one before.
    open var numberOfTapsRequired = 1
    /// With how many fingers: one or two; nobody has more.
    open var numberOfTouchesRequired = 1 {
        didSet { if oldValue != numberOfTouchesRequired { view?.mark(.interaction) } }
    }
    /// Whether the page says where taps were; set before a view has it.
    package var asksForPlace = true

    /// How soon a tap follows another, in seconds.
    private static let patience = 0.5
    private var former: (count: Int, time: TimeInterval)?
    /// How often it has happened.
    private var times = 0
    /// Whether a tap waits for others to fail.
    private var isWaiting = false

    override var isWorthTelling: Bool { asksForPlace }
    package override var reactsToTap: Bool { isEnabled && numberOfTouchesRequired <= 1 }
    package override var wish: String? {
        guard asksForPlace, isEnabled else { return nil }
        return numberOfTouchesRequired <= 1 ? "tap" : numberOfTouchesRequired == 2 ? "twoFingerTap" : nil
    }

    package override func hears(_ touch: GestureTouch) -> Bool {
        touch.kind == .twoFingerTap && isEnabled && numberOfTouchesRequired == 2
    }

    package override func receive(_ touch: GestureTouch) {
        placeInWindow = view?.convert(touch.place, to: nil)
        count()
    }

    package override func tapped() { if numberOfTouchesRequired <= 1 { count() } }

    /// There was a tap of as many fingers as it takes.
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
        MainQueue.asyncAfter(.milliseconds(Int(Self.patience * 1_000))) { [weak self] in
            guard let self else { return }
            isWaiting = false
            if longer.map(\.times) == before { happen() }
        }
    }

    private func happen() {
        times += 1
        recognize(fingers: max(1, numberOfTouchesRequired))
    }

    /// Whether this tap is the last of as many as it takes.
    private func isCompleted() -> Bool {
        guard numberOfTapsRequired > 1 else { return true }
        let now = _mediaTime()
        let count = former.map { now - $0.time <= Self.patience ? $0.count + 1 : 1 } ?? 1
        former = count < numberOfTapsRequired ? (count, now) : nil
        return count >= numberOfTapsRequired
    }
}
