public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen an image. The delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has cancelled. The delegate dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let answer: Void? = forward([picker, info]) { (next: any UIImagePickerControllerDelegate) in
            next.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
        }
        if answer == nil { picker.dismiss(animated: true) }
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        let answer: Void? = forward([picker]) { (next: any UIImagePickerControllerDelegate) in
            next.imagePickerControllerDidCancel(picker)
        }
        if answer == nil { picker.dismiss(animated: true) }
    }
}

/// An image picker with four drawn images as photo library, like the simulator's sample photos.
///
/// There is no camera. Images cannot be cropped; the edited image is the original.
open class UIImagePickerController: UIViewController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image, which is equal to the original. Present if ``UIImagePickerController/allowsEditing`` is
        /// true.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// Never present.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Never present.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// Never present.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// Never present.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// Never present.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// Never present.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Returns whether a source can be used; false for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Always returns false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// The source of the images. The camera has none.
    open var sourceType = SourceType.photoLibrary
    /// Whether the delegate also gets an edited image, which is equal to the original.
    open var allowsEditing = false
    /// The types to choose from. Only images are offered.
    open var mediaTypes = ["public.image"]
    /// Stored; has no visible effect.
    open var cameraDevice = CameraDevice.rear

    // Stored; they have no visible effect, because there is no camera.
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    open var videoExportPreset = ""

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSamplePictures { [weak self] picture in
            if let picture { self?.choose(picture) } else { self?.cancel() }
        }
    }

    private func choose(_ picture: UIImage) {
        var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
        if allowsEditing {
            info[.editedImage] = picture
            info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: picture.size))
        }
        if let delegate {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }

    private func cancel() {
        if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }
}
