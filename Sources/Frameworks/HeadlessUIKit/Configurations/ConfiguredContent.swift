/// The content and background configurations of a cell, a header or a footer, and the views that show them.
public final class _ConfiguredContent {
    /// Whether the content configuration is updated when the state changes.
    var updatesContent = true
    /// Whether the background configuration is updated when the state changes.
    var updatesBackground = true
    /// Whether the configurations need an update before the next layout.
    var isOld = true
    private(set) var configuration: (any UIContentConfiguration)?
    /// The app's update handler. It must be called with the view for which it was set, and a state of that view's type.
    var handler: ((UIView, any UIConfigurationState) -> Void)?
    var background: UIBackgroundConfiguration?
    private var view: (any UIView & UIContentView)?

    /// Shows a configuration in a view. An existing content view is reused if it supports the configuration.
    func show(_ configuration: (any UIContentConfiguration)?, in room: UIView) {
        self.configuration = configuration
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) { return view.configuration = configuration }
        view?.removeFromSuperview()
        let view = configuration.makeContentView()
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: room.topAnchor),
            view.bottomAnchor.constraint(equalTo: room.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        ])
    }
}
