extension UIImage {
    /// Creates an image that shows frames in turn, repeatedly. If only the page has the data of one of them, only the
    /// first frame is shown.
    ///
    /// - Parameters:
    ///   - images: The frames.
    ///   - duration: The duration of one cycle in seconds; 0 shows each frame for a thirtieth of a second.
    /// - Returns: The image; nil if there are no frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let whole = duration > 0 ? duration : TimeInterval(images.count) / 30
        let frames = images.compactMap(\.bytes)
        guard images.count > 1, frames.count == images.count else {
            return UIImage(first.source, size: first.size, kept: first.retainedImage, images: images, duration: whole)
        }
        let size = first.naturalSize
        let drawn = CGContext(size: size)
        for (index, frame) in frames.enumerated() {
            drawn.draw(
                frame.bytes, type: frame.type, in: CGRect(origin: .zero, size: size),
                shownFrom: Double(index) / Double(frames.count), to: Double(index + 1) / Double(frames.count), of: whole
            )
        }
        guard let picture = UIImage(data: Data(drawn.svg.utf8)) else { return nil }
        return UIImage(picture.source, size: size, kept: picture.retainedImage, images: images, duration: whole)
    }
}
