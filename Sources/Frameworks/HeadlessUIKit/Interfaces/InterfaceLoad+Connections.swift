import InterfaceModel

extension InterfaceLoad {
    /// Makes a connection of an object that an element describes.
    func connect(_ source: AnyObject, using element: InterfaceElement) {
        switch element.name {
        case "outlet": connectOutlet(of: source, using: element)
        case "action": connectAction(of: source, using: element)
        case "segue": connectSegue(of: source, using: element)
        default: place.report("\(place.words) has a connection of a kind that is not there: \(element.name)")
        }
    }

    private func connectOutlet(of source: AnyObject, using element: InterfaceElement) {
        guard let property = element["property"], let id = element["destination"] else { return }
        let kind = String(describing: type(of: source))
        guard let object = object(id) else {
            return place.report(
                "\(place.words) connects the outlet \"\(property)\" of \(kind) with nothing that is there")
        }
        if case .outlet(_, let set) = place.classes.member(property, of: source)?.kind {
            guard !set(source, object) else { return }
            let wanted = place.classes.member(property, of: source)?.wanted ?? ""
            return place.report(
                "\(place.words) connects the outlet \"\(property)\" of \(kind), which takes a \(wanted), with a "
                    + "\(type(of: object))")
        }
        if !connectOwn(source, property: property, to: object) {
            place.report(
                "\(place.words) connects the outlet \"\(property)\" of \(kind), which has none of that name",
                raising: .undefinedKey(property, of: kind))
        }
    }

    /// Connects an outlet collection to its objects.
    func connect(_ source: AnyObject, property: String, to objects: [AnyObject]) {
        if property == "gestureRecognizers", let view = source as? UIView {
            for case let gesture as UIGestureRecognizer in objects { view.addGestureRecognizer(gesture) }
            return
        }
        let kind = String(describing: type(of: source))
        guard let member = place.classes.member(property, of: source), case .outlets(let set) = member.kind else {
            return place.report(
                "\(place.words) connects the outlets \"\(property)\" of \(kind), which has none of that name",
                raising: .undefinedKey(property, of: kind))
        }
        guard !set(source, objects) else { return }
        place.report(
            "\(place.words) connects the outlets \"\(property)\" of \(kind), which take \(member.wanted), with others")
    }

