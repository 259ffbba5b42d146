import HeadlessUIKit

/// The scaling of an image in its box (Beagle iOS 2.1, ImageContentMode.swift).
public enum ImageContentMode: String, BeagleEnumeration, Sendable {
    /// Stretched to the size of the box.
    case fitXY = "FIT_XY"
    /// Scaled in proportion to fit the box.
    case fitCenter = "FIT_CENTER"
    /// Scaled in proportion to fill the box.
    case centerCrop = "CENTER_CROP"
    /// Centred in its natural size.
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
