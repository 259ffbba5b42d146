import Foundation
import Testing

@testable import ProjectImport

@Suite("PDF pictures as SVG")
struct PDFDrawingTests {
    private let place = Place()

    /// Converts a file of one page, 20 points wide and 10 high, with given drawing operators.
    private func svg(_ content: String, resources: String = "") throws -> String? {
        try place.write([
            "drawn.pdf": """
            %PDF-1.3
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Resources << \(resources) >> /Contents 4 0 R >> endobj
            4 0 obj << /Length \(content.utf8.count) >>
            stream
            \(content)
            endstream endobj
            trailer << /Root 1 0 R >>
            %%EOF

            """
        ])
        return PDFDrawing.svg(of: place.folder.appending(path: "drawn.pdf"))
    }

    @Test func `A PDF page is drawn at its size, with its outlines and text`() throws {
        let font = "/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
        let drawn = try #require(
            try svg("1 0 0 rg 2 1 m 18 1 l 10 9 l h f BT /F1 4 Tf 1 1 Td (Hi) Tj ET", resources: font))
        #expect(drawn.contains("viewBox=\"0 0 20 10\""))
        #expect(drawn.components(separatedBy: "<path ").count > 2, "the triangle, and a letter")
    }

    @Test(arguments: ["", "%PDF", "%PDF-1.4\n1 0 obj << /Kids [1 0 R] /Type /Catalog /Pages 1 0 R >>", "<svg/>"])
    func `An invalid PDF gives no drawing`(_ text: String) throws {
        try place.write(["broken.pdf": text])
        #expect(PDFDrawing.svg(of: place.folder.appending(path: "broken.pdf")) == nil)
        #expect(PDFDrawing.svg(of: place.folder.appending(path: "missing.pdf")) == nil)
    }
}
