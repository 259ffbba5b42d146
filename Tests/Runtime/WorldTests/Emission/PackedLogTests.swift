import Testing

@testable import World

@Suite("Packed logs")
struct PackedLogTests {
    @Test(arguments: [1, 3, 31, 32, 33, 96, 100], [1, 5, 64, 500])
    func `A packed log keeps the newest entries byte for byte, oldest first`(appended: Int, limit: Int) {
        var log = PackedLog(limit: limit)
        let entries = (1...appended).map(Self.line)
        for entry in entries { log.append(entry) }
        #expect(log.count == min(appended, limit))
        #expect(read(log) == entries.suffix(limit))
    }

    @Test func `Entries that share all, none or overlapping parts of their bytes are read back unchanged`() {
        let long = String(repeating: "é", count: 300)
        let told = [
            "a", "a", "", "aa", "aaa", "aa", "", "", long, long + "b", "c" + long, "ba", "ab", "aba", "ababa", "aba",
        ]
        var log = PackedLog(limit: 50)
        for text in told { log.append(Array(text.utf8)) }
        #expect(read(log).map { String(decoding: $0, as: UTF8.self) } == told)
    }

    @Test func `500 similar taps take less than a third of their bytes, and 2000 more hardly add to it`() {
        var log = PackedLog(limit: 500)
        for number in 1...500 { log.append(Self.line(number)) }
        let said = (1...500).reduce(0) { $0 + Self.line($1).count }
        #expect(log.heldBytes < said / 3)
        for number in 501...1_000 { log.append(Self.line(number)) }
        let full = log.heldBytes
        for number in 1_001...3_000 { log.append(Self.line(number)) }
        #expect(log.heldBytes < full + full / 8)
    }

    private func read(_ log: PackedLog) -> [[UInt8]] {
        var entries: [[UInt8]] = []
        log.forEach { entries.append($0) }
        return entries
    }

    /// Returns the log entry of a tap.
    private static func line(_ number: Int) -> [UInt8] {
        let text =
            #"{"n":\#(number + 4),"input":\#(number),"time":\#(number * 137).5,"kind":"input","level":"info","#
            + #""message":"tap \"Count\"","detail":{"type":"input","input":{"type":"tap","view":"v4"}}}"#
        return Array(text.utf8)
    }
}
