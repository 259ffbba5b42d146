import Foundation

/// Bytes as Core Foundation calls them: the same as Foundation's.
public typealias CFData = Data
/// A text as Core Foundation calls it.
public typealias CFString = String
/// An address as Core Foundation calls it.
public typealias CFURL = URL
/// A table as Core Foundation calls it, of texts here.
public typealias CFDictionary = [CFString: Any]

/// Reads pictures from bytes, as ImageIO does. There are no pixels here: a smaller picture has the same bytes, and the
/// page draws it at its size.
public final class CGImageSource {
    fileprivate let data: Data

    fileprivate init(_ data: Data) { self.data = data }

    fileprivate var picture: UIImage? { UIImage(data: data) }
}

/// Whether pixels are kept once they were read; means nothing here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once; means nothing here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether a small picture is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is turned as the file says; the page turns every picture so.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// A source of the pictures in these bytes; whether there are any is seen when one is asked for.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// A source of the pictures in a file, or at an address of the network, which is asked at once as by
/// `Data(contentsOf:)`; nil where that cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: _readAtOnce(url))).map(CGImageSource.init)
}

/// How many pictures there are: one, or none where the bytes are no picture. The pictures of one that moves count as
/// one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }

/// The picture as it is; nil at other places than 0, and where the bytes are none that a browser draws.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    return isrc.picture.map(CGImage.init)
}

/// The picture with as many pixels at most as `options` say, in its proportions; never a larger one than it is. Nil
/// where it is not to be made, at other places than 0, and where the bytes are none that a browser draws.
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
    return CGImage(UIImage(picture.source, size: size, kept: picture.kept))
}

/// How large the picture is, by `kCGImagePropertyPixelWidth` and `kCGImagePropertyPixelHeight`; nothing else is known
/// of it. Nil where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// A number of whatever type code has it in.
private func length(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as any BinaryInteger: CGFloat(number)
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
}
