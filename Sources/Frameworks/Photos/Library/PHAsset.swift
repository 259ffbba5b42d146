public import Foundation
import HeadlessUIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

open class PHObject: NSObject {
    public let localIdentifier: String

    init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// A picture that the app has saved.
open class PHAsset: PHObject {
    let picture: UIImage
    public let creationDate: Date?

    init(_ picture: UIImage, number: Int) {
        (self.picture, creationDate) = (picture, _now())
        super.init("asset-\(number)")
    }

    /// Always `image`.
    open var mediaType: PHAssetMediaType { .image }
    open var pixelWidth: Int { Int(picture.size.width) }
    open var pixelHeight: Int { Int(picture.size.height) }
    open var modificationDate: Date? { creationDate }
    /// Always 0.
    open var duration: TimeInterval { 0 }
    /// Always false.
    open var isFavorite: Bool { false }
    /// Always false.
    open var isHidden: Bool { false }

    /// Returns the pictures that the app has saved; none without permission.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let library = PHPhotoLibrary.shared()
        let limit = options.map(\.fetchLimit) ?? 0
        guard library.mayRead else { return PHFetchResult([]) }
        return PHFetchResult(limit > 0 ? Array(library.assets.prefix(limit)) : library.assets)
    }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { mediaType == .image ? fetchAssets(with: options) : PHFetchResult([]) }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let library = PHPhotoLibrary.shared()
        return PHFetchResult(
            library.mayRead ? library.assets.filter { identifiers.contains($0.localIdentifier) } : [])
    }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumUserLibrary = 209
    case any = 9_223_372_036_854_775_807
}

open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
}

/// The album with all saved pictures.
open class PHAssetCollection: PHCollection {
    open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .smartAlbumUserLibrary }
    open var estimatedAssetCount: Int { PHAsset.fetchAssets(with: nil).count }
    open override var localizedTitle: String? { "Recents" }

    /// Returns the album with all saved pictures if it is one of the wanted albums.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let isWanted = type == .smartAlbum && (subtype == .any || subtype == .smartAlbumUserLibrary)
        return PHFetchResult(isWanted ? [PHAssetCollection("recents")] : [])
    }
}
