import Beagle
import UIKit

/// A UIKit screen with a server-driven part.
final class UnlockViewController: UIViewController {
    private let bike: String
    private let state = UILabel()
    private let lock = UISwitch()

    init(bike: String) {
        self.bike = bike
        super.init(nibName: nil, bundle: nil)
        title = "Unlock"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = bike
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        state.font = .preferredFont(forTextStyle: .body)
        state.adjustsFontForContentSizeCategory = true
        state.numberOfLines = 0
        state.textColor = .secondaryLabel
        lock.accessibilityLabel = "Lock"
        lock.addAction(UIAction { [weak self] _ in self?.showState() }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [state, lock])
        row.alignment = .center
        row.distribution = .equalSpacing
        let tip = BeagleView(.remote(.init(url: "shop:native/tip")))
        tip.heightAnchor.constraint(equalToConstant: 160).isActive = true
        let stack = UIStackView(arrangedSubviews: [heading, row, tip])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        showState()
    }

    private func showState() {
        state.text = lock.isOn ? "Unlocked. Have a good ride." : "Locked"
    }
}
