/// The part of a navigation controller's view that is below the bar; it holds the top controller's view and no other.
final class NavigationContentView: UIView, SafeAreaProviding {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    var isUnderBar = true { didSet { if oldValue != isUnderBar { mark(.style) } } }

    var providedSafeArea: UIEdgeInsets {
        UIEdgeInsets(top: isUnderBar ? 0 : 59, left: 0, bottom: 34, right: 0)
    }

    override var typeName: String? { nil }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.style) else { return }
        writer.style("--safe-area-top", isUnderBar ? "0px" : nil)
    }

    override func arrange(_ css: inout LayoutCSS) {
        css = LayoutCSS()
        css[.position] = "relative"
        css[.flex] = "1 1 0"
        css[.minHeight] = "0px"
    }
}
