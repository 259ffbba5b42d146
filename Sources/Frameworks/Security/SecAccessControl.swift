public import Foundation
public import HeadlessUIKit

/// The protection of a keychain item. The protection is stored with the item and has no effect.
public final class SecAccessControl: Hashable, Sendable {
    let flags: SecAccessControlCreateFlags

    fileprivate init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }

    public static func == (one: SecAccessControl, other: SecAccessControl) -> Bool { one.flags == other.flags }
    public func hash(into hasher: inout Hasher) { hasher.combine(flags.rawValue) }
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates an access control, which has no effect.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

/// Fails, because no passwords are shared with Safari.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { MainQueue.async { completionHandler(nil, notAvailable) } }

/// Fails, because no passwords are shared with Safari.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) { MainQueue.async { completionHandler(notAvailable) } }

private var notAvailable: CFError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
}

/// Returns a password in four groups of letters and digits, created with the session's random numbers.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
    let groups = (0..<4).map { _ in
        String((0..<3).compactMap { _ in letters.randomElement(using: &sessionRandom) })
    }
    return groups.joined(separator: "-")
}
