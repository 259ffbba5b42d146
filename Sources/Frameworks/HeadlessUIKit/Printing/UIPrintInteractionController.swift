public struct UIPrintErrorCode: Sendable {
    public static let printingNotAvailableError = 1
}

public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// The settings of a print job.
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?

    /// Creates the usual settings. `dictionary` has no effect.
    public init(dictionary: [AnyHashable: Any]?) {}
    public override convenience init() { self.init(dictionary: nil) }

    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// The layout of a print job. Nothing is printed, so nothing is laid out.
open class UIPrintFormatter: NSObject {
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var contentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }
}

open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) { self.markupText = markupText }
}

open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView
    init(view: UIView) { self.view = view }
}

extension UIView {
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open private(set) var printFormatters: [UIPrintFormatter]? = []
    open var numberOfPages: Int { 0 }

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters?.append(formatter)
    }
}

public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// The screen for printing. There is no printer, so presenting it reports an error at once and logs a line.
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// Always true, as on an iPhone without a printer nearby.
    open class var isPrintingAvailable: Bool { true }
    open class func canPrint(_ url: URL) -> Bool { url.isFileURL }
    open class func canPrint(_ data: Data) -> Bool { UIImage(data: data) != nil }
    open class var shared: UIPrintInteractionController { UIPrintInteractionController() }

    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        AppEnvironment.current.host.log(.message("Nothing can be printed here, as on a device without a printer"))
        let error = NSError(
            domain: UIPrintErrorDomain, code: UIPrintErrorCode.printingNotAvailableError,
            userInfo: [NSLocalizedDescriptionKey: "No AirPrint printers were found."])
        MainQueue.async { completion?(self, false, error) }
        return true
    }

    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    open func dismiss(animated: Bool) {}
}
