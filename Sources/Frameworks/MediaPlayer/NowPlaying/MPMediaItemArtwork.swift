public import Foundation
public import HeadlessUIKit

/// The picture of media.
open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let makeImage: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, makeImage) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }

    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    open func image(at size: CGSize) -> UIImage? { makeImage(size) }
}
