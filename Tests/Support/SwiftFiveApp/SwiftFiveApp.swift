import Kennel
import UIKit

// An app in the Swift 5 language mode, which many teams use. Warnings are treated as errors here too.

/// A card around a label whose text is set in a later turn.
final class CardController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let card = UIView()
        card.backgroundColor = .systemYellow
        card.translatesAutoresizingMaskIntoConstraints = false
        let words = UILabel()
        words.text = "not yet"
        words.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.addSubview(words)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            words.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            words.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            words.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            words.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
        ])
        DispatchQueue.main.async { words.text = "came in a later turn" }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.title = "Later" }
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: CardController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@main
struct Main {
    static func main() { Kennel.run(AppDelegate.init) }
}
