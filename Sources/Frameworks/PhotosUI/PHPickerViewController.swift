public import Foundation
public import HeadlessUIKit

public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen an image or cancelled. After a cancellation `results` is empty. The delegate
    /// dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker with the sample images of `UIImagePickerController`. The user chooses one of them.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSamplePictures { [weak self] picture in
            guard let self else { return }
            let results = picture.map { [PHPickerResult(itemProvider: NSItemProvider(object: $0))] } ?? []
            delegate?.picker(self, didFinishPicking: results)
        }
    }
}
