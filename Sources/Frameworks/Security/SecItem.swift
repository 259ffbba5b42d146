public import HeadlessUIKit

public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32
/// Replaces Core Foundation's Booleans.
public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25_291
public let errSecAuthFailed: OSStatus = -25_293
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecDecode: OSStatus = -26_275
public let errSecMissingEntitlement: OSStatus = -34_018

/// Adds an item to the session's keychain. The keychain is empty when the session begins, and is deleted with the
/// session.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.current.add(attributes, result: result)
}

/// Finds the items of the session's keychain that have the attributes of the query.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.current.copy(query, result: result)
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(query, with: attributesToUpdate)
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

/// Returns a sentence for the status in English; nil for a status that is not listed.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    default: nil
    }
}
