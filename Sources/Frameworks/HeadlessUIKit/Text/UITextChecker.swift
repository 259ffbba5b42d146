private enum TextCheckerKey: ApplicationKey {
    static var defaultValue: Bool { false }
}

/// A spell checker without a dictionary: every word counts as correct, and there are no guesses or completions.
///
/// The first use is logged in the session's log.
open class UITextChecker: NSObject {
    /// Always returns an empty array.
    open class var availableLanguages: [String] { [] }
    open var ignoredWords: [String]? = []

    public override init() {}

    /// Always returns `NSNotFound` with a length of 0.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        Self.logMissingDictionary()
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Always returns nil.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.logMissingDictionary()
        return nil
    }

    /// Always returns nil.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.logMissingDictionary()
        return nil
    }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
    /// Does nothing.
    open class func learnWord(_ word: String) {}
    open class func unlearnWord(_ word: String) {}
    /// Always returns false.
    open class func hasLearnedWord(_ word: String) -> Bool { false }

    private static func logMissingDictionary() {
        let application = UIApplication.shared
        guard !application.values[TextCheckerKey.self] else { return }
        application.values[TextCheckerKey.self] = true
        application.host.log(.message("UITextChecker has no dictionary: every word counts as spelled right"))
    }
}
