import HeadlessUIKit
import TestSupport
import Testing

@Suite("Pictures to choose from")
struct PictureChoiceTests {
    private final class Screen: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var told: [UIImagePickerController.InfoKey: Any]?

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            told = info
            picker.dismiss(animated: true)
        }
    }

    private let screen = Screen()
    private let stage: Stage

    init() throws { stage = try Stage(root: screen) }

    private func shown(allowsEditing: Bool) throws -> UINavigationController {
        try stage.act {
            let picker = UIImagePickerController()
            picker.delegate = screen
            picker.allowsEditing = allowsEditing
            screen.present(picker, animated: true)
            stage.window.layoutIfNeeded()
            return try #require(picker.children.first as? UINavigationController)
        }
    }

    @Test(arguments: [true, false])
    func `The image picker reports the chosen image, and an edited one if editing is allowed`(allowsEditing: Bool)
        throws
    {
        let stack = try shown(allowsEditing: allowsEditing)
        try stage.drain()
        let buttons = stack.topViewController?.view.subviews.compactMap { $0 as? UIButton } ?? []
        #expect(buttons.compactMap(\.accessibilityLabel) == ["Hills", "The sea", "A city", "The moon at night"])
        #expect(buttons.allSatisfy { $0.frame.width > 100 && $0.frame.minY >= 0 })
        stage.act { #expect(buttons.last?.receiveTap() == true) }
        let picture = try #require(screen.told?[.originalImage] as? UIImage)
        #expect(picture.size.width == 1_200 && stage.act { picture.pngData()?.isEmpty == false })
        #expect((screen.told?[.editedImage] != nil) == allowsEditing)
        #expect(screen.presentedViewController == nil)
    }

    @Test func `A cancelled image picker chooses nothing, and there is no camera`() throws {
        let stack = try shown(allowsEditing: false)
        try stage.drain()
        let cancel = stack.navigationBar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" }
        stage.act { #expect(cancel?.receiveTap() == true) }
        #expect(screen.told == nil && screen.presentedViewController == nil)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    }
}
