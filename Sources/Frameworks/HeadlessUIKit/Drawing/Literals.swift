/// What `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` makes where nothing else is said.
public typealias _ColorLiteralType = UIColor

/// What `#imageLiteral(resourceName: "logo")` makes where nothing else is said.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// A picture from its literal; one that is not there, which ends an app on iOS, keeps its place.
    public convenience init(imageLiteralResourceName path: String) {
        self.init(bundled: path)
    }
}
