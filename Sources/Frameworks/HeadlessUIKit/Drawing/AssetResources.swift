public import Foundation

/// An image of the asset catalogs in Xcode's generated code: `.coffeeCup` is the asset `coffee-cup`.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a reference to an image. `bundle` has no effect, because all bundles share one catalog.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the asset catalogs in Xcode's generated code.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates a reference to a colour. `bundle` has no effect, because all bundles share one catalog.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
    /// Creates the image of a resource. A missing image is empty until an image with that name is registered.
    public convenience init(resource: ImageResource) { self.init(bundled: resource.name) }
}

extension UIColor {
    /// Creates the colour of a resource. A missing colour is clear.
    public convenience init(resource: ColorResource) {
        let known = AppResources.current.colors[resource.name]
        self.init((known ?? .clear).source)
    }
}
