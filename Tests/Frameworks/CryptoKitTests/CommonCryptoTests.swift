import CommonCrypto
import TestSupport
import Testing
import UIKit

@Suite("Digests, codes and AES under the names of C")
struct CommonCryptoTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func `Digests are computed at once and in parts`() {
        let data = Array("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(data, CC_LONG(data.count), &digest)
        #expect(hex(digest).hasPrefix("ba7816bf8f01cfea"))
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        for byte in data { CC_SHA256_Update(&context, [byte], 1) }
        var parts = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&parts, &context)
        #expect(parts == digest)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        Data(data).withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG($0.count), &md5) }
        #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
        var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        let (key, text) = ("key", "The quick brown fox jumps over the lazy dog")
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.utf8.count, text, text.utf8.count, &code)
        #expect(hex(code) == "de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9")
    }

    private func crypt(
        _ operation: Int, _ options: Int, _ data: [UInt8], key: [UInt8], vector: [UInt8]?, room: Int = 64
    ) -> (status: Int, data: [UInt8]) {
        var out = [UInt8](repeating: 0, count: room)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, vector, data,
            data.count, &out, out.count, &moved)
        return (Int(status), Array(out.prefix(moved)))
    }

    @Test func `AES encrypts and decrypts in both modes, and reports what is wrong`() {
        let key = [UInt8](0..<16)
        let plain = (0..<16).map { UInt8($0 * 17) }
        // The example of FIPS 197.
        let block = crypt(kCCEncrypt, kCCOptionECBMode, plain, key: key, vector: nil)
        #expect(hex(block.data) == "69c4e0d86a7b0430d8cdb78070b4c55a")
        let text = Array("rye and spelt, twenty".utf8)
        let vector = [UInt8](repeating: 7, count: 16)
        let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, key: key, vector: vector)
        #expect(sealed.status == kCCSuccess && sealed.data.count == 32)
        #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, sealed.data, key: key, vector: vector).data == text)
        let other = crypt(kCCDecrypt, kCCOptionPKCS7Padding, sealed.data, key: key.reversed(), vector: vector)
        #expect(other.data != text)
        #expect(crypt(kCCEncrypt, 0, text, key: key, vector: vector).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, 0, plain, key: [1], vector: vector).status == kCCParamError)
        let small = crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, key: key, vector: vector, room: 16)
        #expect(small.status == kCCBufferTooSmall)
    }

    @Test func `A key is derived from a password, and random bytes are the session's`() throws {
        var key = [UInt8](repeating: 0, count: 20)
        // The example of RFC 6070.
        let status = CCKeyDerivationPBKDF(
            kCCPBKDF2, "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
        #expect(status == Int32(kCCSuccess) && hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        func random() throws -> [UInt8] {
            try Stage(root: UIViewController()).act {
                var bytes = [UInt8](repeating: 0, count: 16)
                #expect(CCRandomGenerateBytes(&bytes, bytes.count) == Int32(kCCSuccess))
                return bytes
            }
        }
        let first = try random()
        #expect(Set(first).count > 4)
        #expect(try random() == first)
    }
}
