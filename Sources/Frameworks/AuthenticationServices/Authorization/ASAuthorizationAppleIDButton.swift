public import Foundation
public import HeadlessUIKit

/// The button of Sign in with Apple.
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp

        public static var `default`: ButtonType { .signIn }

        fileprivate var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    public enum Style: Int, Sendable { case white, whiteOutline, black }

    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    private let label = UILabel()

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 44))
        draw(type, style)
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    /// Creates a black button for signing in.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        draw(.default, .black)
    }

    private func draw(_ type: ButtonType, _ style: Style) {
        let title = SystemQuestion.word(type.title)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        accessibilityLabel = title
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 280, height: 44) }
}
