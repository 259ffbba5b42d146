import Foundation

/// The panel of a compact date picker. It is shown beside the button that opened it. A tap outside closes it.
final class DatePanelController: UIViewController {
    /// The picker in the panel.
    let picker = UIDatePicker()
    private weak var anchor: UIView?
    private let chosen: (Date) -> Void
    private let panel = UIView()

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - anchor: The button beside which the panel is shown.
    ///   - mode: The part of the date that is chosen: `date` or `time`.
    ///   - chosen: Called with each date that the user chooses.
    init(for anchor: UIView, mode: UIDatePicker.Mode, chosen: @escaping (Date) -> Void) {
        self.anchor = anchor
        self.chosen = chosen
        super.init(nibName: nil, bundle: nil)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = ShadeView { [weak self] in self?.dismiss(animated: true) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 13
        panel.layer.shadowOpacity = 0.2
        panel.layer.shadowRadius = 16
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.addSubview(panel)
        panel.addSubview(picker)
        picker.addAction(for: .valueChanged) { [weak self] _ in
            if let self { chosen(picker.date) }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = picker.intrinsicContentSize
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        let button = anchor.map { $0.convert($0.bounds, to: view) } ?? .zero
        let isBelow = button.maxY + Self.gap + size.height <= room.maxY
        let y = isBelow ? button.maxY + Self.gap : button.minY - Self.gap - size.height
        let width = min(size.width, room.width)
        panel.frame = CGRect(
            x: min(max(button.midX - width / 2, room.minX), room.maxX - width),
            y: max(room.minY, min(y, room.maxY - size.height)), width: width, height: size.height)
        picker.frame = panel.bounds
    }

    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 16
}
