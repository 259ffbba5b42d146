/// Unpacks what zlib packed, as streams of a PDF are.
struct Inflate {
    /// What such a stream may come to, in bytes.
    private static let most = 16 << 20

    private let input: ArraySlice<UInt8>
    private var position: Int
    private var held: UInt32 = 0
    private var heldBits = 0
    private var output: [UInt8] = []

    /// The bytes that were packed, header and checksum aside; nil where they are broken or too many.
    static func unpack(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.count > 2, bytes[bytes.startIndex] & 0x0F == 8 else { return nil }
        var inflate = Inflate(bytes.dropFirst(2))
        return inflate.blocks() ? inflate.output : nil
    }

    private init(_ input: ArraySlice<UInt8>) {
        self.input = input
        position = input.startIndex
    }

    // MARK: - Bits

    private mutating func bits(_ count: Int) -> Int? {
        while heldBits < count {
            guard position < input.endIndex else { return nil }
            held |= UInt32(input[position]) << UInt32(heldBits)
            position += 1
            heldBits += 8
        }
        let value = held & ((1 << UInt32(count)) - 1)
        held >>= UInt32(count)
        heldBits -= count
        return Int(value)
    }

    // MARK: - Blocks

    private mutating func blocks() -> Bool {
        while true {
            guard let isLast = bits(1), let kind = bits(2) else { return false }
            let isWhole =
                switch kind {
                case 0: stored()
                case 1: coded(Self.fixedLengths, Self.fixedDistances)
                case 2: described()
                default: false
                }
            guard isWhole else { return false }
            if isLast == 1 { return true }
        }
    }

    private mutating func stored() -> Bool {
        (held, heldBits) = (0, 0)
        guard let count = bits(16), bits(16) != nil, position + count <= input.endIndex,
            output.count + count <= Self.most
        else { return false }
        output += input[position..<position + count]
        position += count
        return true
    }

    private mutating func described() -> Bool {
        guard let lengths = bits(5), let distances = bits(5), let codes = bits(4) else { return false }
        var sizes = [Int](repeating: 0, count: 19)
        for place in Self.order.prefix(codes + 4) {
            guard let size = bits(3) else { return false }
            sizes[place] = size
        }
        let code = HuffmanCode(sizes)
        let wanted = lengths + 257 + distances + 1
        var found: [Int] = []
        while found.count < wanted {
            guard let symbol = symbol(of: code), repeats(symbol, in: &found) else { return false }
        }
        guard found.count == wanted else { return false }
        return coded(
            HuffmanCode(Array(found.prefix(lengths + 257))), HuffmanCode(Array(found.dropFirst(lengths + 257))))
    }

    /// Adds a size, or the last one or zero several times.
    private mutating func repeats(_ symbol: Int, in found: inout [Int]) -> Bool {
        let (extra, base, value): (Int, Int, Int?) =
            switch symbol {
            case 16: (2, 3, found.last)
            case 17: (3, 3, 0)
            case 18: (7, 11, 0)
            default: (0, 1, symbol)
            }
        guard let value, let more = bits(extra) else { return false }
        found += repeatElement(value, count: base + more)
        return true
    }

    private mutating func coded(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while true {
            guard let symbol = symbol(of: lengths) else { return false }
            switch symbol {
            case ..<256: output.append(UInt8(symbol))
            case 256: return true
            default:
                guard symbol - 257 < Self.lengthBases.count, let more = bits(Self.lengthBits[symbol - 257]),
                    let far = self.symbol(of: distances), far < Self.distanceBases.count,
                    let further = bits(Self.distanceBits[far])
                else { return false }
                let distance = Self.distanceBases[far] + further
                let length = Self.lengthBases[symbol - 257] + more
                guard distance <= output.count, output.count + length <= Self.most else { return false }
                for _ in 0..<length { output.append(output[output.count - distance]) }
            }
            guard output.count <= Self.most else { return false }
        }
    }

    private mutating func symbol(of code: HuffmanCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = bits(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    // MARK: - Tables

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBits = (0..<30).map { $0 < 2 ? 0 : $0 / 2 - 1 }
    /// Each begins where the one before it ends; the longest has one of its own.
    private static let lengthBases = bases(lengthBits.dropLast(), from: 3) + [258]
    private static let distanceBases = bases(distanceBits[...], from: 1)
    private static let fixedLengths = HuffmanCode((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30))

    private static func bases(_ bits: ArraySlice<Int>, from first: Int) -> [Int] {
        var next = first
        return bits.map { more in
            defer { next += 1 << more }
            return next
        }
    }
}

/// A canonical Huffman code: how many symbols have each length, and the symbols in the order of their codes.
private struct HuffmanCode {
    let counts: [Int]
    let symbols: [Int]

    init(_ lengths: [Int]) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[length] += 1 }
        counts[0] = 0
        self.counts = counts
        symbols = (1..<16).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
    }
}
