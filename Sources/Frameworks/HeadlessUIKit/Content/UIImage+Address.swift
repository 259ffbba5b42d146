extension UIImage {
    /// Returns the address of the image on the page, or `symbol:` and the name of a symbol. For a missing image,
    /// returns its name.
    func pageAddress(in style: UIUserInterfaceStyle) -> String {
        switch source {
        case .local(let name): UIApplication.shared.images.address(of: name, in: style) ?? name
        case .symbol(let name): "symbol:" + name
        case .remote(let address): address
        }
    }
}
