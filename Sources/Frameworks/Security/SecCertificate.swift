public import Foundation
public import HeadlessUIKit

/// A certificate, read from DER. Its signature is never verified.
public final class SecCertificate: Hashable, Sendable {
    let data: CFData
    let key: SecKey?
    /// The subject and the issuer, each as a distinguished name in DER.
    let subject: Data
    let issuer: Data
    /// The common name of the subject.
    let name: String?

    /// Reads a certificate; nil if the data are not a certificate.
    fileprivate init?(_ data: CFData) {
        guard let whole = DERValue([UInt8](data)[...]), whole.tag == DERValue.sequence,
            let body = whole.parts.first, body.tag == DERValue.sequence
        else { return nil }
        // Version, serial number, algorithm, issuer, validity, subject and key. Version 1 is not written.
        let fields = body.parts.first?.tag == DERValue.version ? Array(body.parts.dropFirst()) : body.parts
        guard fields.count >= 6 else { return nil }
        self.data = data
        issuer = Data(fields[2].whole)
        subject = Data(fields[4].whole)
        key = SecKey(fields[5])
        let names = fields[4].parts.flatMap { $0.parts }.map(\.parts)
        let common = names.first { $0.count == 2 && $0[0].content.elementsEqual([0x55, 0x04, 0x03]) }
        name = common.map { String(decoding: $0[1].content, as: UTF8.self) }
    }

    /// Returns whether the data are equal.
    public static func == (one: SecCertificate, other: SecCertificate) -> Bool { one.data == other.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }

    fileprivate static func read(_ data: CFData) -> SecCertificate? { SecCertificate(data) }
}

/// A public key.
public final class SecKey: Hashable, Sendable {
    let data: Data
    /// Whether the key is an RSA key. Otherwise it is a point on an elliptic curve.
    let isRSA: Bool

    /// Reads the key in a certificate: the algorithm and a bit string.
    fileprivate init?(_ value: DERValue) {
        guard value.parts.count == 2, value.parts[1].tag == DERValue.bitString,
            let algorithm = value.parts[0].parts.first
        else { return nil }
        data = Data(value.parts[1].content.dropFirst())
        isRSA = algorithm.content.elementsEqual([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01])
    }

    /// The size of the key in bits.
    var bits: Int {
        guard isRSA else { return (data.count - 1) / 2 * 8 }
        let modulus = DERValue([UInt8](data)[...])?.parts.first?.content.drop { $0 == 0 }
        return (modulus?.count ?? 0) * 8
    }

    /// Returns whether the data are equal.
    public static func == (one: SecKey, other: SecKey) -> Bool { one.data == other.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Reads a certificate in DER; nil if the data are not a certificate.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate.read(data)
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.name }

/// Returns the key in the same format as iOS: PKCS #1 for RSA, ANSI X9.63 for elliptic curves.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.data }

/// Returns the key's type and size in bits.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    [
        kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeySizeInBits: key.bits, kSecAttrKeyClass: kSecAttrKeyClassPublic,
    ]
}
