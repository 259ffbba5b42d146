import HeadlessUIKit

/// A source of random numbers. There is only one source.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random numbers of the session, which a replay repeats. They are not secret.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for index in 0..<max(0, count) {
        bytes.storeBytes(of: UInt8.random(in: 0...255, using: &sessionRandom), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
