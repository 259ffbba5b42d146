/// A change of the keyboard's frame: it appears, disappears or changes its height.
struct KeyboardChange {
    let begin: CGRect
    let end: CGRect
    let isHiding: Bool

    /// The duration of the animation, in seconds.
    static let duration: TimeInterval = 0.25
    /// The raw value of the system keyboard's animation curve, which is not public.
    private static let curve = 7

    enum Kind {
        case show, hide
    }

    enum Phase {
        case will(Kind)
        case did(Kind)

        /// The names of the keyboard notifications to post, in their order.
        var names: [Notification.Name] {
            switch self {
            case .will(.show):
                [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
            case .will(.hide):
                [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
            case .did(.show):
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
            case .did(.hide):
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
            }
        }
    }

    /// Creates a change between two places; a hidden keyboard is below the screen.
    init(from former: KeyboardPlace, to next: KeyboardPlace, on screen: CGRect) {
        let height = next.frame?.height ?? former.frame?.height ?? 0
        let away = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
        begin = former.frame ?? away
        end = next.frame ?? away
        isHiding = next.hidesKeyboard(of: former)
    }

    /// The user info of the notifications. Code can read the frames as `CGRect` or as `NSValue`.
    var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}

extension UIKeyboardType {
    /// Whether the keyboard has only digits and no return key.
    var hasDigitsOnly: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
            false
        }
    }
}

extension UIReturnKeyType {
    /// The title of the return key in the device's language.
    var words: String { SystemWords.word(english) }

    private var english: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }
}
