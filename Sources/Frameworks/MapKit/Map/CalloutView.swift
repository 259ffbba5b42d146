import HeadlessUIKit

/// The bubble above a selected annotation, with its titles and accessory views.
final class CalloutView: UIView {
    /// The annotation's view.
    let pin: MKAnnotationView
    private let title = UILabel()
    private let subtitle = UILabel()

    init(of pin: MKAnnotationView, pressed: @escaping (UIControl) -> Void) {
        self.pin = pin
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 10
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.text = pin.annotation?.title
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        subtitle.text = pin.detailCalloutAccessoryView == nil ? pin.annotation?.subtitle : nil
        addSubview(title)
        addSubview(pin.detailCalloutAccessoryView ?? subtitle)
        for side in [pin.leftCalloutAccessoryView, pin.rightCalloutAccessoryView] {
            guard let side else { continue }
            addSubview(side)
            // An accessory that was shown before calls the delegate already.
            guard let control = side as? UIControl, !pin.heardControls.contains(ObjectIdentifier(control)) else {
                continue
            }
            pin.heardControls.insert(ObjectIdentifier(control))
            control.addAction(
                UIAction { [weak control] _ in if let control { pressed(control) } }, for: .touchUpInside)
        }
        arrange()
    }

    required init?(coder: NSCoder) { nil }

    private func arrange() {
        func size(_ view: UIView?) -> CGSize {
            guard let view else { return .zero }
            return view.bounds.size == .zero ? view.sizeThatFits(CGSize(width: 240, height: 240)) : view.bounds.size
        }
        let detail = pin.detailCalloutAccessoryView
        let (words, more) = (title.intrinsicContentSize, detail.map { size($0) } ?? subtitle.intrinsicContentSize)
        let (left, right) = (size(pin.leftCalloutAccessoryView), size(pin.rightCalloutAccessoryView))
        let text = CGSize(width: min(240, max(words.width, more.width)), height: words.height + more.height)
        let height = max(text.height, left.height, right.height) + 16
        let begin = 10 + (left.width > 0 ? left.width + 8 : 0)
        let end = begin + text.width + (right.width > 0 ? right.width + 8 : 0)
        bounds.size = CGSize(width: end + 10, height: height)
        pin.leftCalloutAccessoryView?.frame = CGRect(
            origin: CGPoint(x: 10, y: (height - left.height) / 2), size: left)
        pin.rightCalloutAccessoryView?.frame = CGRect(
            origin: CGPoint(x: end - right.width, y: (height - right.height) / 2), size: right)
        let top = (height - text.height) / 2
        title.frame = CGRect(x: begin, y: top, width: text.width, height: words.height)
        (detail ?? subtitle).frame = CGRect(
            x: begin, y: top + words.height, width: detail == nil ? text.width : more.width, height: more.height)
    }
}
