public import Foundation

extension BeagleRenderer {
    /// Fetches components, as the running application does.
    public var viewClient: any ViewClientProtocol { ViewClient.configured(for: .screen) }

    /// Fetches destinations ahead.
    public var preFetchHelper: any PrefetchHelperProtocol { PreFetchHelper() }

    /// Fetches pictures, as the running application does.
    public var imageDownloader: any ImageDownloaderProtocol { images?.imageDownloader ?? ImageDownloader() }

    /// Finds the pictures that documents name.
    public var imageProvider: any ImageProviderProtocol { images?.imageProvider ?? ImageProvider() }

    /// Has the app's bundle.
    public var mainBundle: any BundleProtocol { images?.mainBundle ?? MainBundle() }

    /// The app's bundle.
    public var appBundle: Bundle { mainBundle.bundle }

    private var images: (any ImageDependencies)? { Configured.part((any ImageDependencies).self) }
}
