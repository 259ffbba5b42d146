public import Foundation
public import HeadlessUIKit

/// Finds the pictures that documents name; an application gives its own as `imageProvider`
/// (Beagle iOS 2.1, ImageProviderProtocol.swift).
public protocol ImageProviderProtocol {
    /// The picture of that name, nil where there is none.
    func loadImageProvider(id: String) -> UIImage?
}

/// Finds pictures among those that came with the app.
package struct ImageProvider: ImageProviderProtocol {
    package init() {}

    package func loadImageProvider(id: String) -> UIImage? { UIImage(named: id) }

    /// The picture that the running application has under a name.
    static func image(named name: String) -> UIImage? {
        (Configured.part((any ImageDependencies).self)?.imageProvider ?? ImageProvider()).loadImageProvider(id: name)
    }
}

/// The bundle that an app's pictures and texts come from (Beagle iOS 2.1, BundleProtocol.swift).
///
/// Here all bundles have the same, so what it is makes no difference.
public protocol BundleProtocol {
    /// The bundle.
    var bundle: Bundle { get set }
}

/// The app's own bundle (Beagle iOS 2.1, BundleProtocol.swift).
public final class MainBundle: BundleProtocol {
    /// The bundle; assigning another one makes no difference.
    public var bundle = Bundle.main

    /// The app's own bundle.
    public init() {}
}

/// Something that has a bundle to offer (Beagle iOS 2.1, Theme.swift).
public protocol DependencyAppBundle {
    /// The bundle.
    var appBundle: Bundle { get }
}

/// What the application's dependencies say of pictures.
package protocol ImageDependencies {
    /// Fetches pictures; nil means Beagle's own downloader.
    var imageDownloader: (any ImageDownloaderProtocol)? { get }
    /// Finds the pictures that documents name.
    var imageProvider: any ImageProviderProtocol { get }
    /// The app's bundle.
    var mainBundle: any BundleProtocol { get }
}
