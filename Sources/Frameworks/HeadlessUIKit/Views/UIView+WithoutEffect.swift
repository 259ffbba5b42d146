// Values of views in one dictionary, because few views have any. Most of the properties have no effect.
extension UIView {
    /// Returns the stored value of the property that calls this; `plain` if none was set.
    func stored<Value>(_ property: String = #function, default plain: Value) -> Value {
        rare?.rarest?.storedValues[property] as? Value ?? plain
    }

    /// Stores the value of the property that calls this.
    func store<Value>(_ value: Value, _ property: String = #function) {
        withExtras { $0.forRarest.storedValues.updateValue(value, forKey: property) }
    }
}

extension UIView {
    /// Stored; has no effect. The page draws views by their backgrounds.
    public var isOpaque: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var clearsContextBeforeDrawing: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect. The page draws in the resolution of its screen.
    public var contentScaleFactor: CGFloat {
        get { stored(default: UIScreen.main.scale) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var showsLargeContentViewer: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var largeContentTitle: String? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no effect. Screen readers read the subviews in their order.
    public var accessibilityElements: [Any]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var shouldGroupAccessibilityChildren: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// The transform without depth: setting it sets ``transform`` to its flat part.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Returns an empty view with the frame and the background colour of this one. The pixels of the page are not
    /// available.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: frame)
        copy.backgroundColor = backgroundColor
        return copy
    }
    /// Draws nothing, and returns false.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// Has no effect.
    public func exerciseAmbiguityInLayout() {}
    /// Always zero.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
}
