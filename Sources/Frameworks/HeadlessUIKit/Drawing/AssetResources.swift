public import Foundation

/// A picture of the app's catalogues, as Xcode names it in code: `.coffeeCup` is the asset `coffee-cup`.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// The picture of a name; all bundles have the same.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the app's catalogues, as Xcode names it in code.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// The colour of a name; all bundles have the same.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
    /// A picture of the app's catalogues; one that is missing keeps its place.
    public convenience init(resource: ImageResource) { self.init(bundled: resource.name) }
}

extension UIColor {
    /// A colour of the app's catalogues; clear where they have none of that name.
    public convenience init(resource: ColorResource) {
        let known = AppResources.current.colors[resource.name]
        self.init((known ?? .clear).source)
    }
}
