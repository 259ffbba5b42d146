private enum ImageCatalogueKey: ApplicationKey {
    static var defaultValue: ImageCatalogue { ImageCatalogue() }
}

extension UIApplication {
    /// The app's own images. Register them when the app starts.
    public var images: ImageCatalogue { values[ImageCatalogueKey.self] }
}

extension ImageCatalogue {
    /// The catalogue of the running app.
    static var current: ImageCatalogue { UIApplication.shared.images }
}
