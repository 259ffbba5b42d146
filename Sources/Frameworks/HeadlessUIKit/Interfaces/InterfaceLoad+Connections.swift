import InterfaceModel

extension InterfaceLoad {
    /// Makes one connection of an object.
    func connect(_ source: AnyObject, _ element: InterfaceElement) {
        switch element.name {
        case "outlet": outlet(source, element)
        case "action": action(source, element)
        case "segue": segue(source, element)
        default: place.tell("\(place.words) has a connection of a kind that is not there: \(element.name)")
        }
    }

    private func outlet(_ source: AnyObject, _ element: InterfaceElement) {
        guard let property = element["property"], let id = element["destination"] else { return }
        let kind = String(describing: type(of: source))
        guard let object = object(id) else {
            return place.tell(
                "\(place.words) connects the outlet \"\(property)\" of \(kind) with nothing that is there")
        }
        if case .outlet(_, let set) = place.classes.member(property, of: source)?.kind {
            guard !set(source, object) else { return }
            let wanted = place.classes.member(property, of: source)?.wanted ?? ""
            return place.tell(
                "\(place.words) connects the outlet \"\(property)\" of \(kind), which takes a \(wanted), with a "
                    + "\(type(of: object))")
        }
        if !connectOwn(source, property, object) {
            place.tell("\(place.words) connects the outlet \"\(property)\" of \(kind), which has none of that name")
        }
    }

    /// Connects an outlet collection.
    func connect(_ source: AnyObject, _ property: String, to objects: [AnyObject]) {
        if property == "gestureRecognizers", let view = source as? UIView {
            for case let gesture as UIGestureRecognizer in objects { view.addGestureRecognizer(gesture) }
            return
        }
        let kind = String(describing: type(of: source))
        guard let member = place.classes.member(property, of: source), case .outlets(let set) = member.kind else {
            return place.tell(
                "\(place.words) connects the outlets \"\(property)\" of \(kind), which has none of that name")
        }
        guard !set(source, objects) else { return }
        place.tell(
            "\(place.words) connects the outlets \"\(property)\" of \(kind), which take \(member.wanted), with others")
    }

