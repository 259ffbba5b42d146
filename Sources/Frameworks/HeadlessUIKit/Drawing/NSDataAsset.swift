/// A data set of the app's asset catalogs.
public final class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    /// Always `public.data`.
    public var typeIdentifier: String { "public.data" }

    /// Finds a data set; nil if the app has none with this name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Finds a data set; nil if the app has none with this name. `bundle` has no effect, because all bundles share one
    /// catalog.
    public init?(name: String, bundle: Bundle) {
        guard let data = AppEnvironment.current.files.data(at: "Assets.car/\(name)") else { return nil }
        (self.name, self.data) = (name, data)
    }
}
