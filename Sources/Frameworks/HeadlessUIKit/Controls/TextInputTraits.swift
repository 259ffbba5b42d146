/// Which keys the keyboard shows first.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// What the text means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A meaning by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address for letters in the mailbox.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A secret.
    public static let password = UITextContentType(rawValue: "password")
    /// A name to sign in with.
    public static let username = UITextContentType(rawValue: "username")
}

extension UIKeyboardType {
    /// The page's kind of input.
    func input(secure: Bool) -> String {
        if secure { return "password" }
        switch self {
        case .emailAddress: return "email"
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return "number"
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .twitter, .webSearch: return "text"
        }
    }
}
