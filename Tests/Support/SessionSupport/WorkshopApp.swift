import Beagle
package import HeadlessUIKit

/// An app with one example of every feature of a session: a counter, a field, a push, an alert, a timer, a request.
package final class WorkshopApp: UIApplicationDelegate {
    package init() {}

    package var window: UIWindow?

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: WorkshopController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

package final class WorkshopController: UIViewController {
    private let count = UILabel()
    private let answer = UILabel()
    private let echo = UILabel()
    private let field = UITextField()
    private let stack = UIStackView()
    private var number = 0
    private var token: (any RequestToken)?

    package override func viewDidLoad() {
        super.viewDidLoad()
        title = "Workshop"
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        count.text = "Count 0"
        answer.text = "No answer"
        field.placeholder = "Name"
        field.addAction(for: .editingChanged) { [weak self] _ in self?.echo.text = self?.field.text }
        for view in [count, answer, echo, field] { stack.addArrangedSubview(view) }
        button("Add") { $0.add() }
        button("Add later") { controller in MainQueue.asyncAfter(.seconds(2)) { controller.add() } }
        button("Add soon") { controller in MainQueue.async { controller.add() } }
        button("Push") { $0.navigationController?.pushViewController(WorkshopController(), animated: true) }
        button("Alert") { $0.alert() }
        button("Grow") { $0.grow() }
        button("Shrink") { $0.shrink() }
        button("Shuffle") { $0.shuffle() }
        button("Fade") { $0.fade() }
        button("Fetch") { $0.fetch() }
        button("Give up") { $0.token?.cancel() }
        button("Loop") { Self.loop($0) }
        button("Tick") { Self.tick($0) }
        button("Off") { _ in }.isEnabled = false
        button("Gone") { _ in }.isHidden = true
    }

    @discardableResult
    private func button(_ title: String, _ act: @escaping (WorkshopController) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(for: .touchUpInside) { [weak self] _ in
            if let self { act(self) }
        }
        stack.addArrangedSubview(button)
        return button
    }

    private func add() {
        number += 1
        count.text = "Count \(number)"
    }

    private func grow() {
        let label = UILabel()
        label.text = "Leaf \(stack.arrangedSubviews.count)"
        stack.insertArrangedSubview(label, at: number % 3)
        number += 1
    }

    private func shrink() {
        let leaf = stack.arrangedSubviews.first { ($0 as? UILabel)?.text?.hasPrefix("Leaf") == true }
        leaf?.removeFromSuperview()
    }

    private func shuffle() {
        let leaves = stack.arrangedSubviews.filter { ($0 as? UILabel)?.text?.hasPrefix("Leaf") == true }
        for leaf in leaves.reversed() { stack.insertArrangedSubview(leaf, at: 0) }
        view.backgroundColor = view.backgroundColor == .red ? .systemBlue : .red
    }

    private func fade() {
        UIView.animate(withDuration: 0.5, animations: { self.answer.alpha = self.answer.alpha < 1 ? 1 : 0.5 }) { _ in
            self.add()
        }
    }

    private func alert() {
        let alert = UIAlertController(title: "Sure?", message: "Nothing can be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Go on", style: .default) { [weak self] _ in self?.add() })
        present(alert, animated: true)
    }

    private func fetch() {
        let client = AppEnvironment.current.values[NetworkClientKey.self]
        guard let url = URL(string: "http://bff.test/answer") else { return }
        token = client?.executeRequest(Request(url: url)) { [weak self] result in
            switch result {
            case .success(let response): self?.answer.text = String(decoding: response.data, as: UTF8.self)
            case .failure(let error): self?.answer.text = error.localizedDescription
            }
        }
    }

    private static func tick(_ controller: WorkshopController) {
        controller.add()
        MainQueue.asyncAfter(.zero) { tick(controller) }
    }

    private static func loop(_ controller: WorkshopController) {
        MainQueue.async { loop(controller) }
    }
}
