public import HeadlessUIKit

/// Makes the screens that `openNativeRoute` names; an application gives its own as
/// `BeagleDependencies().deepLinkHandler`.
public protocol DeepLinkScreenManagerProtocol {
    /// The screen for `path`; throws when there is none, which is logged.
    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController
}

/// The name this protocol has in Beagle 1.x.
public typealias DeepLinkScreenManaging = DeepLinkScreenManagerProtocol

/// Something that has a deep link handler to offer, such as the application's dependencies.
public protocol DependencyDeepLinkScreenManaging {
    /// The application's handler; without one `openNativeRoute` does nothing.
    var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? { get }
}
