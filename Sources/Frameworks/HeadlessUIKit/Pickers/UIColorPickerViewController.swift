import Foundation

/// A colour picker with a grid of colours and a slider for the opacity. The user closes it with its button, or by
/// dragging the sheet down.
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black { didSet { showSelection() } }
    /// Whether the opacity can be chosen.
    open var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }

    private let grid = ColorGrid()
    private let opacity = UISlider()
    private let swatch = UIView()
    private let heading = UILabel()
    private let close = UIButton(type: .close)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? SystemWords.word("Colors")
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        close.accessibilityLabel = SystemWords.word("Close")
        close.addAction(for: .touchUpInside) { [weak self] _ in self?.finish() }
        grid.chosen = { [weak self] color in self?.choose(color) }
        opacity.accessibilityLabel = SystemWords.word("Opacity")
        opacity.isHidden = !supportsAlpha
        opacity.addAction(for: .valueChanged) { [weak self] _ in self?.choose(nil) }
        swatch.layer.cornerRadius = 8
        swatch.layer.borderWidth = 1
        swatch.layer.borderColor = UIColor.separator.cgColor
        swatch.isAccessibilityElement = true
        for part in [heading, close, grid, opacity, swatch] { view.addSubview(part) }
        showSelection()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if presentationController?.delegate == nil { presentationController?.delegate = self }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        heading.frame = CGRect(x: room.minX + 44, y: room.minY, width: max(0, room.width - 88), height: 44)
        close.frame = CGRect(x: room.maxX - 44, y: room.minY, width: 44, height: 44)
        let height = room.width / CGFloat(ColorGrid.columns) * CGFloat(ColorGrid.rows)
        grid.frame = CGRect(x: room.minX, y: room.minY + 60, width: room.width, height: height)
        opacity.frame = CGRect(x: room.minX, y: grid.frame.maxY + Self.margin, width: room.width, height: 34)
        let top = (opacity.isHidden ? grid : opacity).frame.maxY + Self.margin
        swatch.frame = CGRect(x: room.minX, y: top, width: 72, height: 72)
    }

    private static let margin: CGFloat = 16

    /// Selects a colour with the chosen opacity; nil keeps the colour.
    private func choose(_ color: UIColor?) {
        let alpha = supportsAlpha ? CGFloat(opacity.value) : 1
        selectedColor = (color ?? selectedColor).withAlphaComponent(alpha)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    }

    private func showSelection() {
        opacity.value = Float(selectedColor.cgColor.alpha)
        swatch.backgroundColor = selectedColor
        swatch.accessibilityLabel = selectedColor.hexadecimal
        grid.selection = selectedColor.withAlphaComponent(1)
    }

    private func finish() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

extension UIColorPickerViewController: UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen a colour, unless the delegate implements the method below.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the user has chosen a colour. `continuously` is always false.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user has closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
