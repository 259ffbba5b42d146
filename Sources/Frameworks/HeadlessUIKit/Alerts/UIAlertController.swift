/// An alert or an action sheet. A tap on a button first dismisses it and then calls the button's handler, so that the
/// handler can present another controller.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open private(set) var preferredStyle = Style.actionSheet
    open var message: String? { didSet { if oldValue != message { alertView?.show(message: message) } } }
    /// The attributed title. Apps set it by key-value coding. Nil uses the plain title.
    var attributedTitle: NSAttributedString? { didSet { alertView?.show(attributedTitle, attributedMessage) } }
    /// The attributed message. Apps set it by key-value coding. Nil uses the plain message.
    var attributedMessage: NSAttributedString? { didSet { alertView?.show(attributedTitle, attributedMessage) } }
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Creates an action sheet without a title.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an alert with default values; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        alertView?.addButton(for: action) { [weak self] in self?.choose(action) }
    }

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
        alert.show(attributedTitle, attributedMessage)
        for field in textFields ?? [] { alert.addField(field) }
        view = alert
        let cancelLast = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        let shown = preferredStyle == .actionSheet || actions.count > 2 ? cancelLast : actions
        for action in shown { alert.addButton(for: action) { [weak self] in self?.choose(action) } }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The first field becomes first responder when the alert appears.
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
