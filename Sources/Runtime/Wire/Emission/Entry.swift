package import JSON

/// The content of an entry, without its number, input and time.
package protocol EntryContent: Sendable, Equatable {
    /// Parses the members of an entry; nil if one is missing or unknown.
    init?(_ json: JSON)
    /// Writes the members that follow the input and the time.
    func writeMembers(to json: inout JSONWriter)
}

/// A numbered record of a session: a state, a request, or a line of the log.
package struct Entry<Content: EntryContent>: Sendable, Equatable {
    /// The number of the entry, counted from 1 over all kinds. A request that ends keeps its number.
    package let number: Int
    /// The input that caused the entry, and its time.
    package let timestamp: EventTimestamp
    package let content: Content

    @inlinable
    package init(number: Int, moment: EventTimestamp, content: Content) {
        self.number = number
        self.timestamp = moment
        self.content = content
    }

    /// Parses the output of `write(to:)`; nil if a member is missing.
    package init?(_ json: JSON) {
        guard let number = json.integer(EntryKey.number), let moment = EventTimestamp(json), let content = Content(json)
        else { return nil }
        self.init(number: number, moment: moment, content: content)
    }

    /// Writes `{"n","input","time",…}`.
    @inlinable
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(EntryKey.number, number)
        timestamp.writeMembers(to: &json)
        content.writeMembers(to: &json)
        json.endObject()
    }
}

@usableFromInline
package enum EntryKey {
    @inlinable package static var number: StaticString { "n" }
}
