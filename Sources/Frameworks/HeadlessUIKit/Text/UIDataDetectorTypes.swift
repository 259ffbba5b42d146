public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web addresses and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Stored; addresses are not detected.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Stored; calendar events are not detected.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Stored; tracking numbers are not detected.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Stored; flight numbers are not detected.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Stored; text to look up is not detected.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension NSAttributedString {
    /// Returns the text with links added for detected data of some types. Existing links are kept.
    func linked(_ types: UIDataDetectorTypes) -> NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        for found in DataDetector.links(in: string, types) where attribute(.link, at: found.range.location) == nil {
            text.addAttribute(.link, value: found.url, range: found.range)
        }
        return text
    }

    private func attribute(_ key: Key, at place: Int) -> Any? { attribute(key, at: place, effectiveRange: nil) }
}

/// Finds addresses and phone numbers in texts.
private enum DataDetector {
    /// The maximum length of a searched text, in UTF-16 units.
    private static let most = 20_000

    private static let link = #"(?i)\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}']"#
    private static let domain =
        #"(?i)\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|de|uk|br|fr)\b(?:/[^\s<>"]*[^\s<>".,;:!?)\]}'])?"#
    private static let mail = #"(?i)\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#
    private static let phone = #"(?<![\w.])\+?\(?\d[\d \-().]{5,}\d(?!\w)"#

    static func links(in string: String, _ types: UIDataDetectorTypes) -> [(range: NSRange, url: URL)] {
        guard string.utf16.count <= most else { return [] }
        var found: [(range: NSRange, url: URL)] = []
        func search(_ pattern: String, _ address: (String) -> String) {
            guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
            let text = string as NSString
            for match in expression.matches(in: string, range: NSRange(location: 0, length: text.length)) {
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    let url = URL(string: address(text.substring(with: match.range)))
                else { continue }
                found.append((match.range, url))
            }
        }
        if types.contains(.link) {
            search(mail) { "mailto:" + $0 }
            search(link) { $0.lowercased().hasPrefix("http") ? $0 : "http://" + $0 }
            search(domain) { "http://" + $0 }
        }
        if types.contains(.phoneNumber) { search(phone) { "tel:" + $0.filter { $0.isNumber || $0 == "+" } } }
        return found.sorted { $0.range.location < $1.range.location }
    }
}
