/// The content view of a cell. The cell determines the width of the content view, and usually takes its height from it.
class ContentView: UIView {
    private var sides: ViewFit?
    /// Called when the constraints inside result in a size that differs from the current one.
    var sizeFound: (() -> Void)?

    override var fit: ViewFit? { sides }

    /// Sets the width and height that the cell prescribes; nil lays out the view by its frame.
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
