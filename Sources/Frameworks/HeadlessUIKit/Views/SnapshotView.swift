import ViewSchema

/// A static copy of another view's appearance at the time of its creation.
final class SnapshotView: UIView {
    init(of view: UIView, part: CGRect) {
        super.init(frame: CGRect(origin: view.frame.origin, size: part.size))
        clipsToBounds = true
        let content = SnapshotContent(of: view)
        content.frame = view.bounds.offsetBy(dx: -part.minX, dy: -part.minY)
        content.isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }
}

/// The copy of one view in a snapshot. It writes the recorded properties of that view.
private final class SnapshotContent: UIView {
    private let look: RecordedLook
    private let copied: ViewKind

    init(of view: UIView) {
        look = RecordedLook()
        copied = view.kind
        super.init(frame: .zero)
        view.project(.all, into: look)
        clipsToBounds = view.clipsToBounds
        for child in view.children where !child.isHidden {
            let copy = SnapshotContent(of: child)
            copy.set(copy.look.frame)
            addSubview(copy)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }
    override var plainKind: ViewKind { copied }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        look.write(to: writer)
    }
}

/// The appearance of a view, without its frame and its reaction to touches.
private final class RecordedLook: PropertyWriter {
    private var writes: [(any PropertyWriter) -> Void] = []
    /// The frame in the superview, as it was last sent to the page.
    private(set) var frame = CGRect.zero

    private static let touches: Set<TextProperty> = [.gestures, .identifier, .type, .swipes, .scrollEnd, .actions]
    private static let flags: Set<FlagProperty> = [.tap, .covers, .touchable, .untouchable, .hidden]

    func write(to writer: any PropertyWriter) { for write in writes { write(writer) } }

    func setString(_ name: TextProperty, to value: String?) {
        guard !Self.touches.contains(name) else { return }
        writes.append { $0.setString(name, to: value) }
    }
    func setBool(_ name: FlagProperty, to value: Bool) {
        guard !Self.flags.contains(name) else { return }
        writes.append { $0.setBool(name, to: value) }
    }
    func setNumber(_ name: NumberProperty, to value: Double?) {
        guard name != .longPress else { return }
        writes.append { $0.setNumber(name, to: value) }
    }
    func setNumbers(_ name: NumbersProperty, to values: [Double]?) {
        guard name == .frame else { return writes.append { $0.setNumbers(name, to: values) } }
        guard let values, values.count == 4 else { return }
        frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    func setList(_ name: ListProperty, to values: [PropertyValue]?) {
        writes.append { $0.setList(name, to: values) }
    }
    func setStyle(_ property: String, to value: String?) { writes.append { $0.setStyle(property, to: value) } }
}
