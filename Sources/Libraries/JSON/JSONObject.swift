/// The members of a JSON object, sorted by name.
///
/// A member is found by comparing names and never by hashing them, so names that somebody chose cost no more than
/// others. The order follows from the names alone: it is the same in every process, and equal objects have equal text.
///
/// It reads and changes like a dictionary:
///
///     var members: JSONObject = ["b": 2, "a": 1]
///     members["c"] = 3
///     members.map(\.key)  // ["a", "b", "c"]
///
/// An empty object allocates nothing; any other takes 40 bytes for each member and 32 for all.
public struct JSONObject: Sendable {
    /// A member.
    public typealias Element = (key: String, value: JSON)

    /// Sorted by name, each name once.
    private var members: ContiguousArray<Element>

    /// An object without members.
    public init() {
        members = []
    }

    /// The members of a dictionary.
    public init(_ dictionary: [String: JSON]) {
        self.init(sorting: ContiguousArray(dictionary.lazy.map { ($0.key, $0.value) }))
    }

    /// Members in any order.
    ///
    /// - Parameters:
    ///   - members: Of a repeated name the last value counts.
    public init(lastOf members: some Sequence<Element>) {
        var members = ContiguousArray(members)
        if !Self.isSorted(members) {
            // A sort need not keep equal names in their order, so their places decide.
            let order = members.indices.sorted { one, other in
                let (first, second) = (members[one].key, members[other].key)
                return first == second ? one < other : first < second
            }
            members = ContiguousArray(order.map { members[$0] })
            members = members.indices.reduce(into: []) { kept, index in
                let isLast = index + 1 == members.count || members[index + 1].key != members[index].key
                if isLast { kept.append(members[index]) }
            }
        }
        self.members = members
    }

    /// Members with different names, in any order.
    private init(sorting members: consuming ContiguousArray<Element>) {
        Self.sort(&members)
        self.members = members
    }

    /// Members in any order; nil when a name is repeated.
    init?(unique members: consuming ContiguousArray<Element>) {
        Self.sort(&members)
        guard members.count < 2 || (1..<members.count).allSatisfy({ members[$0 - 1].key != members[$0].key }) else {
            return nil
        }
        self.members = members
    }

    private static func isSorted(_ members: ContiguousArray<Element>) -> Bool {
        members.count < 2 || (1..<members.count).allSatisfy { members[$0 - 1].key < members[$0].key }
    }

    private static func sort(_ members: inout ContiguousArray<Element>) {
        guard members.count > 1, !isSorted(members) else { return }
        guard members.count <= 24 else { return members.sort { $0.key < $1.key } }
        for end in 1..<members.count {
            var place = end
            while place > 0, members[place].key < members[place - 1].key {
                members.swapAt(place, place - 1)
                place -= 1
            }
        }
    }
}

// MARK: - Members by name

extension JSONObject {
    /// The member with this name; nil when there is none. Setting nil removes the member.
    public subscript(key: String) -> JSON? {
        get { place(of: key).found.map { members[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case ((let found?, _), let value?): members[found].value = value
            case ((let found?, _), nil): members.remove(at: found)
            case ((nil, let gap), let value?): members.insert((key, value), at: gap)
            case ((nil, _), nil): break
            }
        }
    }

    /// The member with this name, or another value when there is none.
    public subscript(key: String, default value: @autoclosure () -> JSON) -> JSON {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }

    /// Sets a member, and returns its former value.
    @discardableResult
    public mutating func updateValue(_ value: JSON, forKey key: String) -> JSON? {
        let former = self[key]
        self[key] = value
        return former
    }

    /// Removes a member, and returns its value.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> JSON? {
        place(of: key).found.map { members.remove(at: $0).value }
    }

    /// Where a name is, or where it would have to be inserted.
    private func place(of key: String) -> (found: Int?, gap: Int) {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle].key == key { return (middle, middle) }
            if members[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return (nil, low)
    }

    /// The names, sorted.
    public var keys: some RandomAccessCollection<String> { members.lazy.map(\.key) }

    /// The values, in the order of their names.
    public var values: some RandomAccessCollection<JSON> { members.lazy.map(\.value) }
}

// MARK: - Transforming

extension JSONObject {
    /// The object with each value replaced by another.
    public func mapValues<Failure: Error>(_ transform: (JSON) throws(Failure) -> JSON) throws(Failure) -> JSONObject {
        var result = self
        for index in result.members.indices { result.members[index].value = try transform(members[index].value) }
        return result
    }

    /// The object with those members for which the closure returns true.
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> JSONObject {
        var result = JSONObject()
        result.members = ContiguousArray(try members.lazy.filter(isIncluded))
        return result
    }

    /// The object with the members of another added to it.
    ///
    /// - Parameters:
    ///   - combine: Decides between the own and the other's value of a name that both have.
    public func merging(
        _ other: some Sequence<Element>, uniquingKeysWith combine: (JSON, JSON) throws -> JSON
    ) rethrows -> JSONObject {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }

    /// Adds the members of another object.
    ///
    /// - Parameters:
    ///   - combine: Decides between the own and the other's value of a name that both have.
    public mutating func merge(
        _ other: some Sequence<Element>, uniquingKeysWith combine: (JSON, JSON) throws -> JSON
    ) rethrows {
        for (key, value) in other {
            self[key] = if let own = self[key] { try combine(own, value) } else { value }
        }
    }
}

// MARK: - Conformances

extension JSONObject: RandomAccessCollection {
    /// The place of the first member.
    public var startIndex: Int { 0 }
    /// The place behind the last member.
    public var endIndex: Int { members.count }
    /// The member at a place.
    public subscript(position: Int) -> Element { members[position] }
}

extension JSONObject: Hashable {
    /// Compares names and values.
    public static func == (one: JSONObject, other: JSONObject) -> Bool {
        one.members.elementsEqual(other.members) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Feeds names and values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members.count)
        for (key, value) in members {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Writes an object as itself; of a repeated name the last value counts.
    public init(dictionaryLiteral members: (String, JSON)...) {
        self.init(lastOf: members.lazy.map { (key: $0.0, value: $0.1) })
    }
}

extension Dictionary where Key == String, Value == JSON {
    /// The members of an object.
    public init(_ object: JSONObject) {
        self.init(uniqueKeysWithValues: object.lazy.map { ($0.key, $0.value) })
    }
}
