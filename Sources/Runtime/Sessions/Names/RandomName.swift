package import Wire

/// Names that cannot be guessed.
package enum RandomName {
    private static let alphabet = Array("0123456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

    /// Returns a name of more than 128 random bits that is valid in a URL.
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return make(using: &generator)
    }

    /// Returns a name of 22 letters and digits.
    package static func make(using generator: inout some RandomNumberGenerator) -> String {
        String(
            decoding: (0..<22).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] },
            as: UTF8.self)
    }
}

extension SessionID {
    /// Returns an id that is unique and cannot be guessed.
    package static func random() -> SessionID { SessionID(RandomName.make()) }
}
