/// Called by code that replaces a file left out of an imported project.
public enum LeftOut {
    private static func sentence(_ what: String, file: String) -> String {
        "\(what) is not there: \(file) is left out (kennel.json)"
    }

    /// Logs that something was not done.
    public static func tell(_ what: String, _ file: String) {
        UIApplication.shared.host.log(.leftOut(sentence(what, file: file)))
    }

    /// Ends the session with a message, because a required value is missing.
    public static func stop(_ what: String, _ file: String) -> Never { fatalError(sentence(what, file: file)) }

    /// Returns a view with the message.
    public static func view(_ what: String, _ file: String) -> UIView {
        let label = UILabel()
        label.text = sentence(what, file: file)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
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
