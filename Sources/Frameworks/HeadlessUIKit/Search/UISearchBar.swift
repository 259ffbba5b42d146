public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        forward([searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarShouldBeginEditing(searchBar)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        forward([searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarTextDidBeginEditing(searchBar)
        }
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        forward([searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarShouldEndEditing(searchBar)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        forward([searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarTextDidEndEditing(searchBar)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        forward([searchBar, searchText]) { (next: any UISearchBarDelegate) in
            next.searchBar(searchBar, textDidChange: searchText)
        }
    }
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        forward([searchBar, range, text]) { (next: any UISearchBarDelegate) in
            next.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        forward([searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarSearchButtonClicked(searchBar)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        forward([searchBar]) { (next: any UISearchBarDelegate) in
            next.searchBarCancelButtonClicked(searchBar)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        forward([searchBar, selectedScope]) { (next: any UISearchBarDelegate) in
            next.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}

open class UISearchTextField: UITextField {}

/// The magnifying glass in the search field, with its padding.
private final class SearchGlass: UIImageView {
    init() {
        super.init(image: UIImage(systemName: "magnifyingglass"))
        frame = CGRect(x: 0, y: 0, width: 30, height: 18)
        contentMode = .scaleAspectFit
        tintColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }
}

open class UISearchBar: UIView, UIBarPositioning {
    /// Has no visible effect.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    override var fillsBar: Bool { true }
    open weak var delegate: (any UISearchBarDelegate)?
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    public let searchTextField = UISearchTextField()
    open var showsCancelButton = false {
        didSet {
            cancel.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }
    open var barStyle = UIBarStyle.default {
        didSet {
            backgroundColor = barStyle.fill
            searchTextField.textColor = barStyle.words ?? .label
            for part in [searchTextField, scopes] {
                part.overrideUserInterfaceStyle = barStyle.words == nil ? .unspecified : .dark
            }
        }
    }
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// Stored; has no visible effect.
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    /// Stored; has no visible effect.
    open var isTranslucent = true
    /// A part of the field that has an image.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    /// Stored; has no visible effect.
    open var showsBookmarkButton = false
    /// Stored; has no visible effect.
    open var showsSearchResultsButton = false
    /// Has no visible effect. The field always has a magnifying glass.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// Stored; has no visible effect.
    open var backgroundImage: UIImage?
    /// Stored; has no visible effect.
    open var prompt: String?
    open var scopeButtonTitles: [String]? { didSet { showScopes() } }
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    open var showsScopeBar = false { didSet { showScopes() } }
    /// Called when editing begins. The search controller sets this closure and the following ones.
    var began: () -> Void = {}
    var changed: () -> Void = {}
    var cancelled: () -> Void = {}
    let cancel = UIButton(type: .system)
    /// The title of the cancel button. Apps set it by key-value coding.
    var cancelButtonText: String? {
        get { cancel.title(for: .normal) }
        set {
            cancel.setTitle(newValue, for: .normal)
            setNeedsLayout()
        }
    }
    private let scopes = UISegmentedControl(frame: .zero)
    private lazy var fieldDelegate = SearchFieldDelegate(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        forEachProxy(of: UISearchBar.self) { proxy in
            if barTintColor == nil, let color = proxy.barTintColor { barTintColor = color }
            if ownTint == nil, let tint = proxy.ownTint { tintColor = tint }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
        }
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Stored; has no visible effect.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Stored; has no visible effect.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: scopes.isHidden ? Self.row : Self.row + Self.scopeRow)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// The height of the bar without scope buttons, and the additional height of the scope buttons, in points.
    static let (row, scopeRow): (CGFloat, CGFloat) = (56, 44)
    private static let (margin, field): (CGFloat, CGFloat) = (16, 36)

    open override func layoutSubviews() {
        super.layoutSubviews()
        let words = cancel.isHidden ? 0 : cancel.intrinsicContentSize.lengths.width + 12
        let top = (min(bounds.height, Self.row) - Self.field) / 2
        let width = max(0, bounds.width - 2 * Self.margin)
        searchTextField.set(sided(CGRect(x: Self.margin, y: top, width: max(0, width - words), height: Self.field)))
        cancel.set(
            sided(
                CGRect(
                    x: bounds.width - Self.margin - words + 12, y: top, width: max(0, words - 12), height: Self.field)))
        scopes.set(CGRect(x: Self.margin, y: Self.row, width: width, height: 32))
    }

    private func begin() {
        searchTextField.borderStyle = .roundedRect
        searchTextField.backgroundColor = .secondarySystemFill
        searchTextField.leftView = SearchGlass()
        searchTextField.leftViewMode = .always
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.returnKeyType = .search
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(for: .editingChanged) { [weak self] _ in
            guard let self else { return }
            delegate?.searchBar(self, textDidChange: text ?? "")
            changed()
        }
        cancel.setTitle(SystemWords.word("Cancel"), for: .normal)
        cancel.isHidden = !showsCancelButton
        cancel.addAction { [weak self] _ in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
            cancelled()
        }
        scopes.isHidden = true
        scopes.addAction(for: .valueChanged) { [weak self] _ in
            guard let self else { return }
            delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            changed()
        }
        for view in [searchTextField, cancel, scopes] { addSubview(view) }
    }

    private func showScopes() {
        scopes.removeAllSegments()
        for (place, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: place, animated: false)
        }
        scopes.selectedSegmentIndex = 0
        scopes.isHidden = !showsScopeBar || scopes.numberOfSegments == 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// The delegate of the search bar's text field.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.began()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
