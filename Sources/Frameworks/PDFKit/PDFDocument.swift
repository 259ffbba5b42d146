public import Foundation

/// A PDF document. Only the number of its pages is read.
open class PDFDocument: NSObject {
    public let documentURL: URL?
    private let data: Data
    private var pages: [PDFPage] = []

    /// Reads a file; nil if it is not a PDF document.
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url: url)
    }

    /// Creates a document; nil if the data is not a PDF document.
    public convenience init?(data: Data) { self.init(data, url: nil) }

    private init?(_ data: Data, url: URL?) {
        guard data.prefix(1_024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        (self.data, documentURL) = (data, url)
        super.init()
        pages = (0..<Self.countPages(in: data)).map { PDFPage(self, number: $0 + 1) }
    }

    /// The number of pages; 0 if the list of pages is compressed.
    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    /// Always nil.
    open var string: String? { nil }
    /// Always nil.
    open var documentAttributes: [AnyHashable: Any]? { nil }
    /// Always false.
    open var isEncrypted: Bool { false }
    /// Always false.
    open var isLocked: Bool { false }
    /// Always true.
    open var allowsPrinting: Bool { true }
    /// Always true.
    open var allowsCopying: Bool { true }
    /// Always returns false.
    open func unlock(withPassword password: String) -> Bool { false }

    open func dataRepresentation() -> Data? { data }
    /// Writes the document, and returns whether this succeeded.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }

    /// Counts the objects of the type `Page`.
    private static func countPages(in data: Data) -> Int {
        let (type, page) = (Data("/Type".utf8), Data("/Page".utf8))
        var (count, rest) = (0, data.startIndex..<data.endIndex)
        while let found = data.range(of: type, in: rest) {
            rest = found.upperBound..<data.endIndex
            let value = data[rest].prefix(16).drop { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
            guard value.starts(with: page) else { continue }
            let next = value.dropFirst(page.count).first.map { Character(UnicodeScalar($0)) }
            if next?.isLetter != true { count += 1 }
        }
        return count
    }
}
