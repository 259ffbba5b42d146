package import JSON

/// What an entry says besides its number and its moment.
package protocol EntryContent: Sendable, Equatable {
    /// Reads the members of an entry; nil where one is missing or says nothing that is known.
    init?(_ json: JSON)
    /// Writes the members that follow the moment.
    func writeMembers(to json: inout JSONWriter)
}

/// One numbered thing that a session tells and keeps: a state, a request, or a line of the log.
package struct Entry<Content: EntryContent>: Sendable, Equatable {
    /// Counts entries of all kinds from 1; a request that ends keeps its number.
    package let number: Int
    /// The input that caused it.
    package let moment: EventMoment
    /// What it says.
    package let content: Content

    /// Describes an entry.
    @inlinable
    package init(number: Int, moment: EventMoment, content: Content) {
        self.number = number
        self.moment = moment
        self.content = content
    }

    /// Reads what `write(to:)` wrote; nil where a member is missing.
    package init?(_ json: JSON) {
        guard let number = json.integer(EntryKey.number), let moment = EventMoment(json), let content = Content(json)
        else { return nil }
        self.init(number: number, moment: moment, content: content)
    }

    /// Writes `{"n","input","time",…}`.
    @inlinable
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(EntryKey.number, number)
        moment.writeMembers(to: &json)
        content.writeMembers(to: &json)
        json.endObject()
    }
}

@usableFromInline
package enum EntryKey {
    @inlinable package static var number: StaticString { "n" }
}
