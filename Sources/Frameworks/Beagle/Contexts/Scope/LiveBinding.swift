package import HeadlessUIKit

/// An expression that is evaluated anew whenever a context it reads is written.
///
/// Its view owns it; with the view it goes, and its subscriptions with it. A context that is missing when the binding
/// is made counts as null and is not looked for again (Beagle iOS 2.1, BindingConfigurator.swift).
package final class LiveBinding {
    private let contexts: [ObservableContext]
    private weak var view: UIView?
    private let deliver: (EvaluationScope) -> Void

    /// Subscribes once to each context, however often the expression reads it, and delivers for the first time.
    package init(reading ids: [String], in view: UIView, deliver: @escaping (EvaluationScope) -> Void) {
        contexts = ids.compactMap { view.context($0) }
        self.view = view
        self.deliver = deliver
        for context in contexts { context.add(self) }
        deliver(EvaluationScope(view: view, sources: .connected(contexts)))
    }

    deinit {
        for context in contexts { context.readerDeparted() }
    }

    func contextChanged() {
        guard let view else { return }
        deliver(EvaluationScope(view: view, sources: .connected(contexts)))
        view.setNeedsLayout()
    }
}

extension UIView {
    /// Connects an expression for as long as this view lives; the contexts around it must be there already.
    package func bind(reading ids: [String], deliver: @escaping (EvaluationScope) -> Void) {
        let bindings = attachments[object: LiveBindings.key] as? LiveBindings ?? LiveBindings()
        attachments[object: LiveBindings.key] = bindings
        bindings.all.append(LiveBinding(reading: ids, in: self, deliver: deliver))
    }
}

/// Those that end with one view.
private final class LiveBindings {
    static let key = ObjectIdentifier(LiveBindings.self)

    var all: [LiveBinding] = []
}
