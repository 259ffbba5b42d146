/// Hears what was chosen of the pictures.
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// A picture was chosen; who hears of it dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen; who hears of it dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Offers pictures to choose one from: four drawn ones, which stand in for a library, as the pictures of a simulator
/// do.
///
/// There is no camera. A chosen picture is not cut out by a person; the edited one is the original.
open class UIImagePickerController: UIViewController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as a person cut it out; told where ``UIImagePickerController/allowsEditing``.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The file of a film; never told.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of the picture; never told.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Whether pictures can come from somewhere: from the library only.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Whether there is a camera; there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Who hears what was chosen.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where pictures come from; the camera has none.
    open var sourceType = SourceType.photoLibrary
    /// Whether a person may cut a picture out; whoever listens is then told of an edited one, which is the original.
    open var allowsEditing = false
    /// What kinds of things are offered; always pictures.
    open var mediaTypes = ["public.image"]
    /// Which camera takes pictures; kept.
    open var cameraDevice = CameraDevice.rear

    open override func viewDidLoad() {
        super.viewDidLoad()
        let library = PictureLibrary()
        library.chosen = { [weak self] in self?.choose($0) }
        library.cancelled = { [weak self] in self?.cancel() }
        let stack = UINavigationController(rootViewController: library)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
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
