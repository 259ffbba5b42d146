/// The values of views before and after an animation, which can be shown at any progress in between.
package final class AnimatedValues {
    /// A property of a view whose values are recorded.
    package enum Part: Hashable {
        case alpha, fill, place, transform
    }

    private enum RecordedValue: Equatable {
        case alpha(CGFloat)
        case fill(UIColor?)
        case place(CGRect)
        case transform(CGAffineTransform)

        var css: [Motion.Declaration] {
            switch self {
            case .alpha(let alpha): [.init("opacity", value: CSSValue.number(alpha))]
            case .fill(let color): [.init("background-color", value: (color ?? .clear).css)]
            case .transform(let transform): [.init("transform", value: transform.css ?? "none")]
            case .place(let frame):
                [
                    .init("height", value: CSSValue.pixels(frame.height)),
                    .init("left", value: CSSValue.pixels(frame.minX)),
                    .init("top", value: CSSValue.pixels(frame.minY)),
                    .init("width", value: CSSValue.pixels(frame.width)),
                ]
            }
        }
    }

    private struct Key: Hashable {
        let view: ObjectIdentifier
        let part: Part
    }

    private struct Change {
        let view: UIView
        let part: Part
        let former: RecordedValue
        var latter: RecordedValue?
    }

    private var changes: [Change] = []
    private var known: Set<Key> = []

    /// Whether frames set by layout are recorded too.
    let noticesLayout: Bool

    package init(noticesLayout: Bool = false) { self.noticesLayout = noticesLayout }

    /// Records the value of a property before a change. Only the first value is recorded.
    func willChange(_ part: Part, of view: UIView) {
        // A view that was never laid out has no frame before the change.
        if noticesLayout, part == .place, view.rectangle.size == .zero { return }
        guard known.insert(Key(view: ObjectIdentifier(view), part: part)).inserted else { return }
        changes.append(Change(view: view, part: part, former: value(of: part, in: view), latter: nil))
    }

    /// Records the current values as final values.
    package func settle() {
        for number in changes.indices {
            changes[number].latter = value(of: changes[number].part, in: changes[number].view)
        }
    }

    /// Shows the values at a progress from 0 (before) to 1 (after).
    package func show(_ position: CGFloat) {
        for change in changes {
            guard let latter = change.latter else { continue }
            set(interpolated(from: change.former, to: latter, at: position), in: change.view)
        }
    }

    /// The changed properties of each view, with former and final values as CSS.
    package var cssChanges: [(view: UIView, part: Part, former: [Motion.Declaration], latter: [Motion.Declaration])] {
        changes.compactMap { change in
            guard let latter = change.latter, latter != change.former else { return nil }
            return (change.view, change.part, change.former.css, latter.css)
        }
    }

    private func value(of part: Part, in view: UIView) -> RecordedValue {
        switch part {
        case .alpha: .alpha(view.alpha)
        case .fill: .fill(view.backgroundColor)
        case .place: .place(view.rectangle)
        case .transform: .transform(view.transform)
        }
    }

    private func set(_ value: RecordedValue, in view: UIView) {
        switch value {
        case .alpha(let alpha): view.alpha = alpha
        case .fill(let colour): view.backgroundColor = colour
        case .place(let frame): view.setFrame(frame)
        case .transform(let transform): view.transform = transform
        }
    }

    private func interpolated(from former: RecordedValue, to latter: RecordedValue, at position: CGFloat)
        -> RecordedValue
    {
        if position <= 0 { return former }
        if position >= 1 { return latter }
        func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * position }
        switch (former, latter) {
        case (.alpha(let one), .alpha(let other)): return .alpha(mix(one, other))
        case (.fill(let one), .fill(let other)):
            return .fill(UIColor((one ?? .clear).source.mixed(with: (other ?? .clear).source, position)))
        case (.place(let one), .place(let other)):
            return .place(
                CGRect(
                    x: mix(one.minX, other.minX), y: mix(one.minY, other.minY), width: mix(one.width, other.width),
                    height: mix(one.height, other.height)))
        case (.transform(let one), .transform(let other)):
            return .transform(
                CGAffineTransform(
                    a: mix(one.a, other.a), b: mix(one.b, other.b), c: mix(one.c, other.c), d: mix(one.d, other.d),
                    tx: mix(one.tx, other.tx), ty: mix(one.ty, other.ty)))
        case (.alpha, _), (.fill, _), (.place, _), (.transform, _): return latter
        }
    }
}
