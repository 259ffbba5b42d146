/// The frame a presented controller's view lies in.
package final class PresentationView: UIView, SafeAreaProviding {
    package let style: PresentationStyle

    init(style: PresentationStyle) {
        self.style = style
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if style == .alert { backgroundColor = UIColor(white: 0, alpha: 0.2) }
    }

    package required init?(coder: NSCoder) { nil }

    package var providedSafeArea: UIEdgeInsets {
        switch style {
        case .sheet: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        case .fullScreen, .overFullScreen, .alert: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        }
    }

    func hold(_ view: UIView) {
        switch style {
        case .alert:
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        case .sheet, .fullScreen, .overFullScreen:
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    package override var typeName: String? { nil }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.string("presentation", style.rawValue) }
        guard keys.contains(.style) else { return }
        if style == .sheet { writer.style("--safe-area-top", "0px") }
    }

    package override func arrange(_ css: inout LayoutCSS) {
        switch style {
        case .sheet: css[.top] = "calc(var(--safe-area-top, 0px) + 10px)"
        case .alert:
            css[.display] = "flex"
            css[.alignItems] = "center"
            css[.justifyContent] = "center"
        case .fullScreen, .overFullScreen: break
        }
    }
}
