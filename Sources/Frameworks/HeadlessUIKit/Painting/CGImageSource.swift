import Foundation

/// An alias of Foundation's type.
public typealias CFData = Data
/// An alias of Swift's type.
public typealias CFString = String
/// An alias of Foundation's type.
public typealias CFURL = URL
/// A dictionary with string keys.
public typealias CFDictionary = [CFString: Any]

/// The images in data or in a file. The server does not decode their pixels. A reduced image has the same data, and the
/// page scales it.
public final class CGImageSource {
    fileprivate var data: Data
    private(set) fileprivate var isComplete: Bool

    fileprivate init(_ data: Data) { (self.data, isComplete) = (data, true) }
    fileprivate init() { (data, isComplete) = (Data(), false) }

    fileprivate func update(_ data: Data, isComplete: Bool) { (self.data, self.isComplete) = (data, isComplete) }

    fileprivate var type: ImageType? { PictureSize.type(of: data).flatMap(ImageType.init(media:)) }

    fileprivate var picture: UIImage? { UIImage(data: data) }
}

/// Has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Has no effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Has no effect. The page applies the orientation of every image.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Has no effect, because the type is determined from the data.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Has no effect. The page scales images.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Creates an image source; never nil. Invalid data contains no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Creates an image source from the data at a URL; nil if it cannot be read. A URL on the network is requested
/// synchronously, as by `Data(contentsOf:)`.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: _readAtOnce(url))).map(CGImageSource.init)
}

/// Creates an image source whose data arrives in parts; see `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Replaces the data of an image source by all data that has arrived so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isComplete: final)
}

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.picture != nil { return isrc.isComplete ? .statusComplete : .statusIncomplete }
    return isrc.isComplete ? .statusInvalidData : .statusReadingHeader
}

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

/// Returns the type identifier of the data; nil for a format that browsers do not show.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.rawValue }

/// Returns the types of the images that can be shown.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { CGImageDestinationCopyTypeIdentifiers() }

/// Returns the properties of the image data: only its size in bytes.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: isrc.data.count]
}

/// Returns 1, or 0 if the data is not an image. The frames of an animation count as one image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }

/// Returns an image; nil for an index other than 0, and for a format that browsers do not show.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    return isrc.picture.map(CGImage.init)
}

/// Returns the image with a reduced size; it is never enlarged. Returns nil if the options do not allow a thumbnail,
/// for an index other than 0, and for a format that browsers do not show.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let makes = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    guard index == 0, makes.contains(where: { options?[$0] as? Bool == true }), let picture = isrc.picture else {
        return nil
    }
    let longer = max(picture.size.width, picture.size.height)
    let most = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(length) ?? longer
    guard most > 0, most < longer else { return CGImage(picture) }
    let share = most / longer
    let size = CGSize(
        width: max(1, (picture.size.width * share).rounded()), height: max(1, (picture.size.height * share).rounded()))
    return CGImage(UIImage(picture.source, size: size, kept: picture.retainedImage))
}

/// Returns the properties of an image: its size, and whether it may be transparent. Nil if there is no image.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
    return [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyHasAlpha: image.alphaInfo != .noneSkipLast, kCGImagePropertyDepth: image.bitsPerComponent,
    ]
}

/// Returns a number of any numeric type as `CGFloat`.
private func length(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as any BinaryInteger: CGFloat(number)
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
}
