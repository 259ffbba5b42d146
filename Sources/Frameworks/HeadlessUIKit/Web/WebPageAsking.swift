/// An object that checks the pages which web views load. The browser draws the page itself and reports nothing.
package protocol WebPageAsking: AnyObject {
    /// Checks a page. `completion` is called in a later turn, unless the token is cancelled first.
    func check(_ page: URL, completion: @escaping (WebPageAnswer) -> Void) -> any WebPageToken
}

/// A check of a page that has not ended.
package protocol WebPageToken {
    /// Cancels the check. Its completion is not called afterwards.
    func cancel()
}

/// The result of a check.
package enum WebPageAnswer {
    /// The page exists; `allowsFraming` is whether it may be shown in a frame.
    case there(allowsFraming: Bool)
    /// The page cannot be loaded.
    case missing(any Error)
}

/// The key of the running application's checker. Without a checker, pages are shown unchecked.
package enum WebPageAskingKey: ApplicationKey {
    package static var defaultValue: (any WebPageAsking)? { nil }
}
