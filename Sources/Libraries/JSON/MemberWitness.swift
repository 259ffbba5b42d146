private import HashKeys

/// Sees which members of a document's objects a decoding knows, so that those nobody reads can be told to their writer.
///
///     let witness = MemberWitness()
///     _ = try JSONDecoding().decode(Screen.self, from: json, witness: witness)
///     let ignored = witness.visits.flatMap(\.unread)
///
/// An object that no type reads as an object, such as free data, is not among the visits.
public final class MemberWitness {
    /// The objects that were read, in the order of their first reading.
    public private(set) var visits: [Visit] = []
    private var places: [SeededKey<JSONPath>: Int] = [:]

    /// A witness that has seen nothing.
    public init() {}

    /// One object, and what all types that read it know of its members.
    public final class Visit {
        /// Where the object stands.
        public let path: JSONPath
        /// What it holds.
        public let members: JSONObject
        /// Whether a name was asked for, whether it is there or not.
        public func knows(_ name: String) -> Bool { asked.contains(SeededKey(name)) }
        /// The names that were asked for and are not there, sorted.
        public var missing: [String] { asked.lazy.map(\.value).filter { self.members[$0] == nil }.sorted() }
        private var asked: Set<SeededKey<String>> = []
        private var named: Set<SeededKey<String>> = []

        init(path: JSONPath, members: JSONObject) {
            self.path = path
            self.members = members
        }

        /// The members that no type asked for or has a key for, by name.
        public var unread: [String] {
            members.keys.filter { name in
                let key = SeededKey(name)
                return !asked.contains(key) && !named.contains(key)
            }
        }

        func asked(for name: String) { asked.insert(SeededKey(name)) }

        /// A type with keys of its own knows a member too that it did not need this time; keys of any name tell
        /// nothing.
        func read<Key: CodingKey>(by keys: Key.Type) {
            guard Key(stringValue: "\u{0}") == nil else { return }
            named.formUnion(members.keys.filter { Key(stringValue: $0) != nil }.map { SeededKey($0) })
        }
    }

    func visit(of members: JSONObject, at path: JSONPath) -> Visit {
        if let place = places[SeededKey(path)] { return visits[place] }
        let visit = Visit(path: path, members: members)
        places[SeededKey(path)] = visits.count
        visits.append(visit)
        return visit
    }
}
