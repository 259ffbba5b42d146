import Flexbox
public import HeadlessUIKit

/// An image (Beagle iOS 2.1, Image.swift).
public struct Image: Widget, HasContext {
    public var path: Expression<ImagePath>
    /// The scaling of the image, `fitCenter` by default.
    public var mode: ImageContentMode?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

    /// Creates an image whose path may be an expression.
    public init(
        path: Expression<ImagePath>, mode: ImageContentMode? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.path = path
        self.mode = mode
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    public init(
        _ path: ImagePath, mode: ImageContentMode? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.init(path: .value(path), mode: mode, id: id, style: style, accessibility: accessibility)
    }

    /// Creates an image view. If the style has a border, the image view is put into a box, because it has no content
    /// box for a border.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = BeagleImageView()
        view.contentMode = (mode ?? .fitCenter).contentMode
        view.clipsToBounds = true
        renderer.observe(path, andUpdateManyIn: view) { [weak view] path in
            guard let view else { return }
            switch path {
            case .local(let local):
                renderer.observe(local, in: view)
            case .remote(let remote):
                renderer.observe(remote.url, andUpdateManyIn: view) { [weak view] in
                    view?.showRemote($0 ?? "", placeholder: remote.placeholder)
                }
            case nil: view.showNothing()
            }
        }
        guard style?.borderWidth != nil else { return view }
        view.becomeBox { $0.flexGrow = 1 }
        return UIView(around: view)
    }
}

extension BeagleRenderer {
    /// Observes the name and the URL of an app's image, either of which may be an expression.
    func observe(_ local: Image.Local, in view: BeagleImageView) {
        let reads = [local.mobileId, local.url].compactMap { member -> ContextExpression? in
            if case .expression(let expression) = member { expression } else { nil }
        }
        let show = { [weak view] (scope: EvaluationScope) in
            view?.showLocal(
                named: local.mobileId.evaluate(in: scope) ?? "", orFetched: local.url?.evaluate(in: scope)) ?? ()
        }
        guard !reads.isEmpty else { return show(EvaluationScope(view: view)) }
        connect(reading: reads.contextIds, in: view, deliver: show)
    }
}
