public import HeadlessUIKit

/// Creates the screens that `openNativeRoute` names. Apps provide it as `BeagleDependencies().deepLinkHandler`.
public protocol DeepLinkScreenManagerProtocol {
    /// Returns the screen for `path`. If there is none, it throws an error, which is logged.
    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController
}

/// The name of this protocol in Beagle 1.x.
public typealias DeepLinkScreenManaging = DeepLinkScreenManagerProtocol

public protocol DependencyDeepLinkScreenManaging {
    /// The app's handler; if it is nil, `openNativeRoute` does nothing.
    var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? { get }
}
