public import Foundation

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document, whose content is not read.
open class PDFPage: NSObject {
    open private(set) weak var document: PDFDocument?
    private let number: Int

    init(_ document: PDFDocument, number: Int) { (self.document, self.number) = (document, number) }

    public override init() { number = 1 }

    /// The number of the page, beginning with 1.
    open var label: String? { "\(number)" }
    /// Always nil.
    open var string: String? { nil }
    /// Always 0.
    open var numberOfCharacters: Int { 0 }
    /// Stored; has no visible effect.
    open var rotation = 0
    /// Always returns the size of a sheet of A4, in points.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }

    /// The index of the page in its document.
    var index: Int { number - 1 }
}