    /// Connects an outlet that a UIKit class declares. Returns false if the class has no such outlet.
    private func connectOwn(_ source: AnyObject, property: String, to object: AnyObject) -> Bool {
        func assign<Wanted>(as kind: Wanted.Type, named words: String, body: (Wanted) -> Void) -> Bool {
            if let fit = object as? Wanted {
                body(fit)
            } else {
                place.report(
                    "\(place.words) makes a \(type(of: object)) the \(property) of a \(type(of: source)), and it is no \(words)"
                )
            }
            return true
        }
        // An object that is only a scroll view delegate can be the delegate of tables and other subclasses of scroll
        // views.
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
            return assign(as: (any UITableViewDataSource).self, named: "UITableViewDataSource") {
                table.dataSource = $0
            }
        case (let table as UITableView, "delegate"):
            // The controller of a table with static cells need not implement delegate methods.
            return assign(as: (any UITableViewDelegate).self, named: "UITableViewDelegate") { table.delegate = $0 }
        case (let collection as UICollectionView, "dataSource"):
            return assign(as: (any UICollectionViewDataSource).self, named: "UICollectionViewDataSource") {
                collection.dataSource = $0
            }
        case (let collection as UICollectionView, "delegate"):
            return assign(as: (any UICollectionViewDelegate).self, named: "UICollectionViewDelegate") {
                collection.delegate = $0
            }
        case (let picker as UIPickerView, "dataSource"):
            return assign(as: (any UIPickerViewDataSource).self, named: "UIPickerViewDataSource") {
                picker.dataSource = $0
            }
        case (let picker as UIPickerView, "delegate"):
            return assign(as: (any UIPickerViewDelegate).self, named: "UIPickerViewDelegate") { picker.delegate = $0 }
        case (let bar as UISearchBar, "delegate"):
            return assign(as: (any UISearchBarDelegate).self, named: "UISearchBarDelegate") { bar.delegate = $0 }
        case (let bar as UINavigationBar, "delegate"):
            return assign(as: (any UINavigationBarDelegate).self, named: "UINavigationBarDelegate") {
                bar.delegate = $0
            }
        case (let bar as UIToolbar, "delegate"):
            return assign(as: (any UIToolbarDelegate).self, named: "UIToolbarDelegate") { bar.delegate = $0 }
        case (let text as UITextView, "delegate"):
            return assign(as: (any UITextViewDelegate).self, named: "UITextViewDelegate") { text.delegate = $0 }
        case (let scroll as UIScrollView, "delegate"):
            return assign(as: (any UIScrollViewDelegate).self, named: "UIScrollViewDelegate") { scroll.delegate = $0 }
        case (let field as UITextField, "delegate"):
            return assign(as: (any UITextFieldDelegate).self, named: "UITextFieldDelegate") { field.delegate = $0 }
        case (let navigation as UINavigationController, "delegate"):
            return assign(as: (any UINavigationControllerDelegate).self, named: "UINavigationControllerDelegate") {
                navigation.delegate = $0
            }
        case (let gesture as UIGestureRecognizer, "delegate"):
            return assign(as: (any UIGestureRecognizerDelegate).self, named: "UIGestureRecognizerDelegate") {
                gesture.delegate = $0
            }
        case (let field as UITextField, "inputView"):
            return assign(as: UIView.self, named: "view") { field.inputView = $0 }
        case (let field as UITextField, "inputAccessoryView"):
            return assign(as: UIView.self, named: "view") { field.inputAccessoryView = $0 }
        case (let cell as UITableViewCell, "accessoryView"):
            return assign(as: UIView.self, named: "view") { cell.accessoryView = $0 }
        case (let cell as UITableViewCell, "backgroundView"):
            return assign(as: UIView.self, named: "view") { cell.backgroundView = $0 }
        case (let item as UINavigationItem, "titleView"):
            return assign(as: UIView.self, named: "view") { item.titleView = $0 }
        case (let controller as UITableViewController, "refreshControl"):
            return assign(as: UIRefreshControl.self, named: "UIRefreshControl") { controller.refreshControl = $0 }
        // Outlets that exist without a connection, or that are not supported.
        case (_, "navigationBar"), (_, "toolbar"), (_, "tabBar"), (_, "dataSource"), (_, "prefetchDataSource"),
            (_, "dragDelegate"), (_, "dropDelegate"), (_, "searchDisplayController"):
            return true
        default: return false
        }
    }

    // MARK: - Actions

    private func connectAction(of source: AnyObject, using element: InterfaceElement) {
        guard let name = element["selector"] else { return }
        // An action of the *First Responder* object is sent to the first responder that implements it.
        let target = element["destination"].flatMap(object)
        let selector = Selector(name)
        if let target, !selector.isAnswered(by: target) {
            return place.report("\(place.words) calls \(name) of \(type(of: target)), which has no such action")
        }
        switch source {
        case let control as UIControl:
            let events = element.choice("eventType", from: Self.events) ?? .touchUpInside
            control.addTarget(target, action: selector, for: events)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let gesture as UIGestureRecognizer: if let target { gesture.addTarget(target, action: selector) }
        default: place.report("\(place.words) lets a \(type(of: source)) call \(name), which it does not do here")
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

    private func connectSegue(of source: AnyObject, using element: InterfaceElement) {
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
            place.report(
                "\(place.words) goes on from what stands at the end of a \(type(of: cell)), which hears no taps here")
        case let cell as UITableViewCell: cell.chosen = { trigger($0) }
        case let cell as UICollectionViewCell: cell.chosen = { trigger($0) }
        default: place.report("\(place.words) goes on from a \(type(of: source)), which hears no taps here")
        }
    }
}
