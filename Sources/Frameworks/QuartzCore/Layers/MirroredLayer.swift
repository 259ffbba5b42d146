/// The layer of a view that represents a sublayer. It draws the properties of that sublayer.
package final class MirroredLayer: CALayer {
    private let drawn: CALayer

    package init(_ drawn: CALayer) {
        self.drawn = drawn
        super.init()
    }

    package required init?(coder: NSCoder) { nil }

    package override func fill(in size: CGSize) -> String? {
        type(of: drawn) == CALayer.self ? nil : drawn.fill(in: size)
    }
    override var cutter: CALayer? { drawn.mask }
    package override var drawing: String? {
        get { drawn.drawing }
        set {}
    }
    package override func declareMoving(in size: CGSize, _ declare: (_ property: String, _ value: String?) -> Void) {
        drawn.declareMoving(in: size, declare)
    }
    package override var motions: [(number: Int, motion: Motion)] { drawn.motions }
    package override var wasInMotion: Bool { drawn.wasInMotion }
    package override func css(_ declare: (_ property: String, _ value: String?) -> Void) { drawn.css(declare) }
}
