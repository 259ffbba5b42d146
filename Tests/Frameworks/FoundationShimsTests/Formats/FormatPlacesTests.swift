import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FoundationShims

@Suite("Values in the places of a format")
struct FormatPlacesTests {
    private struct Lost: Error {}

    @Test func `Objects are formatted with the same description as on iOS`() {
        let cases: [(Any, String)] = [
            (Date(timeIntervalSince1970: 0), "1970-01-01 00:00:00 +0000"), ("a b", "a b"), (3, "3"), (1.0, "1"),
            (0.1 + 0.2, "0.3"), (Float(0.1), "0.1"), (NSNumber(value: 100_000.0), "100000"), (true, "1"),
            (Decimal(string: "1.50") ?? 0, "1.5"), (NSNull(), "<null>"),
            (Data([1, 2, 171]), "{length = 3, bytes = 0x0102ab}"),
            (NSData(), "{length = 0, bytes = 0x}"),
            (
                Data(0..<40),
                "{length = 40, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 20212223 24252627}"
            ),
            (IndexPath(row: 2, section: 1), "{length = 2, path = 1 - 2}"), (["a", "b c"], "(\n    a,\n    \"b c\"\n)"),
            (["b": [1], "a": "x"] as [String: Any], "{\n    a = x;\n    b = (\n        1\n    );\n}"),
            (Set([2, 1]), "{(\n    1,\n    2\n)}"), (NSDictionary(dictionary: ["k": 1]), "{\n    k = 1;\n}"),
            (
                NSError(domain: "Shop", code: 2, userInfo: [NSLocalizedDescriptionKey: "Bad"]),
                "Error Domain=Shop Code=2 \"Bad\" UserInfo={NSLocalizedDescription=Bad}"
            ),
            (NSString(string: "n"), "n"), (Substring("s"), "s"), (Optional<Int>.none as Any, "(null)"),
        ]
        for (value, words) in cases { #expect(ObjectWords.words(value) == words) }
    }

    @Test func `A relative URL's description includes its base, and an error's includes its type`() throws {
        let base = try #require(URL(string: "http://a.b/c/"))
        #expect(ObjectWords.words(URL(string: "d", relativeTo: base)) == "d -- http://a.b/c/")
        #expect(ObjectWords.words(Lost()).hasSuffix("Lost Code=1 \"(null)\""))
    }

    @Test func `Each format placeholder takes its argument, and a missing one prints null or zero`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            #expect(String(forms: "%2$@ %1$d%%", 5, Date(timeIntervalSince1970: 0)) == "1970-01-01 00:00:00 +0000 5%")
            #expect(String(forms: "%@ %d %@", "a") == "a 0 (null)")
            #expect(String(forms: "%@/%.2f/%05.1f", NSNumber(value: 2), NSNumber(value: 1.5), 2.25) == "2/1.50/002.2")
            #expect(String(forms: "%*d|%-4d|%@", 4, 7, 8, "x") == "   7|8   |x")
            #expect(String(forms: "%d of %ld, %lu, %x", NSNumber(value: 3), 4, UInt8(5), 255) == "3 of 4, 5, ff")
            #expect(String(forms: "%.1f", locale: Locale(identifier: "pt_BR"), 2.5) == "2,5")
            #expect("a".appendingForms(" %@", [1] as NSArray) == "a (\n    1\n)")
            #expect(NSString(forms: "%@", "é") == "é")
        }
    }

    @Test func `A placeholder takes its own argument where others are left out`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            #expect(String(forms: "%2$d", 1, 2) == "2")
            #expect(String(forms: "%3$@ %3$@, 100%%", 1, 2.5, "c") == "c c, 100%")
            #expect(String(forms: "%3$.1f of %1$d", 1, "b", 2.5) == "2.5 of 1")
            #expect(String(forms: "%2$@|%3$d", "a") == "(null)|0")
        }
    }

    @Test func `The elements of a list of literals keep their type when they are formatted`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            #expect([1, 2].map { "\($0): " + String(forms: "%02d", $0) } == ["1: 01", "2: 02"])
            #expect([1].map { "\($0): " + String(forms: "%@ %d", locale: nil, Data(), $0) }.joined().hasPrefix("1: "))
            #expect([1].map { "\($0): " + String.sessionStringWithFormat("%d", $0) } == ["1: 1"])
            #expect([1].map { "\($0): ".appendingForms("%d", $0) } == ["1: 1"])
            #expect([1].map { "\($0): \(NSString(forms: "%d", $0))" } == ["1: 1"])
        }
    }

    @Test func `NSLog lines are recorded in the session's log`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act { sessionLog("%@ has %d", NSNumber(value: 1.5), 2) }
        #expect(stage.host.notes.contains(.message("1.5 has 2")))
    }
}
