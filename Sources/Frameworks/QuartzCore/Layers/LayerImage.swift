/// An image that a layer shows.
package struct LayerImage: Equatable {
    package let source: ImageSource
    /// The size in points; zero if only the page knows it.
    package let size: CGSize

    package init(_ source: ImageSource, size: CGSize) { (self.source, self.size) = (source, size) }
}
