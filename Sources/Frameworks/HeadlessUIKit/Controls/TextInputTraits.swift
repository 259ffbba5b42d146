public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let password = UITextContentType(rawValue: "password")
    public static let username = UITextContentType(rawValue: "username")
}

extension UIKeyboardType {
    /// Returns the value of the `type` attribute for the page's text field. `secure` hides the text.
    func input(secure: Bool) -> String {
        if secure { return "password" }
        switch self {
        case .emailAddress: return "email"
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return "number"
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .twitter, .webSearch: return "text"
        }
    }
}
