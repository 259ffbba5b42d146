private enum TextCheckerKey: ApplicationKey {
    static var defaultValue: Bool { false }
}

/// Would find words that are spelled wrong. There is no dictionary here: every word counts as right, there are no
/// guesses and no completions, and the session's log says so once.
open class UITextChecker: NSObject {
    /// Languages whose words are known: none.
    open class var availableLanguages: [String] { [] }
    open var ignoredWords: [String]? = []

    /// A checker without a dictionary.
    public override init() {}

    /// Where the next word is that is spelled wrong: nowhere.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        Self.logMissingDictionary()
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Words that may be meant: none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.logMissingDictionary()
        return nil
    }

    /// Words that begin so: none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.logMissingDictionary()
        return nil
    }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
    /// Learns a word; it counts as right without that.
    open class func learnWord(_ word: String) {}
    open class func unlearnWord(_ word: String) {}
    /// Whether a word was learnt; none is.
    open class func hasLearnedWord(_ word: String) -> Bool { false }

    private static func logMissingDictionary() {
        let application = UIApplication.shared
        guard !application.values[TextCheckerKey.self] else { return }
        application.values[TextCheckerKey.self] = true
        application.host.log(.message("UITextChecker has no dictionary: every word counts as spelled right"))
    }
}
