private enum ImageCatalogueKey: ApplicationKey {
    static var defaultValue: ImageCatalogue { ImageCatalogue() }
}

extension UIApplication {
    /// The app's own pictures, to be registered where the app starts.
    public var images: ImageCatalogue { values[ImageCatalogueKey.self] }
}

extension ImageCatalogue {
    /// The one that the running app has.
    static var current: ImageCatalogue { UIApplication.shared.images }
}
