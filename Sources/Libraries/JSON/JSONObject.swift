/// The members of a JSON object, sorted by name.
///
/// Members are found by comparing names, not by hashing, so that maliciously chosen names are not slower than others.
/// The order depends only on the names, so it is the same in every process, and equal objects have equal text.
///
/// The interface is like that of a dictionary:
///
///     var members: JSONObject = ["b": 2, "a": 1]
///     members["c"] = 3
///     members.map(\.key)  // ["a", "b", "c"]
///
/// An empty object allocates nothing; any other takes 40 bytes per member and 32 in addition.
public struct JSONObject: Sendable {
    /// A member, with its name and its value.
    public typealias Element = (key: String, value: JSON)

    /// The members, sorted by name and without duplicates.
    private var members: ContiguousArray<Element>

    /// Creates an object without members.
    public init() {
        members = []
    }

    /// Creates an object with the members of a dictionary.
    public init(_ dictionary: [String: JSON]) {
        self.init(sorting: ContiguousArray(dictionary.lazy.map { ($0.key, $0.value) }))
    }

    /// Creates an object from members in any order.
    ///
    /// - Parameters:
    ///   - members: The last value of duplicate names counts.
    public init(lastOf members: some Sequence<Element>) {
        var members = ContiguousArray(members)
        if !Self.isSorted(members) {
            // The sort is not guaranteed to be stable, so equal names are compared by index.
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

    /// Creates an object from members with different names, in any order.
    private init(sorting members: consuming ContiguousArray<Element>) {
        Self.sort(&members)
        self.members = members
    }

    /// Creates an object from members in any order; nil if there are duplicate names.
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
    /// The member with this name; nil if there is none. Setting nil removes the member.
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

    /// The member with this name, or a default value if there is none.
    public subscript(key: String, default value: @autoclosure () -> JSON) -> JSON {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }

    /// Sets a member, and returns its previous value.
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

    /// Returns the index of the member with this name, or the index at which it would be inserted.
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
    /// Returns an object with transformed values.
    public func mapValues<Failure: Error>(_ transform: (JSON) throws(Failure) -> JSON) throws(Failure) -> JSONObject {
        var result = self
        for index in result.members.indices { result.members[index].value = try transform(members[index].value) }
        return result
    }

    /// Returns an object with the members that satisfy the predicate.
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> JSONObject {
        var result = JSONObject()
        result.members = ContiguousArray(try members.lazy.filter(isIncluded))
        return result
    }

    /// Returns an object with additional members.
    ///
    /// - Parameter combine: Returns the value for a name that both have, given this object's value and the other one.
    public func merging(
        _ other: some Sequence<Element>, uniquingKeysWith combine: (JSON, JSON) throws -> JSON
    ) rethrows -> JSONObject {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }

    /// Adds members.
    ///
    /// - Parameter combine: Returns the value for a name that both have, given this object's value and the other one.
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
    /// The index of the first member.
    public var startIndex: Int { 0 }
    /// The index after the last member.
    public var endIndex: Int { members.count }
    /// The member at an index.
    public subscript(position: Int) -> Element { members[position] }
}

extension JSONObject: Hashable {
    /// Compares names and values.
    public static func == (one: JSONObject, other: JSONObject) -> Bool {
        one.members.elementsEqual(other.members) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Hashes names and values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members.count)
        for (key, value) in members {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object; the last of duplicate names counts.
    public init(dictionaryLiteral members: (String, JSON)...) {
        self.init(lastOf: members.lazy.map { (key: $0.0, value: $0.1) })
    }
}

extension Dictionary where Key == String, Value == JSON {
    /// Creates a dictionary with the members of an object.
    public init(_ object: JSONObject) {
        self.init(uniqueKeysWithValues: object.lazy.map { ($0.key, $0.value) })
    }
}
