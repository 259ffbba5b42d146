import Foundation
import JSON
import Testing

@Suite("Memory that reading JSON takes")
struct MemoryTests {
    /// Array elements that take much memory in relation to the length of their text, and one that takes little.
    static let elements = [
        "{}", "[]", "0", "null", "\"\"", "1.5", "[[]]", "{\"a\":0}", "{\"a\":{}}", "{\"a\":[{}]}",
        "\"sixteen letters!\"",
        "{\"sixteen letters!\":\"sixteen letters!\"}", "\"" + String(repeating: "long ", count: 100_000) + "\"",
    ]

    /// The number of elements in a text.
    enum Count: String, CaseIterable, Codable, Sendable {
        /// As many elements as fit into the longest text that is accepted.
        case fillingText
        /// As many elements as the limit on the number of values allows.
        case fillingValues
    }

    @Test(arguments: elements, Count.allCases)
    func `Parsing takes at most six times the maximum text size, including jansson's own memory`(
        element: String, count: Count
    ) async {
        await #expect(processExitsWith: .success) { [element = element as String, count = count as Count] in
            let limits = JSONLimits(maximumBytes: 4_000_000)
            let text = Self.text(of: element, count, in: limits)
            var json: JSON?
            let growth = try PeakMemory.growth { json = try? JSON(parsing: text, limits: limits) }
            #expect(growth <= 6 * limits.maximumBytes, "\(element.prefix(30)): \(growth) bytes")
            #expect(json != nil || count == .fillingText)
        }
    }

    private static func text(of element: String, _ count: Count, in limits: JSONLimits) -> [UInt8] {
        let fitting = (limits.maximumBytes - 2) / (element.utf8.count + 1)
        let values = (try? JSON(parsing: element))?.valueCount ?? 1
        let number = count == .fillingText ? fitting : min(fitting, (limits.maximumValues - 1) / values)
        var text = Array("[".utf8)
        for index in 0..<number {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text.append(contentsOf: element.utf8)
        }
        return text + Array("]".utf8)
    }
}

extension JSON {
    fileprivate var valueCount: Int {
        switch self {
        case .null, .bool, .int, .double, .string: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
        case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
        }
    }
}

/// The memory of this process, as the kernel reports it.
private enum PeakMemory {
    struct Unknown: Error {}

    /// Returns by how much the peak during `body` exceeds the memory before it.
    static func growth(during body: () -> Void) throws -> Int {
        // Resets the peak (proc(5), clear_refs).
        guard let file = fopen("/proc/self/clear_refs", "w") else { throw Unknown() }
        fputs("5", file)
        fclose(file)
        let before = try bytes("VmRSS")
        body()
        return try bytes("VmHWM") - before
    }

    private static func bytes(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        guard let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
            throw Unknown()
        }
        return number * 1_024
    }
}
