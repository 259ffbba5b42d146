import CryptoKit
import TestSupport
import Testing
import UIKit

@Suite("Hash functions, codes and ciphers")
struct CryptoKitTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
    }

    @Test func `Hash functions give the digests of their standards`() {
        let data = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hex(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(SHA256.hash(data: Data())).hasPrefix("e3b0c44298fc1c14"))
        #expect(SHA256.byteCount == 32 && SHA256Digest.byteCount == 32 && SHA512.blockByteCount == 128)
        #expect("\(Insecure.MD5.hash(data: data))" == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    }

    @Test func `A function is a value, and its digest equals bytes`() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        first.update(data: Data("bc".utf8))
        second.update(data: Data("x".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
        #expect(first.finalize() == Data(SHA256.hash(data: Data("abc".utf8))))
        #expect(first.finalize() != Data())
    }

    @Test func `Authentication codes and derived keys are those of RFC 4231 and RFC 5869`() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            HMAC<SHA256>.isValidAuthenticationCode(
                Data(code), authenticating: Data("what do ya want for nothing?".utf8), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
            salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(derived.bitCount == 336)
        #expect(derived.withUnsafeBytes { hex($0) }.hasPrefix("3cb25f25faacd57a90434f64d0362f2a2d2d0a90"))
    }

    @Test func `AES-GCM gives the ciphertext of its standard, and refuses what was changed`() throws {
        let key = SymmetricKey(data: bytes("00000000000000000000000000000000"))
        let nonce = try AES.GCM.Nonce(data: bytes("000000000000000000000000"))
        let box = try AES.GCM.seal(bytes("00000000000000000000000000000000"), using: key, nonce: nonce)
        #expect(hex(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
        #expect(hex(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
        #expect(try AES.GCM.open(box, using: key) == Data(count: 16))
        let combined = try #require(box.combined)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data(count: 16))
        var changed = combined
        changed[changed.count - 1] ^= 1
        #expect(throws: CryptoKitError.self) { try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: key, authenticating: Data("x".utf8)) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5))) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(combined: Data(count: 3)) }
    }

    @Test func `ChaChaPoly opens what it sealed, with authenticated data`() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try ChaChaPoly.seal(Data("rye".utf8), using: key, authenticating: Data("head".utf8))
        let copy = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(copy, using: key, authenticating: Data("head".utf8)) == Data("rye".utf8))
        #expect(throws: CryptoKitError.self) { try ChaChaPoly.open(copy, using: key) }
    }

    @Test func `Random keys are the session's`() throws {
        func key() throws -> SymmetricKey { try Stage(root: UIViewController()).act { SymmetricKey(size: .bits256) } }
        let first = try key()
        #expect(first.bitCount == 256 && first != SymmetricKey(data: Data(count: 32)))
        #expect(try key() == first)
    }
}
