public import Foundation
public import HeadlessUIKit

/// Stands for a picture until the change is done.
open class PHObjectPlaceholder: PHObject {}

/// A change of a picture, made in a change of the library.
open class PHAssetChangeRequest: NSObject {
    open internal(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

    override init() {}

    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        request.placeholderForCreatedAsset = PHObjectPlaceholder(PHPhotoLibrary.shared().add(image).localIdentifier)
        return request
    }

    /// Saves the picture of a file; returns nil if the file is not a picture.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        UIImage(contentsOfFile: fileURL.path).map { creationRequestForAsset(from: $0) }
    }

    /// Removes pictures. The user is not asked.
    open class func deleteAssets(_ assets: [PHAsset]) {
        PHPhotoLibrary.shared().remove(Set(assets.map(\.localIdentifier)))
    }
}
