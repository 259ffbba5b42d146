public import Foundation

/// A random number generator that is unpredictable in a session, but gives the same numbers in a replay. The seed is
/// derived from the opening time.
public struct SessionRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns the next number, uniformly distributed (SplitMix64).
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

private enum SessionRandomKey: ApplicationKey {
    static var defaultValue: SessionRandom? { nil }
}

/// The generator that replaces the system's random number generator.
public var sessionRandom: SessionRandom {
    get {
        let environment = AppEnvironment.current
        return environment.values[SessionRandomKey.self]
            ?? SessionRandom(seed: UInt64(bitPattern: environment.values[OpeningTimeKey.self]))
    }
    set { AppEnvironment.current.values[SessionRandomKey.self] = newValue }
}

/// Replaces `UUID()`: returns an identifier that a replay repeats.
public func _uid() -> UUID {
    var bytes = [UInt8]()
    for _ in 0..<2 { withUnsafeBytes(of: sessionRandom.next().bigEndian) { bytes += $0 } }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return NSUUID(uuidBytes: bytes) as UUID
}

/// Replaces `arc4random()`.
public func _random() -> UInt32 { UInt32(truncatingIfNeeded: sessionRandom.next()) }

/// Replaces `arc4random_uniform(_:)`.
public func _random(_ upperBound: UInt32) -> UInt32 {
    upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound, using: &sessionRandom)
}

/// Replaces `drand48()`.
public func _randomFraction() -> Double { Double.random(in: 0..<1, using: &sessionRandom) }

/// Replaces the C library's `random()`: returns a 31-bit number.
public func _randomWord() -> Int { Int.random(in: 0...Int(Int32.max), using: &sessionRandom) }
