import Testing

@testable import KennelHTTP

@Suite("Fingerprints")
struct FingerprintTests {
    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func `A fingerprint is the 64-bit FNV-1a hash of the bytes, in base 36`(text: String, hash: UInt64) {
        #expect(Fingerprint(of: text.utf8).description == String(hash, radix: 36))
        var inParts = Fingerprint()
        for byte in text.utf8 { inParts.add(CollectionOfOne(byte)) }
        #expect(inParts.description == String(hash, radix: 36))
    }
}
