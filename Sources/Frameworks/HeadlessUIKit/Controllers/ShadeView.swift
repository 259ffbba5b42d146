/// The view behind a sheet or a panel, which a tap can dismiss.
final class ShadeView: UIView {
    private let pressed: () -> Void

    init(frame: CGRect = .zero, pressed: @escaping () -> Void) {
        self.pressed = pressed
        super.init(frame: frame)
        accessibilityLabel = SystemWords.word("Cancel")
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }
    override var reactsToTap: Bool { true }
    override func receiveTap() -> Bool {
        pressed()
        return true
    }
}
