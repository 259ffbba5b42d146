/// A component of a request's path, percent-encoded as it was sent.
public struct PathSegment: Sendable {
    let bytes: ArraySlice<UInt8>

    /// The decoded text.
    public var decoded: String { percentDecoded(bytes) }

    /// Returns whether the decoded component consists of these bytes. Faster than comparing `decoded`.
    public func equals(_ text: [UInt8]) -> Bool {
        bytes.contains(UInt8(ascii: "%")) ? decoded.utf8.elementsEqual(text) : bytes.elementsEqual(text)
    }
}
