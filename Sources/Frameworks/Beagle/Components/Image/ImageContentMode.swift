import HeadlessUIKit

/// How a picture fits its box (Beagle iOS 2.1, ImageContentMode.swift).
public enum ImageContentMode: String, BeagleEnumeration, Sendable {
    /// As large as the box, out of proportion.
    case fitXY = "FIT_XY"
    /// As large as fits, in proportion.
    case fitCenter = "FIT_CENTER"
    /// So large that the box is full, in proportion.
    case centerCrop = "CENTER_CROP"
    /// In its natural size, in the middle.
    case center = "CENTER"
}

extension ImageContentMode {
    var contentMode: UIView.ContentMode {
        switch self {
        case .fitXY: .scaleToFill
        case .fitCenter: .scaleAspectFit
        case .centerCrop: .scaleAspectFill
        case .center: .center
        }
    }
}
