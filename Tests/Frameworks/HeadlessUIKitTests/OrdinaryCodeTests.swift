import HeadlessUIKit
import TestSupport
import Testing

// The code between the two lines is written as for iOS.
private class ErrorView: UIVisualEffectView {

    private var retries: [() -> Void]

    private lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Error"
        label.textColor = .darkText
        label.font = .preferredFont(forTextStyle: .title1)
        return label
    }()

    private lazy var retryButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        button.setTitleColor(.darkGray, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
        button.addAction(UIAction { [weak self] _ in self?.didTapRetry() }, for: .touchUpInside)
        return button
    }()

    private lazy var stackView: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [titleLabel, retryButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .equalCentering
        stack.spacing = 20
        return stack
    }()

    init(message: String?, retry: @escaping () -> Void) {
        retries = [retry]
        super.init(effect: UIBlurEffect(style: .light))
        contentView.addSubview(stackView)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stackView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stackView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, constant: -40),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func present(in view: UIView) {
        removeFromSuperview()
        alpha = 0
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        UIView.animate(withDuration: 0.2) {
            self.alpha = 1
        }
    }

    func addRetry(_ retry: @escaping () -> Void) {
        retries.append(retry)
    }

    private func didTapRetry() {
        UIView.animate(
            withDuration: 0.2,
            animations: { self.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
                self.retries.forEach { $0() }
                self.retries.removeAll()
            })
    }
}

private protocol LoginViewControllerDelegate: AnyObject {
    func loginDidFinish(_ name: String)
}

private final class LoginViewController: UIViewController, UITextFieldDelegate {

    weak var delegate: LoginViewControllerDelegate?
    private let nameField = UITextField()
    private let button = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var bottomConstraint: NSLayoutConstraint?
    private var errorView: ErrorView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        nameField.delegate = self
        nameField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameField)

        button.setTitle("Continue", for: .normal)
        button.isEnabled = false
        button.layer.cornerRadius = 8
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        view.addSubview(spinner)
        spinner.center = view.center
        spinner.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]

        let bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
        bottom.priority = .defaultHigh
        bottomConstraint = bottom
        NSLayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            nameField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            nameField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.leadingAnchor.constraint(equalTo: nameField.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: nameField.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 48),
            bottom,
        ])

        nameField.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.button.isEnabled = self.nameField.text?.isEmpty == false
            }, for: .editingChanged)
        button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func logIn() {
        spinner.startAnimating()
        view.isUserInteractionEnabled = false
        MainQueue.asyncAfter(.milliseconds(500)) { [weak self] in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            self.view.isUserInteractionEnabled = true
            if self.nameField.text == "nobody" {
                self.errorView = ErrorView(message: nil) { [weak self] in self?.logIn() }
                self.errorView?.present(in: self.view)
            } else {
                self.delegate?.loginDidFinish(self.nameField.text ?? "")
            }
        }
    }
}

private class AppDelegate: UIResponder, UIApplicationDelegate, LoginViewControllerDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let login = LoginViewController()
        login.delegate = self
        let navigation = UINavigationController(rootViewController: login)
        navigation.navigationBar.barTintColor = .systemRed
        navigation.navigationBar.isTranslucent = false
        window.rootViewController = navigation
        self.window = window
        window.makeKeyAndVisible()
        return true
    }

    func loginDidFinish(_ name: String) {
        let alert = UIAlertController(title: "Hello", message: name, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                let next = UIViewController()
                next.title = name
                (self?.window?.rootViewController as? UINavigationController)?.pushViewController(next, animated: true)
            })
        window?.rootViewController?.present(alert, animated: true)
    }
}
// ----------------------------------------------------------------------------

@Suite("Controllers as they are written for iOS")
struct OrdinaryCodeTests {
    @Test func `A small app can type, fail, retry, show an alert, push and go back`() throws {
        let host = HandTurnedHost()
        let application = UIApplication(host: host)
        let delegate = AppDelegate()
        application.run {
            #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
        }
        host.runQueue()
        let reader = try TreeReader(application)
        func settle(_ duration: Duration = .seconds(1)) throws {
            host.advance(by: duration)
            try reader.apply(application.changes.drain())
            try reader.compare(with: application)
        }
        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        let login = try #require(navigation.topViewController)
        let field = try #require(login.view.subviews.first { $0 is UITextField })
        let button = try #require(login.view.subviews.first { $0 is UIButton })
        #expect(button.reach == .disabled)
        #expect(button.frame == CGRect(x: 16, y: 749 - 34 - 16 - 48, width: 361, height: 48))

        application.run { _ = field.receiveText("nobody") }
        application.run { _ = button.receiveTap() }
        #expect(button.reach == .ignoresTouches)
        try settle()
        let error = try #require(login.view.subviews.last as? ErrorView)
        #expect(button.reach == .covered(by: error.id))

        application.run { _ = field.receiveText("Ada") }
        let stack = try #require(error.contentView.subviews.first)
        let retry = try #require(stack.subviews.last as? UIButton)
        #expect(retry.isReachable)
        application.run { _ = retry.receiveTap() }
        try settle(.milliseconds(199))
        #expect(error.superview != nil)
        try settle()
        #expect(error.superview == nil)

        let alert = try #require(navigation.presentedViewController as? UIAlertController)
        application.run { #expect(alert.view.receiveAlert(button: 0)) }
        try settle()
        #expect(navigation.topViewController?.title == "Ada")
        #expect(application.back())
        try settle()
        #expect(navigation.topViewController === login)
    }
}
