private import HashKeys

/// Records which members of a document's objects are decoded, so that unknown members can be reported to the author.
///
///     let witness = MemberWitness()
///     _ = try JSONDecoding().decode(Screen.self, from: json, witness: witness)
///     let ignored = witness.visits.flatMap(\.unread)
///
/// Objects that no type decodes as an object, such as free-form data, have no visit.
public final class MemberWitness {
    /// The decoded objects, in the order of their first decoding.
    public private(set) var visits: [Visit] = []
    private var places: [SeededKey<JSONPath>: Int] = [:]

    /// Creates an empty witness.
    public init() {}

    /// A decoded object, and the names of members that the types decoding it have requested.
    public final class Visit {
        /// The path of the object.
        public let path: JSONPath
        /// The members of the object.
        public let members: JSONObject
        /// Returns whether a name was requested, whether or not the member exists.
        public func knows(_ name: String) -> Bool { asked.contains(SeededKey(name)) }
        /// The requested names that do not exist, sorted.
        public var missing: [String] { asked.lazy.map(\.value).filter { self.members[$0] == nil }.sorted() }
        private var asked: Set<SeededKey<String>> = []
        private var named: Set<SeededKey<String>> = []

        init(path: JSONPath, members: JSONObject) {
            self.path = path
            self.members = members
        }

        /// The names of the members that no type requested or has a coding key for.
        public var unread: [String] {
            members.keys.filter { name in
                let key = SeededKey(name)
                return !asked.contains(key) && !named.contains(key)
            }
        }

        func asked(for name: String) { asked.insert(SeededKey(name)) }

        /// Records the coding keys of a type. Members with such a key are known even if they were not requested. Types
        /// with arbitrary keys are ignored.
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
