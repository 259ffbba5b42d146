import JSON
import Testing

@Suite("Writing JSON")
struct EncodingTests {
    @Test func `Members are sorted, so equal values give equal bytes`() {
        let json: JSON = ["b": 1, "a": [true, .null, 1.5, "x"], "c": [:], "d": []]
        #expect(json.description == #"{"a":[true,null,1.5,"x"],"b":1,"c":{},"d":[]}"#)
        #expect(
            String(decoding: (["b": [1, [:]], "a": []] as JSON).encoded(pretty: true), as: UTF8.self)
                == "{\n  \"a\": [],\n  \"b\": [\n    1,\n    {}\n  ]\n}")
    }

    @Test func `Written JSON reads back as the same value`() throws {
        let text = String(decoding: (0..<128).map(UInt8.init), as: UTF8.self) + "é😀\u{2028}"
        let json: JSON = [
            "text": .string(text), text.replacing("\0", with: ""): 1, "small": .double(.leastNonzeroMagnitude),
            "large": .double(1e300),
            "tenth": 0.1, "third": .double(1.0 / 3), "min": .int(.min), "beyond": .double(1e19),
        ]
        #expect(try JSON(parsing: json.encoded()) == json)
        #expect(try JSON(parsing: json.encoded(pretty: true)) == json)
        #expect(!json.encoded().contains(UInt8(ascii: "\n")))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `Numbers that JSON cannot represent become null`(_ value: Double) {
        #expect(JSON.double(value).encoded() == Array("null".utf8))
    }

    @Test func `The writer puts commas where they belong`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("id")
        writer.string("v\"1\"")
        let mark = writer.mark
        writer.key("props")
        writer.beginObject()
        writer.endObject()
        writer.rewind(to: mark)
        writer.key("list")
        writer.beginArray()
        writer.number(1)
        writer.number(-1.5)
        writer.number(2.0)
        writer.number(Double.nan)
        writer.bool(true)
        writer.null()
        writer.raw(Array("{\"raw\":1}".utf8))
        writer.value(["b": 1, "a": 2])
        writer.beginArray()
        writer.endArray()
        writer.string("")
        writer.string(letter: UInt8(ascii: "v"), number: 42)
        writer.endArray()
        let dynamic = "ti\"me"
        writer.key(escaping: dynamic)
        writer.number(7)
        writer.endObject()
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"id":"v\"1\"","list":[1,-1.5,2,null,true,null,{"raw":1},{"a":2,"b":1},[],"","v42"],"ti\"me":7}"#)
        writer.removeAll()
        writer.string("again")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #""again""#)
    }

    @Test func `A byte that needs an escape gets one anywhere in a string, and no other byte does`() {
        for length in 1...20 {
            for place in 0..<length {
                for (character, escaped) in [("\"", "\\\""), ("\\", "\\\\"), ("\u{1F}", "\\u001f"), ("\n", "\\n")] {
                    let (before, after) = (
                        String(repeating: "!", count: place), String(repeating: "ÿ", count: length - place - 1)
                    )
                    var writer = JSONWriter()
                    writer.string(before + character + after)
                    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"" + before + escaped + after + "\"")
                }
            }
        }
        for plain in [" ", "#", "!", "[", "]", "\u{7F}", "é", "€", "😀", "abcdefgh", "abcdefg é"] {
            var writer = JSONWriter()
            writer.string(plain)
            #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"" + plain + "\"")
        }
    }

    @Test func `The smallest and largest integers are written in full`() {
        for number in [Int64.min, -10, -9, -1, 0, 9, 10, 99, 100, Int64.max] {
            var writer = JSONWriter()
            writer.number(number)
            #expect(String(decoding: writer.bytes, as: UTF8.self) == String(number))
        }
    }
}
