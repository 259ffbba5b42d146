import Beagle
import UIKit

/// Creates the screens that are not documents.
final class CounterLinks: DeepLinkScreenManaging {
    enum Failure: Error {
        case unknown(String)
    }

    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
        switch path {
        case "counter": return CounterViewController(desk: data?["desk"] ?? "any")
        case "poster": return PosterViewController()
        default: throw Failure.unknown(path)
        }
    }
}

/// The numbers that were given to customers, kept in the store that Beagle 1.x has for forms.
enum Numbers {
    static var last = 40

    static func take(at desk: String) -> Int {
        last += 1
        dependencies.formDataStoreHandler.save(data: [desk: "\(last)"], group: "numbers")
        return last
    }

    static var all: [String: String] { dependencies.formDataStoreHandler.read(group: "numbers") ?? [:] }
}

/// A screen that gives a number to the next customer.
final class CounterViewController: UIViewController {
    private let desk: String
    private let label = UILabel()

    init(desk: String) {
        self.desk = desk
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 20, y: 160, width: 300, height: 30)
        label.text = "Nobody waits"
        view.addSubview(label)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 210, width: 300, height: 44)
        button.setTitle("Take one", for: .normal)
        button.addTarget(self, action: #selector(take), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func take() {
        let number = Numbers.take(at: desk)
        label.text = "Number \(number), \(Numbers.all.count) desk"
    }
}
