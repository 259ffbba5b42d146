import HeadlessUIKit

/// The keychain of a session.
final class Keychain: ApplicationKey {
    static var defaultValue: Keychain { Keychain() }
    static var current: Keychain { AppEnvironment.current.values[Keychain.self] }

    /// The items in the order in which they were added.
    private var items: [[String: Any]] = []

    /// The attributes that identify an item, by class. Other attributes can be equal in several items.
    private static let identities: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrAccessGroup],
    ]

    func add(_ attributes: [String: Any], result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard let kind = attributes[kSecClass] as? String else { return errSecParam }
        var item = attributes.filter { !Self.isInstruction($0.key) }
        let names = Self.identities[kind] ?? [kSecAttrLabel]
        let isKnown = items.contains { other in
            other[kSecClass] as? String == kind && names.allSatisfy { Self.isSame(item[$0], other[$0]) }
        }
        guard !isKnown else { return errSecDuplicateItem }
        item[kSecAttrCreationDate] = _now()
        item[kSecAttrModificationDate] = _now()
        items.append(item)
        result?.pointee = Self.answer(item, to: attributes)
        return errSecSuccess
    }

    func copy(_ query: [String: Any], result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard query[kSecClass] is String else { return errSecParam }
        let found = items.indices.filter { matches(items[$0], query) }
        guard let first = found.first else { return errSecItemNotFound }
        let limit = query[kSecMatchLimit]
        if limit as? String == kSecMatchLimitAll || (limit as? Int).map({ $0 > 1 }) == true {
            let count = limit as? Int ?? found.count
            result?.pointee = found.prefix(count).compactMap { Self.answer(items[$0], to: query) } as NSArray
        } else {
            result?.pointee = Self.answer(items[first], to: query)
        }
        return errSecSuccess
    }

    func update(_ query: [String: Any], with changes: [String: Any]) -> OSStatus {
        guard query[kSecClass] is String else { return errSecParam }
        let found = items.indices.filter { matches(items[$0], query) }
        guard !found.isEmpty else { return errSecItemNotFound }
        for index in found {
            items[index].merge(changes.filter { !Self.isInstruction($0.key) }) { _, new in new }
            items[index][kSecAttrModificationDate] = _now()
        }
        return errSecSuccess
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        guard query[kSecClass] is String else { return errSecParam }
        let before = items.count
        items.removeAll { matches($0, query) }
        return items.count < before ? errSecSuccess : errSecItemNotFound
    }

    private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        query.allSatisfy { name, value in
            // The value and the accessibility of an item are not used to select it.
            if Self.isInstruction(name) || [kSecValueData, kSecAttrAccessible].contains(name) { return true }
            if name == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
            return Self.isSame(item[name], value)
        }
    }

    /// Returns the result that the query requests: the value, the attributes, both, or nil.
    private static func answer(_ item: [String: Any], to query: [String: Any]) -> AnyObject? {
        let data = (item[kSecValueData] as? Data).map { NSData(data: $0) }
        guard query[kSecReturnAttributes] as? Bool == true else {
            return query[kSecReturnData] as? Bool == true ? data : nil
        }
        var attributes = item
        if query[kSecReturnData] as? Bool != true { attributes[kSecValueData] = nil }
        return NSDictionary(dictionary: attributes)
    }

    /// Returns whether a key controls the result or the search, rather than being an attribute of an item.
    private static func isInstruction(_ name: String) -> Bool {
        name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }
}
