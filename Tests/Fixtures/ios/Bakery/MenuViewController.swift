import Beagle
import UIKit

/// The first screen. The upper part comes from the storyboard, the rest from code. All its controls call the controller
/// by selectors.
@objcMembers
class MenuViewController: UIViewController, BasketListener {
    @IBOutlet weak var outlet: UILabel?

    private let bread = UIImageView(image: #imageLiteral(resourceName: "bread"))
    private let coin = UIImageView(image: UIImage(named: "Till/coin"))
    private let total = UILabel()
    private let hint = UILabel()
    private var watching: NSKeyValueObservation?
    private lazy var add: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Add a loaf", for: .normal)
        button.addTarget(self, action: #selector(addTapped(_:)), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("menu.title", comment: "")
        view.backgroundColor = UIColor(named: "Crust")
        hint.textColor = #colorLiteral(red: 0.4, green: 0.3, blue: 0.2, alpha: 1)
        hint.text = String(localized: "menu.hint")
        total.text = "Nothing yet"
        total.isUserInteractionEnabled = true
        total.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(totalTapped)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Offers", style: .plain, target: self, action: #selector(MenuViewController.showOffers))

        let stack = UIStackView(arrangedSubviews: [bread, coin, total, hint, add])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])

        Basket.shared.listener = self
        watching = Basket.shared.observe(\.count, options: [.old, .new]) { _, change in
            NSLog("the basket went from %d to %d", change.oldValue ?? -1, change.newValue ?? -1)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(refresh(_:)), name: Basket.changed, object: nil)
        Timer.scheduledTimer(
            timeInterval: 2, target: self, selector: #selector(offer), userInfo: nil, repeats: false)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @IBAction private func addTapped(_ sender: UIButton) { Basket.shared.add() }

    func totalTapped() { hint.text = "Good morning" }

    @objc private func refresh(_ notification: Notification) {
        total.text = "\(Basket.shared.count) for \(Basket.shared.total)"
    }

    private func offer() { hint.text = "Fresh from the oven" }

    func basketChanged(_ basket: Basket) { add.setTitle("Add another", for: .normal) }

    func showOffers() {
        let screen = Screen(navigationBar: NavigationBar(title: "Offers"), child: PriceTag(text: "Rye, today only"))
        navigationController?.pushViewController(BeagleScreenViewController(.declarative(screen)), animated: true)
    }
}
