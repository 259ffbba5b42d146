import Security
import TestSupport
import Testing
import UIKit

@Suite("Certificates")
struct CertificateTests {
    /// A certificate of an authority, with a key on an elliptic curve.
    private static let authority = """
        MIIBqzCCAVGgAwIBAgIUQeIgb8TeDog+uLTg3CFtnSi0qdcwCgYIKoZIzj0EAwIwKjEPMA0GA1UECgwGS2VubmVsMRcwFQYDVQQDDA5jYS5l
        eGFtcGxlLmNvbTAgFw0yNjExMjkxNjU5NTNaGA8yMTI2MTEwNTE2NTk1M1owKjEPMA0GA1UECgwGS2VubmVsMRcwFQYDVQQDDA5jYS5leGFt
        cGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABIQzl+h3zHq+8Lt2rKbfzqB/sgRvoIfvMPoss56abSzn09BhHCql3vZTIRk3Oxun
        4AemgUO4ZY4bij3PWAnXsVKjUzBRMB0GA1UdDgQWBBQCsVKTgSb0YMg41KrbfCJBYtkikzAfBgNVHSMEGDAWgBQCsVKTgSb0YMg41KrbfCJB
        YtkikzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIEqxWEN1up0QhuM09q04GRa7C/KTg6zX0LmicB5aEdbLAiEAuxwkAdUZ
        A7L5qps5SULRY3LVzjbESuYY/JS3kFQAKTg=
        """
    /// A certificate of version 1 that the authority issued, with a key of RSA.
    private static let server = """
        MIIBgzCCASoCFEW++y69OhNoNx9NGZAK4YoyLVgUMAoGCCqGSM49BAMCMCoxDzANBgNVBAoMBktlbm5lbDEXMBUGA1UEAwwOY2EuZXhhbXBs
        ZS5jb20wIBcNMjYxMTI5MTY1OTUzWhgPMjEyNjExMDUxNjU5NTNaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMIGfMA0GCSqGSIb3DQEBAQUA
        A4GNADCBiQKBgQCkblvagRZpYeAeRgkdrnPmasFwMNdqJ5XNO8sZyTLKjrZbJmMS7qjukqmJ8Tgh2UkdMnru4gaXV/mlEiE4/iq/cTqGl74u
        2OXNzIupRpLlbajEtFejuVZ4pAFlyYneAunNvyaJow3+4naL25mwfIDFUv5cC1w9iYg706PQ33RsfQIDAQABMAoGCCqGSM49BAMCA0cAMEQC
        IEDZsp1vTjNOzsq/JvLONiaqw0p+mAs7g/PCT5/QflXNAiBaK6nAOMQqU+Z6fOyVwqpD8XZeBDfQ9dnXyywFXCjmrA==
        """
    /// The server's key as OpenSSL writes it.
    private static let key = """
        MIGJAoGBAKRuW9qBFmlh4B5GCR2uc+ZqwXAw12onlc07yxnJMsqOtlsmYxLuqO6SqYnxOCHZSR0yeu7iBpdX+aUSITj+Kr9xOoaXvi7Y5c3M
        i6lGkuVtqMS0V6O5VnikAWXJid4C6c2/JomjDf7idovbmbB8gMVS/lwLXD2JiDvTo9DfdGx9AgMBAAE=
        """

    private func data(_ text: String) throws -> Data {
        try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    }

    private func certificate(_ text: String) throws -> SecCertificate {
        try #require(SecCertificateCreateWithData(nil, data(text) as CFData))
    }

    @Test func `A certificate tells its name and its key`() throws {
        let (server, authority) = (try certificate(Self.server), try certificate(Self.authority))
        #expect(SecCertificateCopySubjectSummary(server) == "example.com")
        #expect(SecCertificateCopySubjectSummary(authority) == "ca.example.com")
        #expect(SecCertificateCopyData(server) as Data == (try data(Self.server)))
        let key = try #require(SecCertificateCopyKey(server))
        #expect(SecKeyCopyExternalRepresentation(key, nil) as Data? == (try data(Self.key)))
        #expect(SecKeyCopyAttributes(key)?[kSecAttrKeySizeInBits] as? Int == 1_024)
        let other = try #require(SecCertificateCopyKey(authority))
        #expect(SecKeyCopyExternalRepresentation(other, nil)?.count == 65 && key != other)
        #expect(SecKeyCopyAttributes(other)?[kSecAttrKeySizeInBits] as? Int == 256)
        #expect(SecKeyCopyAttributes(other)?[kSecAttrKeyType] as? String == kSecAttrKeyTypeECSECPrimeRandom)
    }

