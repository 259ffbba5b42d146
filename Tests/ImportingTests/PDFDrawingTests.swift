import Foundation
import Testing

@testable import Importing

@Suite("PDF pictures as SVG")
struct PDFDrawingTests {
    /// A file of one page, 20 points wide and 10 high, with what is drawn on it.
    private func file(_ content: [UInt8], packed: Bool = false, resources: String = "", more: String = "") -> [UInt8] {
        let filter = packed ? "/Filter /FlateDecode" : ""
        let start = """
            %PDF-1.3
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Resources << \(resources) >> /Contents 4 0 R >> endobj
            \(more)
            4 0 obj << /Length \(content.count) \(filter) >>
            stream

            """
        return Array(start.utf8) + content + Array("\nendstream endobj\n%%EOF\n".utf8)
    }

    private func svg(_ content: String, resources: String = "", more: String = "") -> String? {
        PDFDrawing.svg(of: file(Array(content.utf8), resources: resources, more: more))
    }

    private func unpacked(_ base64: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: base64))) }

    @Test("An outline lies as the page has it, which counts upwards")
    func outline() {
        let drawn = svg("0 0.5 1 rg 2 1 m 18 1 l 10 9 l h f")
        #expect(
            drawn == """
                <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">\
                <path d="M2 1L18 1L10 9Z" transform="matrix(1 0 0 -1 0 10)" fill="#0080ff"/></svg>
                """)
    }

    @Test("Lines, rules, opacities and areas are kept, and what was before comes back")
    func pens() throws {
        let drawn = try #require(
            svg(
                "q 5 0 5 10 re W n /Half gs 2 w 1 J [1 2] 0 d 1 0 0 RG 0 0 20 10 re B* Q 0 0 1 1 re f",
                resources: "/ExtGState << /Half << /ca 0.5 /CA 0.25 >> >>"))
        #expect(drawn.contains("<clipPath id=\"c1\"><path d=\"M5 0h5v10h-5Z\""))
        #expect(drawn.contains("<g clip-path=\"url(#c1)\"><path d=\"M0 0h20v10h-20Z\""))
        #expect(drawn.contains("fill=\"#000000\" fill-opacity=\"0.5\" fill-rule=\"evenodd\" stroke=\"#ff0000\""))
        #expect(drawn.contains("stroke-width=\"2\" stroke-linecap=\"round\""))
        #expect(drawn.contains("stroke-opacity=\"0.25\" stroke-dasharray=\"1 2\""))
        #expect(
            drawn.hasSuffix("<path d=\"M0 0h1v1h-1Z\" transform=\"matrix(1 0 0 -1 0 10)\" fill=\"#000000\"/></svg>"))
    }

    @Test("A page that zlib packed is read, with the code of the standard and with one of its own")
    func packed() throws {
        let fixed = try unpacked("eNor5DJQMFAwMlAwNFAoSlUIV8gDCeiZKhgqFKVzGQGpXAVDCyCVA1JhCaQyFNK4ArkAR3QLiw==")
        let drawn = try #require(PDFDrawing.svg(of: file(fixed, packed: true)))
        #expect(drawn.contains("<path d=\"M2 1L18 1L10 9Z\"") && drawn.contains("fill=\"#0080ff\""))
        let own = try unpacked(
            "eNpd00luwzAMBdC9T8ETBCQ12D5GVzlBhkVbILn/oiQb2PyEFoII+Yt6tl8LE5MyCdP7Rlf69cJlkND7sahNPySbTd++Y7fpSffla3mRPye+"
                + "7UZ38oIv1MZR8EWzcRR8IdTPQrehNM7CsNFy6LQhOXT1dnOoN9dy6E7edgq1xlvUzop30XKseBuSc6XZ0ZqDpZMn5eQRt87JM66dk9e4"
                + "d07eLBUcZLdUgGA7vKEuI4TGEnQVIXokgG5HhxncoDtRYQtu0JViwJGJuq0YaDSDuqMY9PBGXS4I8/OVZV1FBtNt6GC6HSE4uEF3IoQG"
                + "N+gKQvQ4FnQbOszYA7oDFbbgBl0uBv9toK4WA/28+6zbi0EPb9SdBWESl79ijRuhrpa/Yo87Hcl/W/nvzQ==")
        let many = try #require(PDFDrawing.svg(of: file(own, packed: true)))
        #expect(many.components(separatedBy: "<path ").count == 63, "an area and 61 shapes: \(many)")
        #expect(PDFDrawing.svg(of: file(Array(own.prefix(200)), packed: true)) == nil)
    }

    @Test("A drawing within the drawing lies where it is said to be")
    func form() throws {
        let inner = """
            5 0 obj << /Subtype /Form /Matrix [2 0 0 2 1 1] /Length 12 >>
            stream
            0 0 1 1 re f
            endstream endobj
            """
        let drawn = try #require(svg("/Inner Do", resources: "/XObject << /Inner 5 0 R >>", more: inner))
        #expect(drawn.contains("<path d=\"M0 0h1v1h-1Z\" transform=\"matrix(2 0 0 -2 1 9)\""))
    }

    @Test("A photograph is carried along as a PNG, its first row at the top")
    func photograph() throws {
        let photograph = """
            5 0 obj << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 2 >>
            stream
            az
            endstream endobj
            """
        let drawn = try #require(
            svg("20 0 0 10 0 0 cm /Photo Do", resources: "/XObject << /Photo 5 0 R >>", more: photograph))
        #expect(
            drawn.contains(
                "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" transform=\"matrix(20 0 0 10 0 0)\""))
        let address = try #require(drawn.split(separator: "base64,").last?.split(separator: "\"").first)
        let png = try unpacked(String(address))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let points = [0] + [97, 97, 97, 255] + [122, 122, 122, 255] as [UInt8]
        #expect(png.indices.contains { png[$0...].starts(with: points) })
    }

    @Test(
        "What is more than outlines is not drawn by halves",
        arguments: ["BT (Hello) Tj ET", "/Shade sh", "/Pattern cs /P scn 0 0 1 1 re f", "/Nothing Do"])
    func more(_ content: String) { #expect(svg(content) == nil) }

    @Test(
        "What is no PDF is none",
        arguments: ["", "%PDF", "%PDF-1.4\n1 0 obj << /Kids [1 0 R] /Type /Catalog /Pages 1 0 R >>", "<svg/>"])
    func broken(_ text: String) { #expect(PDFDrawing.svg(of: Array(text.utf8)) == nil) }
}
