/// The largest finite `Float`, as in the C headers of iOS.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Returns the largest rectangle with an aspect ratio that fits in `boundingRect`, centered, as in AVFoundation.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return CGRect(origin: boundingRect.origin, size: .zero) }
    let share = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * share, height: aspectRatio.height * share)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
