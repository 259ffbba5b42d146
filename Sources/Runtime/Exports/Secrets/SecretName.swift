/// Names that secrets usually have: `X-Session-Token`, `apiKey`, `client_secret`.
enum SecretName {
    private static let words: Set<String> = [
        "apikey", "auth", "authorization", "cookie", "credential", "credentials", "csrf", "jwt", "otp", "pass",
        "password", "passwd", "pin", "pwd", "secret", "session", "sessionid", "sid", "sig", "signature", "token",
        "xsrf",
    ]
    private static let wordsBeforeKey: Set<String> = ["access", "api", "app", "client", "private"]
    /// The maximum number of characters of a name that are examined.
    private static let most = 200

    /// Returns whether a header or a query parameter with this name is likely to have a secret value.
    static func isLikely(_ name: String) -> Bool {
        let parts = parts(of: name)
        if parts.contains(where: words.contains) { return true }
        guard parts.last == "key" else { return false }
        return parts.count == 1 || wordsBeforeKey.contains(parts[parts.count - 2])
    }

    /// Returns the words of a name in lower case. A word ends before a capital letter that follows a small one, and at
    /// any character that is neither a letter nor a digit.
    private static func parts(of name: String) -> [String] {
        var parts = [""]
        var isAfterSmallLetter = false
        for character in name.prefix(most) {
            let isPart = character.isLetter || character.isNumber
            if !isPart || (isAfterSmallLetter && character.isUppercase) { parts.append("") }
            if isPart { parts[parts.count - 1] += character.lowercased() }
            isAfterSmallLetter = character.isLowercase
        }
        return parts.filter { !$0.isEmpty }
    }
}
