extension SecretPolicy {
    /// Returns the text with `secret` in place of each user name and each secret query value of its URLs, and the
    /// number of replacements; nil if there are none.
    package func hidingAddressSecrets(in text: String) -> (text: String, count: Int)? {
        let bytes = [UInt8](text.utf8)
        let parts = AddressParts(secretMembers: addressMembers).parts(in: bytes)
        guard !parts.isEmpty else { return nil }
        var hidden: [UInt8] = []
        var copied = 0
        for part in parts {
            hidden += bytes[copied..<part.range.lowerBound] + "secret".utf8
            copied = part.range.upperBound
        }
        return (String(decoding: hidden + bytes[copied...], as: UTF8.self), parts.count)
    }
}
