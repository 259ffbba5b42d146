/// A copy of JSON text in which integers beyond 64 bits are written as reals (`123…` becomes `123…e0`).
struct RealIntegers {
    private(set) var bytes: [UInt8] = []
    /// The ends of the rewritten numbers, as offsets in the original text.
    private var ends: [Int] = []
    private static let suffix = "e0".utf8

    init(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.reserveCapacity(text.count + 64)
        var copied = 0
        var scanner = TokenScanner(text)
        while let token = scanner.next() {
            guard token.kind == .scalar, Self.isTooBig(text[token.range]) else { continue }
            bytes.append(contentsOf: text[copied..<token.range.upperBound])
            bytes.append(contentsOf: Self.suffix)
            copied = token.range.upperBound
            ends.append(copied)
        }
        bytes.append(contentsOf: text[copied...])
    }

    /// Converts an offset in `bytes` to an offset in the original text.
    func originalOffset(_ offset: Int) -> Int {
        var original = offset
        for end in ends where original > end { original = max(end, original - Self.suffix.count) }
        return original
    }

    private static func isTooBig(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard scalar.count >= 19 else { return false }  // The shortest integer beyond Int64 has 19 digits.
        let digits = scalar.first == UInt8(ascii: "-") ? scalar.dropFirst() : scalar
        let isInteger = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isInteger && Int64(String(decoding: scalar, as: UTF8.self)) == nil
    }
}
