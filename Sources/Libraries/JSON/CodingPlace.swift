/// A position of an encoder or decoder, as a linked list to the root. A coding path is built from it only when it is
/// requested.
final class CodingPlace {
    private let parent: CodingPlace?
    private let key: any CodingKey

    init(_ parent: CodingPlace?, key: any CodingKey) {
        self.parent = parent
        self.key = key
    }

    static func path(to place: CodingPlace?) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var place = place
        while let here = place {
            keys.append(here.key)
            place = here.parent
        }
        return keys.reversed()
    }
}

/// The key of an array's element, with the same text as in Foundation's coders.
struct IndexKey: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }
    init?(intValue: Int) { index = intValue }
    init?(stringValue: String) { nil }

    var intValue: Int? { index }
    var stringValue: String { "Index \(index)" }
}

/// The default key of a class's `super`.
struct SuperKey: CodingKey {
    init() {}
    init?(intValue: Int) { nil }
    init?(stringValue: String) { nil }

    var intValue: Int? { nil }
    var stringValue: String { "super" }
}
