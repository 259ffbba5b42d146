/// An action sheet with Copy and the app's own activities.
///
/// Other system activities are not available, because there are no other apps and services.
open class UIActivityViewController: UIViewController {
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end. If the user cancelled, the type is nil and the Boolean is false.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// The shared items.
    private let items: [Any]
    private let activities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet that shares nothing. Nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    open override func loadView() {
        let sheet = AlertView(style: .actionSheet)
        let shown = given(to: nil)
        sheet.show(title: Self.words(of: shown))
        sheet.show(message: nil)
        if offers(.copyToPasteboard) { add(SystemWords.word("Copy"), style: .default, to: sheet) { $0.copy() } }
        for activity in activities {
            guard let title = activity.activityTitle, activity.canPerform(withActivityItems: shown),
                activity.activityType.map(offers) ?? true
            else { continue }
            add(title, style: .default, to: sheet) { $0.run(activity) }
        }
        add(SystemWords.word("Cancel"), style: .cancel, to: sheet) { $0.end(nil, isDone: false) }
        view = sheet
    }

    package override var plainPresentationStyle: UIModalPresentationStyle { .none }
    package override var isPopoverOfItself: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    private func add(
        _ title: String, style: UIAlertAction.Style, to sheet: AlertView,
        work: @escaping (UIActivityViewController) -> Void
    ) {
        sheet.addButton(for: UIAlertAction(title: title, style: style)) { [weak self] in self.map(work) }
    }

    private func offers(_ type: UIActivity.ActivityType) -> Bool { excludedActivityTypes?.contains(type) != true }

    /// Returns the items for an activity type. For a nil type, returns the placeholders.
    private func given(to type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            guard let type else { return source.activityViewControllerPlaceholderItem(self) }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func copy() {
        let things = given(to: .copyToPasteboard)
        let urls = things.compactMap { $0 as? URL }
        let texts = things.compactMap { thing in
            (thing as? String) ?? (thing as? NSAttributedString)?.string ?? (thing as? URL)?.absoluteString
        }
        let pictures = things.compactMap { $0 as? UIImage }
        UIPasteboard.general.replace(
            strings: texts.isEmpty ? nil : texts, urls: urls.isEmpty ? nil : urls,
            images: pictures.isEmpty ? nil : pictures)
        end(.copyToPasteboard, isDone: true)
    }

    private func run(_ activity: UIActivity) {
        let (type, presenter) = (activity.activityType, presentingViewController)
        let things = type.map { given(to: $0) } ?? given(to: nil)
        dismiss(animated: true)
        let told = completionWithItemsHandler
        activity.run(things, over: presenter) { told?(type, $0, nil, nil) }
    }

    private func end(_ type: UIActivity.ActivityType?, isDone: Bool) {
        dismiss(animated: true)
        completionWithItemsHandler?(type, isDone, nil, nil)
    }

    /// Returns the shared items as text; nil if none of them has a text form.
    private static func words(of things: [Any]) -> String? {
        let words = things.compactMap { thing -> String? in
            switch thing {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let url as URL: url.absoluteString
            case is UIImage: SystemWords.word("Photo")
            default: nil
            }
        }
        return words.isEmpty ? nil : words.joined(separator: "\n")
    }
}