    @Test func `Data that are cut off or changed are no certificate, or another one`() throws {
        let whole = try data(Self.server)
        #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
        for length in 0..<whole.count {
            #expect(SecCertificateCreateWithData(nil, whole.prefix(length) as CFData) == nil)
        }
        for index in whole.indices {
            var changed = whole
            changed[index] ^= 0xFF
            #expect(SecCertificateCreateWithData(nil, changed as CFData) != (try certificate(Self.server)))
        }
    }

    private func trust(_ certificates: [SecCertificate]) throws -> SecTrust {
        var trust: SecTrust?
        let policy = SecPolicyCreateSSL(true, "example.com" as CFString)
        #expect(SecTrustCreateWithCertificates(certificates as CFArray, policy, &trust) == errSecSuccess)
        return try #require(trust)
    }

    @Test func `A certificate is trusted if an anchor issued it`() throws {
        let (server, authority) = (try certificate(Self.server), try certificate(Self.authority))
        let trust = try trust([server])
        #expect(SecTrustSetPolicies(trust, SecPolicyCreateBasicX509()) == errSecSuccess)
        #expect(SecTrustEvaluateWithError(trust, nil))
        SecTrustSetAnchorCertificates(trust, [authority] as CFArray)
        SecTrustSetAnchorCertificatesOnly(trust, true)
        #expect(SecTrustEvaluateWithError(trust, nil))
        SecTrustSetAnchorCertificates(trust, [server] as CFArray)
        #expect(SecTrustEvaluateWithError(trust, nil))
        #expect((SecTrustCopyCertificateChain(trust) as? [SecCertificate]) == [server])
        #expect(SecTrustGetCertificateCount(trust) == 1 && SecTrustGetCertificateAtIndex(trust, 0) == server)
        #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(server))
    }

    @Test func `A certificate without an anchor has an error`() throws {
        let trust = try trust([certificate(Self.authority)])
        SecTrustSetAnchorCertificates(trust, [try certificate(Self.server)] as CFArray)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(trust, &error))
        #expect(error?.code == Int(errSecNotTrusted))
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .recoverableTrustFailure)
        var none: SecTrust?
        #expect(SecTrustCreateWithCertificates([] as CFArray, nil, &none) == errSecParam && none == nil)
    }
}

@Suite("Access control and shared passwords")
struct AccessControlTests {
    @Test func `An item with access control can be added and read`() throws {
        _ = try Stage(root: UIViewController()).act {
            var error: Unmanaged<CFError>?
            let control = SecAccessControlCreateWithFlags(
                kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, .userPresence, &error)
            #expect(control != nil && error == nil)
            let item: [String: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a", kSecAttrAccessControl: control as Any,
                kSecValueData: Data([1]),
            ]
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
            var found: CFTypeRef?
            let query: [String: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a", kSecReturnData: true,
            ]
            #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
            #expect(found as? Data == Data([1]))
        }
    }

    @Test func `A password for a web page has twelve letters, and none is shared`() throws {
        let stage = try Stage(root: UIViewController())
        var heard: [Int?] = []
        let password = stage.act {
            SecRequestSharedWebCredential("example.com", nil) { heard.append($0 == nil ? $1?.code : 0) }
            SecAddSharedWebCredential("example.com", "a", "b") { heard.append($0?.code) }
            return SecCreateSharedWebCredentialPassword()
        }
        #expect(password?.split(separator: "-").map(\.count) == [3, 3, 3, 3])
        #expect(heard == [Int(errSecNotAvailable), Int(errSecNotAvailable)])
    }
}
