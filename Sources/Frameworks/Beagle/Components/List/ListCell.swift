import Flexbox
import HeadlessUIKit

/// One drawn item of a list: its view, and the contexts that everything inside can see.
final class ListCell {
    let key: ListKey
    /// Which template it was made from.
    let template: Int
    let view: UIView
    let item: ObservableContext
    let place: ObservableContext
    /// The item's place among all items, those that no template draws included.
    private(set) var index: Int
    /// The item as it was when the template was chosen; an action in the cell may have written it since.
    private(set) var chosenFor: DynamicObject
    /// What it has taken of the application's room for cells.
    private var room: (taken: Int, from: CellRoom)?

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

    /// Puts what is drawn for the item into the cell; false where the application has no room for it.
    func fill(with content: UIView, in room: CellRoom) -> Bool {
        view.addSubview(content)
        let count = view.viewCount
        guard room.take(count) else { return false }
        self.room = (count, room)
        return true
    }

    /// Brings the contexts up to date; what is equal already tells nobody.
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
    /// What ids end with here: the keys of the list cells around, outermost first.
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
