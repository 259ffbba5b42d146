/// The content view of a cell. The cell gives it a width and takes its height from it.
class ContentView: UIView {
    private var sides: ViewFit?
    /// Called when constraints inside result in a different size.
    var sizeFound: (() -> Void)?

    override var fit: ViewFit? { sides }

    /// Sets the lengths that the cell prescribes; nil keeps the frame.
    func apply(_ sides: ViewFit?) {
        guard sides != self.sides else { return }
        self.sides = sides
        layoutEngine?.fitChanged(of: self)
    }

    /// The size found by the constraints inside; nil if there are none, or before the engine has updated.
    var foundSize: CGSize? { sides == nil ? nil : layoutEngine?.placement(of: self)?.frame.size }

    override func placeFound() {
        super.placeFound()
        sizeFound?()
    }

    override var typeName: String? { nil }
}
