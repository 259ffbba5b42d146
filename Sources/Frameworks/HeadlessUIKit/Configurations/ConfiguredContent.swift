/// What a cell, a header or the like has of configurations, and the views that show them.
final class ConfiguredContent {
    /// Whether a change of state asks the content for its looks again.
    var updatesContent = true
    /// Whether a change of state asks the background for its looks again.
    var updatesBackground = true
    /// Whether somebody is to be asked before it is drawn.
    var isOld = true
    private(set) var configuration: (any UIContentConfiguration)?
    /// The closure that takes looks for a state; its type is that of who has it.
    var handler: Any?
    var background: UIBackgroundConfiguration?
    private var view: (any UIView & UIContentView)?

    /// Shows other content in a view: in the view that is there, where that can.
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
