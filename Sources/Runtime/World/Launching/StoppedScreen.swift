import Beagle
import HeadlessUIKit

/// The screen shown after a turn was undone: the reason, and a button to start again.
final class StoppedScreen: UIViewController {
    private let sentence: String
    private let retry: () -> Void

    init(_ sentence: String, retry: @escaping () -> Void) {
        self.sentence = sentence
        self.retry = retry
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns nil, because storyboards cannot contain it.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let error = BeagleErrorView(message: sentence) { [weak self] in self?.retry() }
        error.present(in: view)
    }
}
