import KennelTesting
import PDFKit
import SessionSupport
import Testing
import UIKit

private let pages = Data("%PDF-1.4 <</Type /Pages /Count 2>> <</Type /Page>> <</Type/Page/A 1>> /Type /PageLabel".utf8)

/// A screen with a document of two pages.
private final class DocumentController: LogController {
    private let document = PDFView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(document)
        document.document = PDFDocument(data: pages)
        button("Next") { [unowned self] in
            document.goToNextPage(nil)
            show("next \(document.canGoToNextPage)")
        }
    }
}

private func app() -> WindowApp { WindowApp(DocumentController()) }

@Suite("Documents in PDF")
struct DocumentTests {
    @Test func `The view names the document and the current page`() async throws {
        let session = await TestSession.open(app)
        #expect(await session.shows("PDF\n1 / 2"))
        try await session.tap("Next")
        #expect(await session.shows("PDF\n2 / 2"))
        #expect(await session.shows("next false"))
    }

    @Test func `Pages are counted, and other data are no document`() throws {
        #expect(PDFDocument(data: Data("text".utf8)) == nil)
        let document = try #require(PDFDocument(data: pages))
        #expect(document.pageCount == 2 && document.page(at: 2) == nil)
        #expect(document.page(at: 1).map { document.index(for: $0) } == 1)
        #expect(document.dataRepresentation() == pages)
    }
}
