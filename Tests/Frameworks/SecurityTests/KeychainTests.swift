import Security
import TestSupport
import Testing
import UIKit

@Suite("The keychain of a session")
struct KeychainTests {
    private func item(_ account: String, _ value: String? = nil) -> [String: Any] {
        var item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
            kSecAttrService as String: "shop",
        ]
        item[kSecValueData as String] = value.map { Data($0.utf8) }
        return item
    }

    private func value(_ account: String) -> String? {
        var query = item(account)
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: AnyObject?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        return status == errSecSuccess ? (found as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
    }

    @Test func `Items are added, found, changed and deleted, and a session begins without any`() throws {
        for _ in 0..<2 {
            let stage = try Stage(root: UIViewController())
            stage.act {
                #expect(value("ada") == nil)
                #expect(SecItemDelete(item("ada") as CFDictionary) == errSecItemNotFound)
                #expect(SecItemAdd(item("ada", "one") as CFDictionary, nil) == errSecSuccess)
                #expect(SecItemAdd(item("ada", "two") as CFDictionary, nil) == errSecDuplicateItem)
                #expect(SecItemAdd(item("bob", "three") as CFDictionary, nil) == errSecSuccess)
                #expect(value("ada") == "one" && value("bob") == "three")
                let change = [kSecValueData as String: Data("four".utf8)]
                #expect(SecItemUpdate(item("ada") as CFDictionary, change as CFDictionary) == errSecSuccess)
                #expect(value("ada") == "four")
                #expect(SecItemUpdate(item("eve") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
                #expect(SecItemDelete([kSecClass as String: kSecClassGenericPassword]) == errSecSuccess)
                #expect(value("ada") == nil && value("bob") == nil)
                #expect(SecItemAdd([:], nil) == errSecParam)
            }
        }
    }

    @Test func `A query returns attributes, and all items`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            for name in ["ada", "bob"] { _ = SecItemAdd(item(name, name) as CFDictionary, nil) }
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
                kSecReturnAttributes as String: true, kSecReturnData as String: true,
            ]
            var found: CFTypeRef?
            #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
            let items = found as? [[String: Any]]
            #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String } == ["ada", "bob"])
            #expect(items?.last?[kSecValueData as String] as? Data == Data("bob".utf8))
            #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("could not be found") == true)
        }
    }

    @Test func `Random bytes are the session's`() throws {
        func bytes() throws -> [UInt8] {
            let stage = try Stage(root: UIViewController())
            return stage.act {
                var bytes = [UInt8](repeating: 0, count: 16)
                #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
                return bytes
            }
        }
        let first = try bytes()
        #expect(Set(first).count > 4)
        #expect(try bytes() == first)
    }
}
