import Beagle
import HeadlessUIKit

/// What is shown in the place of an app whose turn was taken back: why, and a way to begin again.
final class StoppedScreen: UIViewController {
    private let sentence: String
    private let retry: () -> Void

    init(_ sentence: String, retry: @escaping () -> Void) {
        self.sentence = sentence
        self.retry = retry
        super.init(nibName: nil, bundle: nil)
    }

    /// There is none in a storyboard.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let error = BeagleErrorView(message: sentence) { [weak self] in self?.retry() }
        error.present(in: view)
    }
}
