import InterfaceModel

/// The coder from which an object of a storyboard or nib is created.
final class LoadCoder: ArchiveCoder {
    private let load: InterfaceLoad
    private(set) var isUnpacked = false

    init(_ element: InterfaceElement, in load: InterfaceLoad) {
        self.load = load
        super.init(load.place.varied(element))
    }

    override func unpack(_ object: NSObject) {
        // An initializer may create further objects with its own coder. The properties are set only once.
        guard !isUnpacked else { return }
        isUnpacked = true
        switch object {
        case let view as UIView: load.fill(view, from: element)
        case let controller as UIViewController: load.fill(controller, from: element)
        default: break
        }
    }
}

extension InterfaceLoad {
    /// Creates the view of an element with its subviews; returns nil for an element that is not a view.
    func view(_ element: InterfaceElement) -> UIView? {
        guard AppEnvironment.current.work.request(.view) else { return nil }
        let plain = plainClass(element)
        let coder = LoadCoder(element, in: self)
        let own = custom(element, as: UIView.Type.self)
        if let view = own?.init(coder: coder) ?? plain.init(coder: LoadCoder(element, in: self)) {
            if let own, type(of: view) != own { tellRefused(element) }
            if !coder.isUnpacked, type(of: view) == own { record(view, from: coder.element) }
            return view
        }
        return nil
    }

    /// Returns an element's custom class if it is a subclass of `kind`; nil otherwise.
    func custom<Kind>(_ element: InterfaceElement, as kind: Kind.Type) -> Kind? {
        guard let name = element["customClass"] else { return nil }
        guard let type = place.classes.type(named: name) else {
            place.report(
                "\(place.words) names the class \(name), which the app does not have: a plain \(element.name) stands in"
            )
            return nil
        }
        guard let fit = type as? Kind else {
            place.report(
                "\(place.words) names the class \(name) for a \(element.name), which it is not: a plain one stands in")
            return nil
        }
        return fit
    }

    private func tellRefused(_ element: InterfaceElement) {
        place.report(
            "\(place.words) makes a \(element["customClass"] ?? element.name), whose init(coder:) answers nil: a plain "
                + "\(element.name) stands in")
    }

    private func plainClass(_ element: InterfaceElement) -> UIView.Type {
        if let known = Self.viewClasses[element.name] { return known }
        place.report("\(place.words) has a \(element.name), which is not there: a plain view stands in")
        return UIView.self
    }

    /// The UIKit classes of view elements, by element name.
    private static let viewClasses: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
        "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
        "textView": UITextView.self, "switch": UISwitch.self, "pageControl": UIPageControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "scrollView": UIScrollView.self,
        "stackView": UIStackView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "visualEffectView": UIVisualEffectView.self, "wkWebView": WKWebView.self, "webView": WKWebView.self,
        "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self, "slider": UISlider.self,
        "progressView": UIProgressView.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "searchBar": UISearchBar.self,
        "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    ]

    /// Creates the objects of a nib, or the objects of a scene other than its controller: gesture recognisers,
    /// top-level views and custom objects.
    func make(_ elements: [InterfaceElement]) -> [AnyObject] {
        elements.compactMap { element in
            switch element.name {
            case "placeholder", "exit", "viewControllerPlaceholder": return nil
            case "customObject":
                guard let name = element["customClass"] else { return nil }
                guard let object = place.classes.object(named: name) else {
                    place.report("\(place.words) makes an object of the class \(name), which cannot be made here")
                    return nil
                }
                record(object, from: element)
                return object
            case let name where name.hasSuffix("GestureRecognizer"): return gesture(element)
            case let name where Self.viewClasses[name] != nil || element.child("rect") != nil: return view(element)
            default:
                place.report("\(place.words) has a \(element.name), which is not there")
                return nil
            }
        }
    }

    private func gesture(_ element: InterfaceElement) -> UIGestureRecognizer {
        let gesture: UIGestureRecognizer
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
            gesture = tap
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
            gesture = press
        case "panGestureRecognizer":
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
            gesture = pan
        case "screenEdgePanGestureRecognizer":
            let pan = UIScreenEdgePanGestureRecognizer()
            let edges = element.children.first { $0.name == "rectEdge" && $0["key"] == "edges" }
            let names: [(String, UIRectEdge)] = [
                ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
            ]
            for (name, edge) in names where edges?.flag(name) == true { pan.edges.insert(edge) }
            gesture = pan
        case "pinchGestureRecognizer": gesture = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": gesture = UIRotationGestureRecognizer()
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            swipe.direction =
                element.choice("direction", from: ["left": .left, "right": .right, "up": .up, "down": .down]) ?? .right
            gesture = swipe
        default:
            place.report("\(place.words) has a \(element.name), which hears nothing here")
            gesture = UIGestureRecognizer()
        }
        gesture.isEnabled = element.flag("enabled") ?? true
        record(gesture, from: element)
        return gesture
    }
}
