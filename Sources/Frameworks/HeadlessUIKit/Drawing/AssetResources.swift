public import Foundation

/// An image of the asset catalogs in Xcode's generated code: `.coffeeCup` is the asset `coffee-cup`.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// All bundles share one catalog.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the asset catalogs in Xcode's generated code.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// All bundles share one catalog.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
    /// A missing image is empty, and gets its image if one is registered later.
    public convenience init(resource: ImageResource) { self.init(bundled: resource.name) }
}

extension UIColor {
    /// A missing colour is clear.
    public convenience init(resource: ColorResource) {
        let known = AppResources.current.colors[resource.name]
        self.init((known ?? .clear).source)
    }
}
