import HTTPServer
import Testing
import TextMetrics

@testable import KennelHTTP

@Suite("Fonts for the page", .timeLimit(.minutes(5)))
struct ServedFontsTests {
    private static let fonts = Result { () throws(FontProblem) in ServedFonts(try FontLibrary()) }

    private func ask(_ file: String, _ headers: [String: String] = [:]) async throws -> HTTPResponse {
        let fonts = try Self.fonts.get()
        let request = HTTPRequest(
            target: "/fonts/\(file)", headers: headers.map { (name: $0.key, value: $0.value) })
        return await withCheckedContinuation { continuation in
            if file == "" { return fonts.sheet(request) { continuation.resume(returning: $0) } }
            fonts.sendFile(file, for: request) { font in
                continuation.resume(returning: font ?? HTTPResponse(status: 404, headers: [], body: []))
            }
        }
    }

    private func sheet() async throws -> String { String(decoding: try await ask("").body, as: UTF8.self) }

    @Test func `The style sheet names every system font by its file and the device's font by weight`() async throws {
        let sheet = try await sheet()
        let rules = sheet.split(separator: "\n")
        #expect(rules.count == (18 * 2 + 4) * 2)
        #expect(rules.allSatisfy { $0.hasPrefix("@font-face { font-family: ") && $0.contains("font-display: block") })
        #expect(sheet.contains("font-family: \"DejaVuSansMono-Bold\""))
        #expect(sheet.contains("font-family: Device; font-weight: 600; font-style: italic"))
    }

    @Test func `A font under its versioned URL is immutable and the same for concurrent requests`() async throws {
        let address = try #require(try await sheet().firstMatch(of: /fonts\/(Inter-SemiBold\.[0-9a-z]+\.woff2)/)?.1)
        let answers = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 { group.addTask { try await ask(String(address)).body } }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
        #expect(answers.first?.prefix(4).elementsEqual("wOF2".utf8) == true)
        let answer = try await ask(String(address))
        #expect(answer.headers.contains { $0 == ("Content-Type", "font/woff2") })
        #expect(answer.headers.contains { $0.name == "Cache-Control" && $0.value.contains("immutable") })
    }

    @Test func `The Latin part of a font is small, and both parts have all characters`() async throws {
        let latin = try #require(
            try await sheet().firstMatch(of: /fonts\/(Inter-Regular\.latin\.[0-9a-z]+\.woff2)/)?.1)
        let (part, whole) = (try await ask(String(latin)).body, try await ask("Inter-Regular.woff2").body)
        #expect(part.count > 5_000 && part.count * 2 < whole.count, "\(part.count) of \(whole.count) bytes")
        let ranges = FontPart.allCases.flatMap { part in
            part.unicodeRange.matches(of: /U\+([0-9a-f]+)-([0-9a-f]+)/).compactMap { match in
                guard let first = UInt32(match.1, radix: 16), let last = UInt32(match.2, radix: 16) else { return nil }
                return first...last
            } as [ClosedRange<UInt32>]
        }.sorted { $0.lowerBound < $1.lowerBound }
        #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == 0x10FFFF)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound + 1 == $1.lowerBound })
    }

    @Test func `A font without a version in its URL is revalidated by its ETag`() async throws {
        let answer = try await ask("DejaVuSans.woff2")
        #expect(answer.status == 200)
        #expect(answer.headers.contains { $0 == ("Cache-Control", "no-cache") })
        let etag = try #require(answer.headers.first { $0.name == "ETag" }?.value)
        #expect(try await ask("DejaVuSans.woff2", ["If-None-Match": etag]).status == 304)
    }

    @Test(arguments: [
        "Nothing.woff2", "Inter-SemiBold.0.woff2", "Inter-SemiBold.otf", "..woff2", ".woff2", "woff2",
        "../Inter-Bold.woff2", "Inter-Bold.1.2.woff2", "Inter-Bold.latin.1.2.woff2", "Inter-Bold.whole.1.woff2",
        "Inter Bold.woff2",
    ])
    func `An unknown or malformed font file name is answered with 404`(file: String) async throws {
        let answer = try await ask(file)
        #expect(answer.status == 404)
    }
}
