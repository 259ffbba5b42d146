package import HeadlessUIKit

/// An expression that is evaluated again whenever a context that it reads is written.
///
/// The view owns the binding, and removing the view ends its subscriptions. A context that is missing when the binding
/// is created is treated as null, and is not searched for again (Beagle iOS 2.1, BindingConfigurator.swift).
package final class LiveBinding {
    private let contexts: [ObservableContext]
    private weak var view: UIView?
    private let deliver: (EvaluationScope) -> Void

    /// Subscribes once to each context and delivers the first value.
    ///
    /// - Parameters:
    ///   - ids: The ids of the contexts.
    ///   - view: The view from which the contexts are searched.
    ///   - deliver: Called at once and after each write of one of the contexts, with a scope to evaluate expressions
    ///     in.
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
    /// Creates a binding that lives as long as this view. The contexts around the view must already exist.
    package func bind(reading ids: [String], deliver: @escaping (EvaluationScope) -> Void) {
        let bindings = attachments[object: LiveBindings.key] as? LiveBindings ?? LiveBindings()
        attachments[object: LiveBindings.key] = bindings
        bindings.all.append(LiveBinding(reading: ids, in: self, deliver: deliver))
    }
}

/// The bindings of one view.
private final class LiveBindings {
    static let key = ObjectIdentifier(LiveBindings.self)

    var all: [LiveBinding] = []
}
