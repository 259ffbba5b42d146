import Testing

@testable import TextMetrics

@Suite("Fonts for the page")
struct WebFontTests {
    private func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test(arguments: ["Inter-Regular", "DejaVuSansMono"])
    func `A web font is WOFF2 of its declared length, and the same each time`(name: String) throws {
        let bytes = try Bench.fonts.webFont(named: FontName(name)).bytes
        #expect(bytes.starts(with: Array("wOF2".utf8)))
        #expect(number(bytes, at: 8, 4) == bytes.count)
        #expect(number(bytes, at: 12, 2) >= 9)
        #expect(bytes.count < 200_000)
        #expect(try Bench.fonts.webFont(named: FontName(name)).bytes == bytes)
    }

    @Test func `A subset font is smaller`() throws {
        let latin = try Bench.fonts.webFont(
            named: FontName("Inter-Regular"), scalars: [0x20...0x17F, 0x2000...UInt32.max])
        #expect(latin.bytes.count < 100_000)
    }

    @Test func `An unknown font name is an error with a sentence`() {
        #expect(throws: FontProblem.unknown(name: "Helvetica")) {
            try Bench.fonts.webFont(named: FontName("Hel../vetica"))
        }
        #expect(FontProblem.unknown(name: "x").description == "There is no font named x.")
    }

    @Test func `A subset font has San Francisco's line metrics, within half a unit`() throws {
        let face = try Bench.fonts.face(named: FontName("Inter-Bold"))
        let file = try #require(FontSubset.file(of: face, scalars: nil))
        let header = try #require(file.tables.first { $0.isNamed("hhea") })
        #expect(number(header.bytes, at: 4, 2) == Int((1950.0 / 2048 * 2816).rounded()))
        #expect(0x10000 - number(header.bytes, at: 6, 2) == Int((494.0 / 2048 * 2816).rounded()))
        #expect(number(header.bytes, at: 8, 2) == 0)
    }

    @Test func `Each system font file has its own version, the same each time`() throws {
        let names = Set(FontLibrary.systemFonts.map(\.name))
        let versions = try names.map { try Bench.fonts.version(of: $0) }
        #expect(Set(versions).count == names.count)
        #expect(try names.map { try FontLibrary().version(of: $0) } == versions)
    }

    /// Returns a directory with one table, like the beginning of a file.
    private static func directory(checksum: UInt8, of table: String = "glyf") -> [UInt8] {
        [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array(table.utf8) + [0, 0, 0, checksum, 0, 0, 0, 28, 0, 0, 0, 0]
    }

    @Test func `A font directory has every table's checksum, in a file and in a collection`() throws {
        let one = Self.directory(checksum: 1)
        let two = Self.directory(checksum: 2)
        #expect(one.withUnsafeBytes { SFNT.directory(of: $0).map { Array($0) } } == one)
        let places: [UInt8] = [0, 0, 0, 20, 0, 0, 0, 48]
        let collection = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2] + places + one + two
        #expect(collection.withUnsafeBytes { SFNT.directory(of: $0).map { Array($0) } } == one)
        #expect(collection.withUnsafeBytes { SFNT.directory(of: $0, font: 1).map { Array($0) } } == two)
        #expect(collection.dropLast().withUnsafeBytes { SFNT.directory(of: $0, font: 1) } == nil)
        #expect(collection.withUnsafeBytes { SFNT.directory(of: $0, font: 99) } == nil)
    }

    @Test func `Invalid font data gives no font`() {
        for bytes: [UInt8] in [[], [0, 1, 0, 0], Array(repeating: 0xFF, count: 40)] {
            #expect(bytes.withUnsafeBytes { SFNT($0) == nil })
        }
    }
}
