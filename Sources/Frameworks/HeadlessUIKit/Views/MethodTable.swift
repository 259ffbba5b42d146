/// Finds out which classes override a method, by the tables of methods that classes have.
///
/// Objective-C answers that by itself. In Swift a class is described by words in memory, among them one for each method
/// that can be overridden, at the same place in a class and in all that come from it: `docs/ABI/TypeMetadata.rst` of
/// the Swift project says how. Where the word of a method is, nobody says; it is the one by which two classes differ of
/// which one overrides that method and the other nothing. Where this does not come out as one word, nothing is known of
/// the method.
struct MethodTable {
    /// Where the methods' words are, in words from the beginning.
    private let places: [Int]
    /// The words of a class that overrides none of them.
    private let plain: [UInt]

    /// A table of the methods that each of `probes` overrides one of, found by their difference to `plain`; `other` is
    /// another class that overrides nothing, and differs only by what every class has of its own. All come from the
    /// same class. Nil where that is not how they look.
    init?(probes: [AnyClass], plain: AnyClass, other: AnyClass) {
        guard let base = Self.words(of: plain), let another = Self.words(of: other) else { return nil }
        let own = Set(base.indices.filter { base[$0] != another[$0] })
        var places: [Int] = []
        for probe in probes {
            guard let words = Self.words(of: probe), words.count == base.count else { return nil }
            let found = base.indices.filter { base[$0] != words[$0] && !own.contains($0) }
            guard found.count == 1, let place = found.first, !places.contains(place) else { return nil }
            places.append(place)
        }
        self.places = places
        self.plain = places.map { Self.word($0, of: plain) }
        guard !overrides(other), probes.allSatisfy(overrides) else { return nil }
    }

    /// Whether a class, which comes from the same one as `plain`, has a method of its own in place of one of them.
    func overrides(_ type: AnyClass) -> Bool {
        for (place, word) in zip(places, plain) where Self.word(place, of: type) != word { return true }
        return false
    }

    /// How many words there are before those that a class has for itself.
    private static let head = 7

    private static func word(_ place: Int, of type: AnyClass) -> UInt { start(of: type)[place] }

    /// A class is a pointer to its words.
    private static func start(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// All words of a class from its beginning on, zeros for the head; nil where it is not as long as a class can be.
    /// It is said in bytes, from somewhat before the beginning, and how much before.
    private static func words(of type: AnyClass) -> [UInt]? {
        let start = start(of: type)
        let lengths = UnsafeRawPointer(start + 4).assumingMemoryBound(to: UInt32.self)
        let (whole, before) = (Int(lengths[0]), Int(lengths[1]))
        let size = MemoryLayout<UInt>.size
        guard size == 8, before < 256, whole % size == 0, before % size == 0, whole < 1 << 16 else { return nil }
        let count = (whole - before) / size
        guard count > head else { return nil }
        return (0..<count).map { $0 < head ? 0 : start[$0] }
    }
}
