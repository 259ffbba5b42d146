internal import CGnuTLS

/// SHA-256 hashes of texts, computed by GnuTLS.
public enum SHA256 {
    /// Returns the hash as 64 hexadecimal digits.
    public static func hex(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var sum = [UInt8](repeating: 0, count: 32)
        let code = gnutls_hash_fast(GNUTLS_DIG_SHA256, bytes, bytes.count, &sum)
        precondition(code >= 0, "GnuTLS has no SHA-256")
        return sum.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
