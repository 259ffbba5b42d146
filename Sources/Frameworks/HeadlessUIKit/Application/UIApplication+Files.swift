extension UIApplication {
    /// The files of the app's bundle, found by ``Foundation/Bundle``'s `url(ofAppFile:)`. Set before the delegate is
    /// created.
    public var files: AppFiles {
        get { environment.files }
        set { environment.files = newValue }
    }

    /// The texts of the app's string catalogs. Set before the delegate is created.
    public var strings: AppStrings {
        get { environment.strings }
        set { environment.strings = newValue }
    }
}
