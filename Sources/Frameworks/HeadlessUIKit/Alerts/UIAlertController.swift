/// Asks a person something, over everything else.
///
/// A tap on a button first takes the alert off the screen and then runs the button's handler, so that the handler can
/// show something else.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public let preferredStyle: Style
    open var message: String? { didSet { if oldValue != message { alertView?.show(message: message) } } }
    /// The buttons, in the order they were added.
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// An alert without buttons.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// An alert from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        alertView?.addButton(for: action) { [weak self] in self?.choose(action) }
    }

    /// Adds a field, which `configurationHandler` may fit out.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        alertView?.addField(field)
    }

    open override var title: String? { didSet { alertView?.show(title: title) } }

    open override func loadView() {
        let alert = AlertView(style: preferredStyle)
        alert.show(title: title)
        alert.show(message: message)
        for field in textFields ?? [] { alert.addField(field) }
        view = alert
        let cancelLast = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        let shown = preferredStyle == .actionSheet || actions.count > 2 ? cancelLast : actions
        for action in shown { alert.addButton(for: action) { [weak self] in self?.choose(action) } }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Who is asked something can write at once.
        if let fields = textFields, !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
    }

    package override var plainPresentationStyle: UIModalPresentationStyle { .none }
    package override var isPopoverOfItself: Bool {
        preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
    }

    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true)
        action.handler?(action)
    }
}
