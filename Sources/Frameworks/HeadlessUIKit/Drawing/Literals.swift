/// The default type of `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

/// The default type of `#imageLiteral(resourceName: "logo")`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates an image. A missing image, which crashes an app on iOS, is empty.
    public convenience init(imageLiteralResourceName path: String) {
        self.init(bundled: path)
    }
}
