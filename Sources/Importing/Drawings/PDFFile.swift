/// The objects of a PDF, found by reading it from front to back, whatever its table of places says.
struct PDFFile {
    /// An object that is drawn, or that others are packed in.
    struct Stream {
        /// What is said of it.
        let facts: [String: PDFValue]
        /// Its bytes, as they are packed.
        let bytes: ArraySlice<UInt8>
    }

    private var values: [Int: PDFValue] = [:]
    private var streams: [Int: Stream] = [:]

    /// Reads a file; nil where it is none.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: "%PDF-".utf8) else { return nil }
        let word = Array(" obj".utf8)
        var start = 0
        while let found = Self.find(word, in: bytes, from: start) {
            start = found + word.count
            guard let number = Self.number(of: found, in: bytes) else { continue }
            var reader = PDFReader(bytes, at: start)
            guard let value = reader.next() else { continue }
            values[number] = value
            var ahead = reader
            guard case .word("stream")? = ahead.next(), let facts = value.dictionary else { continue }
            var first = ahead.position
            if first < bytes.count, bytes[first] == 13 { first += 1 }
            if first < bytes.count, bytes[first] == 10 { first += 1 }
            let end = Self.end(of: facts, in: bytes, from: first)
            streams[number] = Stream(facts: facts, bytes: bytes[min(first, end)..<end])
            start = end
        }
        for stream in streams.values where stream.facts["Type"]?.name == "ObjStm" { unpack(stream) }
    }

    /// The first page.
    var page: [String: PDFValue]? {
        let pages = values.sorted { $0.key < $1.key }.compactMap { $0.value.dictionary }
        let root = pages.first { $0["Type"]?.name == "Catalog" }
        var node = resolve(root?["Pages"])?.dictionary
        for _ in 0..<8 {
            guard let kids = resolve(node?["Kids"])?.list else { break }
            let inherited = (node ?? [:]).filter { ["MediaBox", "Resources", "CropBox"].contains($0.key) }
            node = resolve(kids.first)?.dictionary?.merging(inherited) { own, _ in own }
        }
        return node ?? pages.first { $0["Type"]?.name == "Page" }
    }

    /// The value itself, where another object has it.
    func resolve(_ value: PDFValue?) -> PDFValue? {
        var value = value
        for _ in 0..<8 {
            guard case .reference(let number)? = value else { return value }
            value = values[number]
        }
        return nil
    }

    /// What an object says that is drawn; nil where it is packed as nobody knows.
    func content(of value: PDFValue?) -> [UInt8]? {
        if let parts = resolve(value)?.list {
            var all: [UInt8] = []
            for part in parts {
                guard let bytes = content(of: part) else { return nil }
                all += bytes + [10]
            }
            return all
        }
        return stream(of: value).flatMap(Self.unpacked)
    }

    /// The stream that a value names.
    func stream(of value: PDFValue?) -> Stream? {
        guard case .reference(let number)? = value else { return nil }
        return streams[number]
    }

    /// A stream's bytes as they were before they were packed; nil where nobody knows how.
    static func unpacked(_ stream: Stream) -> [UInt8]? {
        let filters = stream.facts["Filter"].map { $0.list ?? [$0] } ?? []
        switch filters.first?.name {
        case nil: return Array(stream.bytes)
        case "FlateDecode" where filters.count == 1: return Inflate.unpack(stream.bytes)
        default: return nil
        }
    }

    /// Objects that are packed together: their numbers and places first, then their values.
    private mutating func unpack(_ stream: Stream) {
        guard let bytes = Self.unpacked(stream), let first = stream.facts["First"]?.number,
            let count = stream.facts["N"]?.number, (0...100_000).contains(count),
            (0...Double(bytes.count)).contains(first)
        else { return }
        var heads = PDFReader(bytes)
        for _ in 0..<Int(count) {
            guard let number = heads.next()?.number, let place = heads.next()?.number,
                (0...1e7).contains(number), (0...Double(bytes.count)).contains(place + first)
            else { return }
            var reader = PDFReader(bytes, at: Int(place + first))
            values[Int(number)] = reader.next()
        }
    }

    // MARK: - Finding

    /// Where a stream ends: after as many bytes as it says, or where the word for it stands.
    private static func end(of facts: [String: PDFValue], in bytes: [UInt8], from first: Int) -> Int {
        if let count = facts["Length"]?.number, count >= 0, count <= Double(bytes.count - first) {
            return first + Int(count)
        }
        return find(Array("endstream".utf8), in: bytes, from: first) ?? bytes.count
    }

    private static func find(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= word.count else { return nil }
        return (start...max(start, bytes.count - word.count)).first { place in
            place + word.count <= bytes.count && bytes[place] == word[0]
                && bytes[place..<place + word.count].elementsEqual(word)
        }
    }

    /// The `12` of `12 0 obj`, whose last word begins at a place.
    private static func number(of place: Int, in bytes: [UInt8]) -> Int? {
        let line = bytes[max(0, place - 24)..<place]
        let words = line.split { PDFReader.isSpace($0) }.suffix(2).map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 2, Int(words[1]) != nil else { return nil }
        return Int(words[0])
    }
}
