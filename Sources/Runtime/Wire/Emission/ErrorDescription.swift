package import JSON

/// An error as the state log describes it: its kind, its reason, and its position in a document.
package struct ErrorDescription: Sendable, Equatable {
    /// The kind of work that failed.
    package enum Kind: String, Sendable {
        case remoteScreen, action, lazyLoad, submitForm, webView, declarativeText
    }

    /// The reason why a request has no usable response.
    package enum Reason: String, Sendable {
        case networkError, decoding, loadFromTextError, urlBuilderError
    }

    /// The position of an error in a document.
    package struct Place: Sendable, Equatable {
        /// The line, counted from 1.
        package var line: Int?
        /// The column, counted from 1.
        package var column: Int?
        /// The JSON path, such as `child.children[1].text`.
        package var path: String?
        /// The offending value.
        package var value: String?
        /// The reason why the value is wrong.
        package var why: String?

        package init(
            line: Int? = nil, column: Int? = nil, path: String? = nil, value: String? = nil, why: String? = nil
        ) {
            self.line = line
            self.column = column
            self.path = path
            self.value = value
            self.why = why
        }
    }

    /// The kind of work that failed.
    package var kind: Kind
    /// The reason, if the work was a request.
    package var reason: Reason?
    /// A sentence for people.
    package var message: String
    /// The position in the document; empty if the document is not the cause.
    package var place: Place
    /// The request whose response could not be decoded, so that a page can show the response.
    package var undecoded: RequestID?

    package init(kind: Kind, reason: Reason?, message: String, place: Place = Place(), undecoded: RequestID? = nil) {
        self.kind = kind
        self.reason = reason
        self.message = message
        self.place = place
        self.undecoded = undecoded
    }

    /// Parses the output of `write(to:)`; nil if kind or message is missing.
    package init?(_ json: JSON) {
        guard let kind: Kind = json.word(Key.kind), let message = json.text(Key.message) else { return nil }
        let place = Place(
            line: json.integer(Key.line), column: json.integer(Key.column), path: json.text(Key.path),
            value: json.text(Key.value), why: json.text(Key.why))
        self.init(
            kind: kind, reason: json.word(Key.reason), message: message, place: place,
            undecoded: json.id(Key.request))
    }

    /// Writes `{"kind","reason"?,"message","line"?,"column"?,"path"?,"value"?,"why"?,"request"?}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(Key.kind, kind.rawValue)
        json.member(Key.reason, reason?.rawValue)
        json.member(Key.message, message)
        json.member(Key.line, place.line)
        json.member(Key.column, place.column)
        json.member(Key.path, place.path)
        json.member(Key.value, place.value)
        json.member(Key.why, place.why)
        json.member(Key.request, undecoded)
        json.endObject()
    }

    private enum Key {
        static let kind: StaticString = "kind"
        static let reason: StaticString = "reason"
        static let message: StaticString = "message"
        static let line: StaticString = "line"
        static let column: StaticString = "column"
        static let path: StaticString = "path"
        static let value: StaticString = "value"
        static let why: StaticString = "why"
        static let request: StaticString = "request"
    }
}
