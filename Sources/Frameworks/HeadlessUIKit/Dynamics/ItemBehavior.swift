/// A behavior with a list of items.
open class ItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) { self.items = items }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.resume()
    }

    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var moved: [any UIDynamicItem] { items }
}
