public import Foundation
public import HeadlessUIKit
import SystemScreens

public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Never called.
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
}

/// Shows files one at a time: pictures, texts, and the names of others.
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The index of the shown file.
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }

    private let stack = UINavigationController()

    /// Returns whether a file can be shown; true for every file, because at least its name is shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

    /// The shown file; nil if there is none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, 0..<dataSource.numberOfPreviewItems(in: self) ~= currentPreviewItemIndex else {
            return nil
        }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: stack)
        refreshCurrentPreviewItem()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }

    /// Asks the data source again for the number of files.
    open func reloadData() {
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        currentPreviewItemIndex = min(currentPreviewItemIndex, max(0, count - 1))
    }

    open func refreshCurrentPreviewItem() {
        let screen = FileScreen(currentPreviewItem)
        screen.navigationItem.leftBarButtonItem = .system(.done) { [weak self] in self?.dismiss(animated: true) }
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        if count > 1 {
            let next = UIAction(title: SystemQuestion.word("Next")) { [weak self] _ in
                guard let self else { return }
                currentPreviewItemIndex = (currentPreviewItemIndex + 1) % count
            }
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
        }
        stack.viewControllers = [screen]
    }
}
