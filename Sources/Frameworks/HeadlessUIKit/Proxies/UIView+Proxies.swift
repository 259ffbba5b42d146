extension UIView {
    /// Returns the appearance proxy of the class. It applies to views that enter a window afterwards.
    public static func appearance() -> Self {
        let view = AppEnvironment.current.values[Appearances.self].proxy(for: Self.self) { makeProxy() }
        UIApplication.shared.changes.hasProxies = true
        return view
    }

    /// Returns the appearance proxy for views inside views of these classes; the innermost class comes first. It
    /// applies to views that enter a window afterwards.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self {
        let appearances = AppEnvironment.current.values[Appearances.self]
        UIApplication.shared.changes.hasProxies = true
        return appearances.proxy(for: Self.self, inside: containerTypes) { makeProxy() }
    }

    /// Returns the appearance proxy of the class. `trait` has no effect.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    private static func makeProxy() -> Self {
        guard let made = ObjectMaker.make(self), type(of: made) == self else {
            preconditionFailure("\(self) cannot be created by init()")
        }
        return unsafeDowncast(made, to: Self.self)
    }

    /// Adopts the values of the appearance proxies of the view's class and its superclasses.
    func adoptProxies() {
        let appearances = AppEnvironment.current.values[Appearances.self]
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, let type = current.subjectType as? UIView.Type {
            for proxy in appearances.proxies(of: ObjectIdentifier(type), for: self) where proxy !== self {
                for property in ProxyProperty.all { property.adopt(proxy, self) }
            }
            mirror = current.superclassMirror
        }
    }
}

/// A property that views adopt from appearance proxies.
struct ProxyProperty {
    /// Copies the property from the proxy to the view, if the proxy has a value and the view has none of its own.
    let adopt: (_ proxy: UIView, _ view: UIView) -> Void

    private static func optional<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value?>) -> ProxyProperty {
        ProxyProperty { proxy, view in
            guard let view = view as? View, view[keyPath: path] == nil, let value = (proxy as? View)?[keyPath: path]
            else { return }
            view[keyPath: path] = value
        }
    }

    private static func plain<View: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>, default standard: Value
    ) -> ProxyProperty {
        ProxyProperty { proxy, view in
            guard let view = view as? View, view[keyPath: path] == standard,
                let value = (proxy as? View)?[keyPath: path],
                value != standard
            else { return }
            view[keyPath: path] = value
        }
    }

    /// Replaces the default background of a table or a collection view.
    private static func adoptListBackground(_ proxy: UIView, _ view: UIView) {
        let standard: [UIColor?] = [.systemBackground, .systemGroupedBackground]
        guard view is UITableView || view is UICollectionView, standard.contains(view.backgroundColor),
            let color = proxy.backgroundColor, !standard.contains(color)
        else { return }
        view.backgroundColor = color
    }

    static var all: [ProxyProperty] {
        [
            .optional(\UIView.backgroundColor), ProxyProperty { proxy, view in adoptListBackground(proxy, view) },
            ProxyProperty { proxy, view in
                if view.ownTint == nil, let tint = proxy.ownTint { view.tintColor = tint }
            },
            ProxyProperty { proxy, view in
                guard let label = view as? UILabel, let proxy = proxy as? UILabel else { return }
                let (own, look) = (label.textAppearance, proxy.textAppearance)
                if own.color == nil, let color = look.color { label.textColor = color }
                if own.font == nil, let font = look.font { label.font = font }
            },
            ProxyProperty { proxy, view in
                guard let button = view as? UIButton, let proxy = proxy as? UIButton else { return }
                for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
                    guard button.ownTitleColor(for: state) == nil, let color = proxy.ownTitleColor(for: state) else {
                        continue
                    }
                    button.setTitleColor(color, for: state)
                }
            },
            .optional(\UITextView.textColor), .optional(\UITextView.font), .optional(\UITextField.font),
            .optional(\UITextField.textColor), .optional(\UITableView.separatorColor),
            .plain(\UITableView.separatorStyle, default: .singleLine),
            .plain(\UITableViewCell.selectionStyle, default: .default),
            .optional(\UISlider.minimumTrackTintColor), .optional(\UISlider.maximumTrackTintColor),
            .optional(\UISlider.thumbTintColor), .optional(\UIProgressView.progressTintColor),
            .optional(\UIProgressView.trackTintColor), .optional(\UISegmentedControl.selectedSegmentTintColor),
            .optional(\UIToolbar.barTintColor),
        ]
    }
}
