import HeadlessUIKit

/// Shows one of several pages, each of which is made when it is shown for the first time.
final class PagesView: UIView {
    /// Called when a person turned to another page, after it is shown.
    var turned: ((Int) -> Void)?

    /// The page that is shown, nil before the first.
    private(set) var current: Int?

    private var pages: [Page]
    private let renderer: BeagleRenderer
    private let place: LayoutPlace
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

    /// Pages for components that stand in the place the renderer is at.
    init(_ children: [any ServerDrivenComponent], _ renderer: BeagleRenderer) {
        self.renderer = renderer
        suffix = renderer.idSuffix
        // A box lies at all four edges of this view, so its size never depends on what is in it.
        let bounded = renderer.place.bounded.union(renderer.innerPlace.bounded)
        place = LayoutPlace(bounded: bounded.union(.horizontal), direction: .vertical)
        pages = children.map { .waiting($0, box: Self.box()) }
        super.init(frame: .zero)
        declared.kind = .pages
        declared.role = "group"
        css["flex"] = "1 1 0px"
        for page in pages { addSubview(page.box) }
    }

    required init?(coder: NSCoder) { nil }

    /// Turns to a page; a number without a page changes nothing.
    func show(_ index: Int) {
        guard pages.indices.contains(index), index != current else { return }
        make(index)
        if let current { pages[current].box.isHidden = true }
        pages[index].box.isHidden = false
        current = index
        declared.properties["page"] = String(index)
    }

    private func make(_ index: Int) {
        guard case .waiting(let component, let box) = pages[index] else { return }
        pages[index] = .made(box: box)
        box.addSubview(renderer.rendering(in: place, idSuffix: suffix) { renderer.render(component) })
    }

    /// As large as the pages' view; its one child fills it.
    private static func box() -> UIView {
        let box = UIView()
        box.isFlexBox = true
        box.isHidden = true
        box.css = [
            "position": "absolute", "left": "0", "right": "0", "top": "0", "bottom": "0", "display": "grid",
            "grid-template-rows": "minmax(0, 1fr)", "grid-template-columns": "minmax(0, 1fr)",
        ]
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
