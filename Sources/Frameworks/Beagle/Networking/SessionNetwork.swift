import HeadlessUIKit

/// The session's own client, used unless the app's dependencies contain one.
package enum NetworkClientKey: ApplicationKey {
    package static var defaultValue: (any NetworkClient)? { nil }
}

/// The base URL of the session, used unless the app's URL builder has one.
package enum BaseURLKey: ApplicationKey {
    package static var defaultValue: URL? { nil }
}

/// The network configuration of the running app.
package enum SessionNetwork {
    package static var baseUrl: URL? { AppEnvironment.current.values[BaseURLKey.self] }

    /// The app's client; the session's own if the app has none.
    package static var client: (any NetworkClient)? {
        ownClient ?? AppEnvironment.current.values[NetworkClientKey.self]
    }

    /// The app's own client; nil if it has none.
    static var ownClient: (any NetworkClient)? {
        (Configured.dependencies as? any DependencyNetworkClient)?.networkClient
    }

    /// The app's URL builder; Beagle's own if the app has none.
    package static var urlBuilder: any UrlBuilderProtocol {
        (Configured.dependencies as? any DependencyUrlBuilder)?.urlBuilder ?? UrlBuilder()
    }
}
