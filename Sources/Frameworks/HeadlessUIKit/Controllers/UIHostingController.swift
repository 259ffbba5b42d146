/// A placeholder for a SwiftUI screen, which is not supported: the screen shows a message.
open class UIHostingController<Content>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let words = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 16))
        words.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        words.text = "\(Content.self) is of SwiftUI, which is not shown here."
        words.textAlignment = .center
        words.textColor = .secondaryLabel
        words.numberOfLines = 0
        view.addSubview(words)
    }
}
