/// The pictures that `UIImageWriteToSavedPhotosAlbum` has saved, until the photo library takes them over.
package final class SavedPictures {
    private var images: [UIImage] = []

    fileprivate init() {}

    func add(_ image: UIImage) { images.append(image) }

    /// Removes the pictures and returns them.
    package func takeOver() -> [UIImage] {
        defer { images = [] }
        return images
    }
}

private enum SavedPicturesKey: ApplicationKey {
    static var defaultValue: SavedPictures { SavedPictures() }
}

extension AppEnvironment {
    package var savedPictures: SavedPictures { values[SavedPicturesKey.self] }
}

/// Saves a picture in the session's photo library, without asking for permission.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: The receiver of the completion; nil calls nothing.
///   - completionSelector: A method that takes the picture, an error, which is always nil, and `contextInfo`. It is
///     called in a later turn.
///   - contextInfo: A pointer for the completion.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let environment = AppEnvironment.current
    environment.savedPictures.add(image)
    environment.host.log(.message("The app has saved a picture"))
    guard let completionTarget, let completionSelector else { return }
    let target = completionTarget as AnyObject
    MainQueue.async { completionSelector.send(to: target, [image, nil, contextInfo]) }
}
