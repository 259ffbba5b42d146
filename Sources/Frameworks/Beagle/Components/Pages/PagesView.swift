import Flexbox
import HeadlessUIKit

/// A container that shows one of several pages; each page is created when it is first shown.
final class PagesView: UIView {
    /// A closure that is called with the page's number after the user has changed the page.
    var turned: ((Int) -> Void)?

    /// The number of the current page; nil before the first page is shown.
    private(set) var current: Int?

    private var pages: [Page]
    private let renderer: BeagleRenderer
    private let suffix: String

    private enum Page {
        case waiting(any ServerDrivenComponent, box: UIView)
        case made(box: UIView)

        var box: UIView {
            switch self {
            case .waiting(_, let box), .made(let box): box
            }
        }
    }

    init(_ children: [any ServerDrivenComponent], renderer: BeagleRenderer) {
        self.renderer = renderer
        suffix = renderer.idSuffix
        pages = children.map { .waiting($0, box: Self.box()) }
        super.init(frame: .zero)
        declared.kind = .pages
        declared.role = "group"
        becomeBox { $0.flexGrow = 1 }
        for page in pages { addSubview(page.box) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a page; an invalid number changes nothing.
    func show(_ index: Int) {
        guard pages.indices.contains(index), index != current else { return }
        make(index)
        if let current { pages[current].box.isHidden = true }
        pages[index].box.isHidden = false
        current = index
        declared.properties[.page] = String(index)
    }

    private func make(_ index: Int) {
        guard case .waiting(let component, let box) = pages[index] else { return }
        pages[index] = .made(box: box)
        box.addSubview(renderer.rendering(idSuffix: suffix) { renderer.render(component) })
    }

    /// Creates the container of a page's view. It fills this view, and its only subview fills it.
    private static func box() -> UIView {
        let box = UIView()
        box.becomeBox {
            $0.positionType = .absolute
            for edge in [FlexStyle.Edge.left, .top, .right, .bottom] { $0[position: edge] = 0 }
        }
        box.holdsFlexTrees = true
        box.isHidden = true
        return box
    }
}

extension PagesView: PageHolding {
    var pageCount: Int { pages.count }

    func receivePage(_ index: Int) {
        guard index != current else { return }
        show(index)
        turned?(index)
    }
}