    /// Connects an outlet of a UIKit class. Returns false if the class has no such outlet.
    private func connectOwn(_ source: AnyObject, _ property: String, _ object: AnyObject) -> Bool {
        func give<Wanted>(_ kind: Wanted.Type, _ words: String, _ body: (Wanted) -> Void) -> Bool {
            if let fit = object as? Wanted {
                body(fit)
            } else {
                place.tell(
                    "\(place.words) makes a \(type(of: object)) the \(property) of a \(type(of: source)), and it is no \(words)"
                )
            }
            return true
        }
        // A plain scroll view delegate can be connected to tables and other subclasses of scroll views.
        if property == "delegate", let scroll = source as? UIScrollView, let ears = object as? any UIScrollViewDelegate
        {
            scroll.delegate = ears
            return true
        }
        switch (source, property) {
        case (let controller as UIViewController, "view"):
            if let view = object as? UIView { controller.view = view }
            return true
        case (let table as UITableView, "dataSource"):
            return give((any UITableViewDataSource).self, "UITableViewDataSource") { table.dataSource = $0 }
        case (let table as UITableView, "delegate"):
            // The controller of a table with static cells needs no delegate methods.
            return give((any UITableViewDelegate).self, "UITableViewDelegate") { table.delegate = $0 }
        case (let collection as UICollectionView, "dataSource"):
            return give((any UICollectionViewDataSource).self, "UICollectionViewDataSource") {
                collection.dataSource = $0
            }
        case (let collection as UICollectionView, "delegate"):
            return give((any UICollectionViewDelegate).self, "UICollectionViewDelegate") { collection.delegate = $0 }
        case (let picker as UIPickerView, "dataSource"):
            return give((any UIPickerViewDataSource).self, "UIPickerViewDataSource") { picker.dataSource = $0 }
        case (let picker as UIPickerView, "delegate"):
            return give((any UIPickerViewDelegate).self, "UIPickerViewDelegate") { picker.delegate = $0 }
        case (let bar as UISearchBar, "delegate"):
            return give((any UISearchBarDelegate).self, "UISearchBarDelegate") { bar.delegate = $0 }
        case (let bar as UINavigationBar, "delegate"):
            return give((any UINavigationBarDelegate).self, "UINavigationBarDelegate") { bar.delegate = $0 }
        case (let bar as UIToolbar, "delegate"):
            return give((any UIToolbarDelegate).self, "UIToolbarDelegate") { bar.delegate = $0 }
        case (let text as UITextView, "delegate"):
            return give((any UITextViewDelegate).self, "UITextViewDelegate") { text.delegate = $0 }
        case (let scroll as UIScrollView, "delegate"):
            return give((any UIScrollViewDelegate).self, "UIScrollViewDelegate") { scroll.delegate = $0 }
        case (let field as UITextField, "delegate"):
            return give((any UITextFieldDelegate).self, "UITextFieldDelegate") { field.delegate = $0 }
        case (let navigation as UINavigationController, "delegate"):
            return give((any UINavigationControllerDelegate).self, "UINavigationControllerDelegate") {
                navigation.delegate = $0
            }
        case (let gesture as UIGestureRecognizer, "delegate"):
            return give((any UIGestureRecognizerDelegate).self, "UIGestureRecognizerDelegate") {
                gesture.delegate = $0
            }
        case (let field as UITextField, "inputView"): return give(UIView.self, "view") { field.inputView = $0 }
        case (let field as UITextField, "inputAccessoryView"):
            return give(UIView.self, "view") { field.inputAccessoryView = $0 }
        case (let cell as UITableViewCell, "accessoryView"):
            return give(UIView.self, "view") { cell.accessoryView = $0 }
        case (let cell as UITableViewCell, "backgroundView"):
            return give(UIView.self, "view") { cell.backgroundView = $0 }
        case (let item as UINavigationItem, "titleView"): return give(UIView.self, "view") { item.titleView = $0 }
        case (let controller as UITableViewController, "refreshControl"):
            return give(UIRefreshControl.self, "UIRefreshControl") { controller.refreshControl = $0 }
        // Outlets that exist without a connection, or are not supported.
        case (_, "navigationBar"), (_, "toolbar"), (_, "tabBar"), (_, "dataSource"), (_, "prefetchDataSource"),
            (_, "dragDelegate"), (_, "dropDelegate"), (_, "searchDisplayController"):
            return true
        default: return false
        }
    }

    // MARK: - Actions

    private func action(_ source: AnyObject, _ element: InterfaceElement) {
        guard let name = element["selector"] else { return }
        // An action of the first responder goes to the first responder that implements it.
        let target = element["destination"].flatMap(object)
        let selector = Selector(name)
        if let target, !selector.isAnswered(by: target) {
            return place.tell("\(place.words) calls \(name) of \(type(of: target)), which has no such action")
        }
        switch source {
        case let control as UIControl:
            let events = element.choice("eventType", Self.events) ?? .touchUpInside
            control.addTarget(target, action: selector, for: events)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let gesture as UIGestureRecognizer: if let target { gesture.addTarget(target, action: selector) }
        default: place.tell("\(place.words) lets a \(type(of: source)) call \(name), which it does not do here")
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]

    // MARK: - Segues

    private func segue(_ source: AnyObject, _ element: InterfaceElement) {
        guard let key = element["identifier"] ?? element.id, let controller else { return }
        let trigger: (Any?) -> Void = { [weak controller] sender in
            controller?.triggerSegue(withIdentifier: key, sender: sender)
        }
        if element["kind"] == "relationship" || element["kind"] == "embed" { return }
        switch source {
        case is UIViewController: break  // only code performs this segue
        case let control as UIControl:
            control.addAction(for: control is UIButton ? .touchUpInside : .valueChanged) { trigger($0.sender) }
        case let item as UIBarButtonItem: item.primaryAction = UIAction { trigger($0.sender) }
        case let gesture as UIGestureRecognizer: gesture.addHandler { trigger($0) }
        case let cell as UITableViewCell where element["trigger"] == "accessoryAction":
            place.tell(
                "\(place.words) goes on from what stands at the end of a \(type(of: cell)), which hears no taps here")
        case let cell as UITableViewCell: cell.chosen = { trigger($0) }
        case let cell as UICollectionViewCell: cell.chosen = { trigger($0) }
        default: place.tell("\(place.words) goes on from a \(type(of: source)), which hears no taps here")
        }
    }
}
