public import Dispatch
public import Foundation
public import HeadlessUIKit

public typealias CFError = NSError

/// The rules by which certificates are evaluated. They have no effect.
public final class SecPolicy: Hashable, Sendable {
    fileprivate let host: String?

    fileprivate init(host: String? = nil) { self.host = host }

    public static func == (one: SecPolicy, other: SecPolicy) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// The contents of a trust object.
private final class TrustContents {
    var certificates: [SecCertificate] = []
    var anchors: [SecCertificate] = []
    var takesOnlyAnchors = false
    var result = SecTrustResultType.invalid

    /// Evaluates the certificates. If there are anchors, one certificate must be an anchor or be issued by one. Without
    /// anchors, all certificates are accepted.
    func evaluate() {
        let isTrusted =
            anchors.isEmpty && !takesOnlyAnchors
            || certificates.contains { one in
                anchors.contains { $0 == one || $0.subject == one.issuer }
            }
        result = certificates.isEmpty || !isTrusted ? .recoverableTrustFailure : .unspecified
    }
}

extension SecTrust {
    fileprivate var parts: TrustContents {
        if let known = contents as? TrustContents { return known }
        let made = TrustContents()
        contents = made
        return made
    }
}

public let errSecNotTrusted: OSStatus = -67_843

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(host: hostname) }

public typealias CFOptionFlags = UInt
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// Revocations are not looked up.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// Creates a trust object for one certificate or an array of certificates.
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let all = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
    guard !all.isEmpty else { return errSecParam }
    let made = SecTrust()
    made.parts.certificates = all
    trust.pointee = made
    return errSecSuccess
}

/// Has no effect.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }

@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.parts.anchors = anchorCertificates as? [SecCertificate] ?? []
    trust.parts.takesOnlyAnchors = anchorCertificates != nil
    return errSecSuccess
}

@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.parts.takesOnlyAnchors = anchorCertificatesOnly
    return errSecSuccess
}

/// Returns whether one of the certificates is an anchor or names an anchor as its issuer. Without anchors every
/// certificate is trusted. Signatures, dates and hosts are not verified.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    trust.parts.evaluate()
    guard trust.parts.result != .unspecified else { return true }
    let text = "The certificate is not trusted: no anchor issued it."
    error?.pointee = NSError(
        domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted), userInfo: [NSLocalizedDescriptionKey: text])
    return false
}

/// Evaluates the certificates like ``SecTrustEvaluateWithError(_:_:)``.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    trust.parts.evaluate()
    result.pointee = trust.parts.result
    return errSecSuccess
}

/// Evaluates the certificates, and calls the closure on the queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.sessionAsync {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        result(trust, isTrusted, error)
    }
    return errSecSuccess
}

public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.parts.result
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.parts.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.parts.certificates.indices.contains(ix) ? trust.parts.certificates[ix] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.parts.certificates }
/// Returns the key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.parts.certificates.first?.key }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
