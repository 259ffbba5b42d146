import Flexbox
import HeadlessUIKit

/// A cell of a list: the view of one item, and the contexts that its content can access.
final class ListCell {
    let key: ListKey
    /// The index of the template that the cell was created from.
    let template: Int
    let view: UIView
    let item: ObservableContext
    let place: ObservableContext
    /// The item's index, counted from 0. All items are counted, including items without a template.
    private(set) var index: Int
    /// The value of the item when the cell's template was chosen. An action in the cell may have changed the item's
    /// context since.
    private(set) var chosenFor: DynamicObject
    /// The number of views that the cell has reserved, and the app's budget from which they are taken; nil before the
    /// cell has content.
    private var room: (taken: Int, from: CellBudget)?

    init(
        key: ListKey, template: Int, index: Int, item: ObservableContext, place: ObservableContext, box: FlexStyle,
        in list: UIView
    ) {
        self.key = key
        self.template = template
        self.index = index
        self.item = item
        self.place = place
        chosenFor = item.value
        view = UIView()
        view.becomeBox { $0 = box }
        view.declared.role = "listitem"
        view.contextParent = list
        view.declare(item)
        view.declare(place)
        view.idSuffix = key.idSuffix
    }

    deinit {
        if let room { room.from.giveBack(room.taken) }
    }

    /// Adds the item's content to the cell; returns false if the app's limit of views is exceeded.
    func fill(with content: UIView, in room: CellBudget) -> Bool {
        view.addSubview(content)
        let count = view.viewCount
        guard room.reserve(count) else { return false }
        self.room = (count, room)
        return true
    }

    /// Updates the contexts of the item and its index; equal values notify no bindings.
    func show(_ value: DynamicObject, at index: Int) {
        chosenFor = value
        if self.index != index {
            self.index = index
            place.update(to: .int(index))
        }
        if item.value != value { item.update(to: value) }
    }
}

extension UIView {
    /// The suffix of ids in this view: the keys of the enclosing list cells, outermost first.
    package var idSuffix: String {
        get {
            let cell = sequence(first: self) { $0.superview }.first { $0.attachments[IDSuffixKey.self] != nil }
            return cell?.attachments[IDSuffixKey.self] ?? ""
        }
        set { attachments[IDSuffixKey.self] = newValue }
    }
}

private enum IDSuffixKey: ApplicationKey {
    static var defaultValue: String? { nil }
}
