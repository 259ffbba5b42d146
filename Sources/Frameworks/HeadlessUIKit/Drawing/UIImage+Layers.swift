extension LayerImage {
    init(_ image: UIImage) { self.init(image.source, size: image.size) }
}
