import HeadlessUIKit

/// The session's own client, used unless the application's dependencies bring one.
package enum NetworkClientKey: ApplicationKey {
    package static var defaultValue: (any NetworkClient)? { nil }
}

/// The base URL the session was opened with, used unless the application's URL builder has one.
package enum BaseURLKey: ApplicationKey {
    package static var defaultValue: URL? { nil }
}

/// What the running application uses to reach its backend.
package enum SessionNetwork {
    /// The session's base URL.
    package static var baseUrl: URL? { UIApplication.shared.values[BaseURLKey.self] }

    /// The application's client before the session's.
    package static var client: (any NetworkClient)? {
        ownClient ?? UIApplication.shared.values[NetworkClientKey.self]
    }

    /// The client that the application has brought.
    static var ownClient: (any NetworkClient)? {
        (Configured.dependencies as? any DependencyNetworkClient)?.networkClient
    }

    /// The application's builder before Beagle's own.
    package static var urlBuilder: any UrlBuilderProtocol {
        (Configured.dependencies as? any DependencyUrlBuilder)?.urlBuilder ?? UrlBuilder()
    }
}
