/// What lies in a cell: the cell gives it a width, and is as tall as it.
class ContentView: UIView {
    private var sides: ViewFit?
    /// Told when constraints inside came to another size.
    var sizeFound: (() -> Void)?

    override var fit: ViewFit? { sides }

    /// Gives it sides; with nil its frame says all.
    func take(_ sides: ViewFit?) {
        guard sides != self.sides else { return }
        self.sides = sides
        layoutEngine?.fitChanged(of: self)
    }

    /// The size that constraints inside came to; nil where there are none, and until the next update of the engine.
    var foundSize: CGSize? { sides == nil ? nil : layoutEngine?.placement(of: self)?.frame.size }

    override func placeFound() {
        super.placeFound()
        sizeFound?()
    }

    override var typeName: String? { nil }
}
