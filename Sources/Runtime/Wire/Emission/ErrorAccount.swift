package import JSON

/// An error in the terms of the state log: what kind, why, and where in which document.
package struct ErrorAccount: Sendable, Equatable {
    /// The work that failed.
    package enum Kind: String, Sendable {
        case remoteScreen, action, lazyLoad, submitForm, webView, declarativeText
    }

    /// Why a request has no usable answer.
    package enum Reason: String, Sendable {
        case networkError, decoding, loadFromTextError, urlBuilderError
    }

    /// Where a document is wrong.
    package struct Place: Sendable, Equatable {
        /// The line, from 1.
        package var line: Int?
        /// The column, from 1.
        package var column: Int?
        /// The way there: `child.children[1].text`.
        package var path: String?
        /// What stands there.
        package var value: String?
        /// What is wrong with it.
        package var why: String?

        /// Describes a place by what is known of it.
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

    /// The work that failed.
    package var kind: Kind
    /// Why, where the work was a request.
    package var reason: Reason?
    /// A sentence for a person.
    package var message: String
    /// Where the document is wrong, if that is what failed.
    package var place: Place
    /// The request whose answer could not be decoded, for whoever wants to see the answer.
    package var undecoded: RequestID?

    /// Describes an error.
    package init(kind: Kind, reason: Reason?, message: String, place: Place = Place(), undecoded: RequestID? = nil) {
        self.kind = kind
        self.reason = reason
        self.message = message
        self.place = place
        self.undecoded = undecoded
    }

    /// Reads what `write(to:)` wrote; nil where kind or message is missing.
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
