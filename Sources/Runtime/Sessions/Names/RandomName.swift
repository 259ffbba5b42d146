package import Wire

/// Names that nobody can guess.
package enum RandomName {
    private static let alphabet = Array("0123456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

    /// More than 128 random bits that can stand in an address.
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return make(using: &generator)
    }

    /// 22 letters and digits.
    package static func make(using generator: inout some RandomNumberGenerator) -> String {
        String(
            decoding: (0..<22).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] },
            as: UTF8.self)
    }
}

extension SessionID {
    /// A name that no other session has, and nobody can guess.
    package static func random() -> SessionID { SessionID(RandomName.make()) }
}
