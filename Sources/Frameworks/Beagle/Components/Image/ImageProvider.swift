public import Foundation
public import HeadlessUIKit

/// Provides the images that documents name. Apps can provide their own as `imageProvider` (Beagle iOS 2.1,
/// ImageProviderProtocol.swift).
public protocol ImageProviderProtocol {
    /// Returns the image with this name; nil if there is none.
    func loadImageProvider(id: String) -> UIImage?
}

/// Provides the images of the app's bundle. An image that is not in the bundle is shown as a grey box.
package struct ImageProvider: ImageProviderProtocol {
    package init() {}

    package func loadImageProvider(id: String) -> UIImage? { id.isEmpty ? nil : UIImage(bundled: id) }

    /// Returns the running app's image with this name.
    static func image(named name: String) -> UIImage? {
        (Configured.part((any ImageDependencies).self)?.imageProvider ?? ImageProvider()).loadImageProvider(id: name)
    }
}

/// The bundle of an app's images and texts (Beagle iOS 2.1, BundleProtocol.swift).
///
/// The choice of a bundle has no visible effect, because all bundles have the same resources.
public protocol BundleProtocol {
    var bundle: Bundle { get set }
}

/// The app's own bundle (Beagle iOS 2.1, BundleProtocol.swift).
public final class MainBundle: BundleProtocol {
    /// Stored; has no visible effect.
    public var bundle = Bundle.main

    public init() {}
}

/// Provides the app's bundle (Beagle iOS 2.1, Theme.swift).
public protocol DependencyAppBundle {
    var appBundle: Bundle { get }
}

/// The image-related members of the app's dependencies.
package protocol ImageDependencies {
    /// The app's downloader; nil uses Beagle's own.
    var imageDownloader: (any ImageDownloaderProtocol)? { get }
    /// Provides the images that documents name.
    var imageProvider: any ImageProviderProtocol { get }
    var mainBundle: any BundleProtocol { get }
}
