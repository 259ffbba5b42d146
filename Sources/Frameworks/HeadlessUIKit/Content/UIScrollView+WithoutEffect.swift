extension UIScrollView {
    /// Stored; has no effect. The page does not report taps on the status bar.
    public var scrollsToTop: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var isDirectionalLockEnabled: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var delaysContentTouches: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var canCancelContentTouches: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
}
