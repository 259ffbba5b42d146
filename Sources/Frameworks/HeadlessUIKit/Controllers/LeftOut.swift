/// Functions that generated code calls in place of code that was excluded when the project was imported.
public enum LeftOut {
    private static func sentence(_ what: String, file: String) -> String {
        "\(what) in \(file) is left out (kennel.json)"
    }

    /// Logs that a call of `what` had no effect, because it was excluded from its `file`.
    public static func tell(_ what: String, _ file: String) {
        AppEnvironment.current.host.log(.leftOut(sentence(what, file: file)))
    }

    /// Logs that a statement of a file was excluded.
    ///
    /// - Parameters:
    ///   - code: The first line of the statement.
    ///   - line: The line of the statement in the file, counted from 1.
    public static func statement(_ code: String, line: Int, _ file: String) {
        AppEnvironment.current.host.log(.leftOut("\(file):\(line) is left out (kennel.json): \(code)"))
    }

    /// Ends the session with a message. Called if a value is needed from `what`, which was excluded.
    public static func stop(_ what: String, _ file: String) -> Never { fatalError(sentence(what, file: file)) }

    /// Returns a view with the message that `what` was excluded.
    public static func view(_ what: String, _ file: String) -> UIView {
        let label = UILabel()
        label.text = sentence(what, file: file)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
    }

    /// Returns a controller with the message that `what` was excluded.
    public static func controller(_ what: String, _ file: String) -> UIViewController {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        cover(controller.view, file: file, named: what)
        return controller
    }

    /// Shows the message in the centre of a controller's view.
    public static func show(in controller: UIViewController, _ file: String) {
        cover(controller.view, file: file, named: "\(type(of: controller))")
    }

    /// Shows the message in a view.
    public static func cover(_ view: UIView, _ file: String) { cover(view, file: file, named: "\(type(of: view))") }

    private static func cover(_ view: UIView, file: String, named name: String) {
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        let label = self.view(name, file)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }
}
