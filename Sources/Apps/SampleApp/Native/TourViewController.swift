import UIKit

/// Three stops of a tour as pages.
final class TourViewController: UIPageViewController {
    private let stops = ["The harbour", "The tunnel", "The lighthouse"]
    private lazy var pages = stops.enumerated().map { StopViewController(number: $0, name: $1) }

    init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A tour"
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .rewind, primaryAction: UIAction { [weak self] _ in self?.startAgain() })
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    private var current: Int { pages.firstIndex { $0 === viewControllers?.first } ?? 0 }

    private func startAgain() {
        guard current != 0 else { return }
        setViewControllers([pages[0]], direction: .reverse, animated: true)
    }

    private func page(at place: Int) -> UIViewController? { pages.indices.contains(place) ? pages[place] : nil }
}

extension TourViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex { $0 === viewController }.flatMap { page(at: $0 - 1) } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex { $0 === viewController }.flatMap { page(at: $0 + 1) } }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { current }
}

extension TourViewController: UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        (viewControllers?.first as? StopViewController)?.cameFrom(previousViewControllers.first?.title)
    }
}

/// The screen of one stop of the tour.
final class StopViewController: UIViewController {
    private let origin = UILabel()
    private let number: Int

    init(number: Int, name: String) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [UIColor.systemGray6, .systemGray5, .systemGray6][number % 3]
        let name = UILabel()
        name.text = title
        name.font = .preferredFont(forTextStyle: .largeTitle)
        origin.font = .preferredFont(forTextStyle: .body)
        origin.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [name, origin])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
        ])
    }

    func cameFrom(_ name: String?) { origin.text = name.map { "You came from \($0.lowercased())." } }
}
