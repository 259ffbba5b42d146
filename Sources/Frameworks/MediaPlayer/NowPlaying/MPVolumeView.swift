public import Foundation
public import HeadlessUIKit

/// A slider of the device's volume, which has no audible effect.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Stored; has no visible effect, because there are no other outputs.
    open var showsRouteButton = true

    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSlider()
    }

    private func addSlider() {
        slider.value = 1
        slider.accessibilityLabel = SystemQuestion.word("Volume")
        slider.frame = bounds
        slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(slider)
    }

    /// Always false.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Always false.
    open var isWirelessRouteActive: Bool { false }
}
