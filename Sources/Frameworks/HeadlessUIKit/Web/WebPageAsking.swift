/// Asks for the pages that web views are told to load; the page itself is drawn by the browser, which says nothing
/// back.
package protocol WebPageAsking: AnyObject {
    /// Asks whether there is a page, and calls `completion` in a later turn, unless the token is cancelled first.
    func ask(for page: URL, completion: @escaping (WebPageAnswer) -> Void) -> any WebPageToken
}

/// A question under way.
package protocol WebPageToken {
    /// Nobody wants the answer any more.
    func cancel()
}

/// What came of asking for a page.
package enum WebPageAnswer {
    /// There is one, and it may be drawn inside another page, or says that it may not.
    case there(allowsFraming: Bool)
    /// It cannot be had.
    case missing(any Error)
}

/// Who asks for the pages of the running application's web views; nil draws them unasked.
package enum WebPageAskingKey: ApplicationKey {
    package static var defaultValue: (any WebPageAsking)? { nil }
}
