public import Foundation
public import HeadlessUIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }

public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension NSNotification.Name {
    /// Posted after the page has changed.
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChangedNotification")
    /// Posted after the document has changed.
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChangedNotification")
}

/// A box with the name of a document and the number of its pages, which are not drawn.
open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet {
            currentPage = document?.page(at: 0)
            describe()
            AppEnvironment.current.post(.PDFViewDocumentChanged, of: self)
        }
    }
    open private(set) var currentPage: PDFPage?

    /// Stored; has no visible effect.
    open var autoScales = false
    /// Stored; has no visible effect.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// Stored; has no visible effect.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Stored; has no visible effect.
    open var displayBox = PDFDisplayBox.cropBox
    /// Stored; has no visible effect.
    open var displaysPageBreaks = true
    /// Stored; has no visible effect.
    open var scaleFactor: CGFloat = 1
    /// Stored; has no visible effect.
    open var minScaleFactor: CGFloat = 0.1
    /// Stored; has no visible effect.
    open var maxScaleFactor: CGFloat = 10
    /// Always 1.
    open var scaleFactorForSizeToFit: CGFloat { 1 }

    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabel()
    }

    private func addLabel() {
        backgroundColor = .secondarySystemBackground
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    /// Shows the name of the document and the page.
    private func describe() {
        guard let document else { return label.text = nil }
        let name = document.documentURL?.lastPathComponent ?? "PDF"
        let place = currentPage?.label.map { "\n\($0) / \(document.pageCount)" } ?? ""
        label.text = name + place
    }

    // MARK: - Pages

    open var canGoToNextPage: Bool { page(1) != nil }
    open var canGoToPreviousPage: Bool { page(-1) != nil }
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open func goToNextPage(_ sender: Any?) { page(1).map(go) }
    open func goToPreviousPage(_ sender: Any?) { page(-1).map(go) }
    open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go) }
    open func goToLastPage(_ sender: Any?) { document.flatMap { $0.page(at: $0.pageCount - 1) }.map(go) }

    open func go(to page: PDFPage) {
        guard page.document === document, page !== currentPage else { return }
        currentPage = page
        describe()
        AppEnvironment.current.post(.PDFViewPageChanged, of: self)
    }

    /// Returns the page at a distance from the current one.
    private func page(_ distance: Int) -> PDFPage? {
        currentPage.flatMap { document?.page(at: $0.index + distance) }
    }

    /// Has no effect.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    /// Has no effect.
    open func layoutDocumentView() {}
}
