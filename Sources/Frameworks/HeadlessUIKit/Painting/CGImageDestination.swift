public typealias CFMutableData = NSMutableData

/// Returns new data. Allocator and capacity have no effect.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData? { NSMutableData() }

/// A writer of images to data or a file. An image keeps the type of its data, because it is not encoded again.
public final class CGImageDestination {
    fileprivate enum Target {
        case data(CFMutableData)
        case file(URL)
    }
    private let target: Target
    private let count: Int
    private var images: [CGImage] = []

    fileprivate init?(_ target: Target, type: CFString, count: Int) {
        guard ImageType(rawValue: type) != nil, count > 0 else { return nil }
        (self.target, self.count) = (target, count)
    }

    fileprivate func add(_ image: CGImage) { images.append(image) }

    /// Writes the first image. Returns false if there is none with data.
    fileprivate func finish() -> Bool {
        guard images.count == count, let bytes = images.first?.picture.bytes?.bytes else { return false }
        if images.count > 1 {
            AppEnvironment.current.host.log(
                .message("Of the \(images.count) pictures of one file the first is written"))
        }
        switch target {
        case .data(let data): data.append(Data(bytes))
        case .file(let url): if (try? Data(bytes).write(to: url)) == nil { return false }
        }
        return true
    }
}

/// Has no effect.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// Has no effect.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// Has no effect.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Creates a destination for `count` images; nil for a type that browsers do not show.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type: type, count: count) }

/// Creates a destination for `count` images; nil for a type that browsers do not show.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type: type, count: count) }

/// Adds an image. The properties have no effect.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image)
}

/// Adds an image of a source. The properties have no effect.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image) } }

/// Has no effect.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the image. Returns false if not all images were added, or if only the page has the image's data. If there are
/// several images, only the first is written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the types for which a destination can be created.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    [ImageType.png, .jpeg, .gif, .webP, .svg].map(\.rawValue)
}
