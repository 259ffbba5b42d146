/// A way from one controller to another, by name.
open class UIStoryboardSegue: NSObject {
    /// The name.
    public let identifier: String?
    /// Where it starts.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    private let handler: () -> Void

    /// A way that shows the destination as the containers of the source prefer.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = { [unowned source, unowned destination] in source.show(destination, sender: nil) }
    }

    /// A way that does what `performHandler` does.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
    }

    /// Goes the way.
    open func perform() { handler() }
}
