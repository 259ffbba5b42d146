/// What code does that stands in for a file which an imported project leaves out.
public enum LeftOut {
    private static func sentence(_ what: String, _ file: String) -> String {
        "\(what) is not there: \(file) is left out (kennel.json)"
    }

    /// Says in the session's log that something was not done.
    public static func tell(_ what: String, _ file: String) {
        UIApplication.shared.host.log(.leftOut(sentence(what, file)))
    }

    /// Ends the session with a sentence, because it needs a value that nothing has.
    public static func stop(_ what: String, _ file: String) -> Never { fatalError(sentence(what, file)) }

    /// A view that says it.
    public static func view(_ what: String, _ file: String) -> UIView {
        let label = UILabel()
        label.text = sentence(what, file)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
    }

    /// Says it in the middle of a controller's view.
    public static func show(in controller: UIViewController, _ file: String) {
        cover(controller.view, file, named: "\(type(of: controller))")
    }

    /// Says it in a view.
    public static func cover(_ view: UIView, _ file: String) { cover(view, file, named: "\(type(of: view))") }

    private static func cover(_ view: UIView, _ file: String, named name: String) {
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
