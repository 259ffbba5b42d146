public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError: vImage_Error = 0
/// The error for a buffer whose address belongs to no bitmap context.
public let kvImageNullPointerArgument: vImage_Error = -21_772
public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8

/// The pixels of a bitmap context, referred to by their address.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    public init(
        data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
    ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
}

/// Blurs the drawing of one bitmap context into another one. The page draws the blur as a Gaussian blur of the same
/// width.
///
/// The `data` of the buffers `src` and `dest` is the `data` of the two contexts. `kernel_height` and `kernel_width` are
/// the size of the box in pixels. The other parameters have no effect.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard let source = BitmapMemory.context(at: src.pointee.data),
        let target = BitmapMemory.context(at: dest.pointee.data)
    else { return kvImageNullPointerArgument }
    let (height, width) = (CGFloat(kernel_height), CGFloat(kernel_width))
    // The variance of a uniform distribution over the box.
    target.adopt(source, blurredBy: (max(0, height * width - 1) / 12).squareRoot())
    return kvImageNoError
}

/// Blurs the drawing of one bitmap context into another one, as `vImageBoxConvolve_ARGB8888` does.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    vImageBoxConvolve_ARGB8888(
        src, dest, tempBuffer, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width, backgroundColor, flags)
}
