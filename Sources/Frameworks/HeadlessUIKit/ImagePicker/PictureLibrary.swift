/// The photo library, which contains sample images.
final class PictureLibrary: UIViewController {
    var chosen: (UIImage) -> Void = { _ in }
    var cancelled: () -> Void = {}
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemWords.word("Photos")
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel) { [weak self] in
            self?.cancelled()
        }
        for scene in SamplePicture.allCases {
            let picture = scene.drawn
            let button = UIButton(type: .custom)
            button.setImage(picture, for: .normal)
            button.accessibilityLabel = scene.words
            button.addAction(UIAction { [weak self] _ in self?.chosen(picture) }, for: .touchUpInside)
            buttons.append(button)
            view.addSubview(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (gap, columns) = (CGFloat(2), CGFloat(2))
        let width = (view.bounds.width - gap * (columns - 1)) / columns
        let top = view.safeAreaInsets.top
        for (index, button) in buttons.enumerated() {
            let (row, column) = (CGFloat(index / 2), CGFloat(index % 2))
            button.frame = CGRect(
                x: column * (width + gap), y: top + row * (width * 0.75 + gap), width: width, height: width * 0.75)
        }
    }
}

extension UIViewController {
    /// Shows the sample photo library in this controller. `finished` is called with the image that the user chooses, or
    /// with nil if the user cancels.
    package func showSamplePictures(finished: @escaping (UIImage?) -> Void) {
        let library = PictureLibrary()
        library.chosen = { finished($0) }
        library.cancelled = { finished(nil) }
        let stack = UINavigationController(rootViewController: library)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}
