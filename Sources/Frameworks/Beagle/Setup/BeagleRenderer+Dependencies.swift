public import Foundation

extension BeagleRenderer {
    /// The running app's client of components.
    public var viewClient: any ViewClientProtocol { ViewClient.configured(for: .screen) }

    public var preFetchHelper: any PrefetchHelperProtocol { PreFetchHelper() }

    /// The running app's downloader of images.
    public var imageDownloader: any ImageDownloaderProtocol { images?.imageDownloader ?? ImageDownloader() }

    public var imageProvider: any ImageProviderProtocol { images?.imageProvider ?? ImageProvider() }

    public var mainBundle: any BundleProtocol { images?.mainBundle ?? MainBundle() }

    public var appBundle: Bundle { mainBundle.bundle }

    private var images: (any ImageDependencies)? { Configured.part((any ImageDependencies).self) }
}
