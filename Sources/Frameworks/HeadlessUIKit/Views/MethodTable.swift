/// Determines which classes override a method, by comparing the method tables of classes.
///
/// Swift has no API for this, unlike Objective-C. The metadata of a class contains one word for each overridable
/// method, at the same offset in all its subclasses (`docs/ABI/TypeMetadata.rst` of the Swift project). The offset of a
/// method is found by comparing two classes of which only one overrides it. If the number of differing words is not
/// one, the method is treated as unknown.
struct MethodTable {
    /// The offsets of the methods in the metadata of a class, in words.
    private let places: [Int]
    /// The metadata of a class without overrides, in words.
    private let plain: [UInt]

    /// Creates a table for the methods that the probes override. All classes must have the same superclass.
    ///
    /// - Parameters:
    ///   - probes: Classes that each override one of the methods.
    ///   - plain: A class without overrides.
    ///   - other: A second class without overrides, to recognize words that differ between any two classes.
    /// - Returns: Nil if the metadata does not have the expected form.
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

    /// Returns whether a class overrides one of the methods. It must have the same superclass as `plain`.
    func overrides(_ type: AnyClass) -> Bool {
        for (place, word) in zip(places, plain) where Self.word(place, of: type) != word { return true }
        return false
    }

    /// Returns the offset of the only method in which two classes differ, in words; nil if it is not exactly one.
    static func onlyDifference(between one: AnyClass, _ other: AnyClass) -> Int? {
        guard let base = words(of: one), let another = words(of: other), base.count == another.count else { return nil }
        let found = base.indices.filter { base[$0] != another[$0] }
        return found.count == 1 ? found.first : nil
    }

    /// Returns the address of the method at an offset in a class's metadata, and the address of the class.
    static func address(at place: Int, of type: AnyClass) -> (method: UnsafeRawPointer, type: UnsafeRawPointer)? {
        UnsafeRawPointer(bitPattern: word(place, of: type)).map { ($0, UnsafeRawPointer(start(of: type))) }
    }

    /// The number of words at the start of the metadata that are not compared.
    private static let head = 7

    private static func word(_ place: Int, of type: AnyClass) -> UInt { start(of: type)[place] }

    /// Returns a pointer to the metadata of a class. In memory, a class reference is that pointer.
    private static func start(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Returns the metadata of a class in words, with zeros for the first words; nil if its size is implausible. The
    /// metadata contains its own size in bytes, and the size of the part before the class pointer.
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
