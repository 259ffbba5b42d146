/// Stands where an app of UIKit shows a screen of SwiftUI, which is not there: a sentence on the screen says so.
open class UIHostingController<Content>: UIViewController {
    open var rootView: Content

    /// A controller in the place of that which would show `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// There is none in a storyboard.
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
