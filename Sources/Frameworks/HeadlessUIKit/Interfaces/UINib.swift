import InterfaceModel

open class UINib: NSObject {
    private let name: String

    /// Creates a reference to a nib. The file is loaded when objects are instantiated. `bundle` has no effect, because
    /// all bundles share the app's nibs.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Has no effect.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Creates the objects, connects them to `ownerOrNil`, and returns the top-level objects. If the nib is missing,
    /// which crashes an app on iOS, a message is logged and the array is empty.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let owner = ownerOrNil.map { $0 as AnyObject }
        guard let file = Self.file(name) else { return [] }
        let place = InterfacePlace(file, named: name, of: nil)
        let load = InterfaceLoad(place)
        let ownerElement = file.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        if let owner, let ownerElement {
            load.own(owner, as: ownerElement.id)
            load.record(owner, from: ownerElement)
        }
        let depth = AppEnvironment.current.values[NibDepth.self]
        guard depth.count < 16 else {
            place.report("\(place.words) is made for itself again and again")
            return []
        }
        depth.count += 1
        defer { depth.count -= 1 }
        let objects = load.make(file.objects)
        load.finish(isLast: true)
        if let owner, let ownerElement { load.reportUnconnectedOutlets(of: owner, element: ownerElement) }
        for (element, object) in zip(file.objects.filter { $0.name != "placeholder" }, objects) {
            load.reportUnconnectedOutlets(of: object, element: element)
        }
        return objects
    }

    private static func file(_ name: String) -> InterfaceFile? {
        let application = UIApplication.shared
        switch application.interfaces.nib(name, for: DeviceSettings.current.language) {
        case .file(let file): return file
        case .broken(let reason): application.host.log(.interfaceBroken(reason))
        case nil:
            application.host.raise(
                .internalInconsistency, "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'",
                instead: .interfaceBroken("The app has no nib \"\(name)\""))
        }
        return nil
    }
}

extension Bundle {
    /// Creates the objects of a nib; nil if the nib is missing.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}

extension UITableView {
    /// Registers a nib for cells; nil removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        let make = nib.map { nib in
            { nib.first(UITableViewCell.self) ?? UITableViewCell(style: .default, reuseIdentifier: identifier) }
        }
        register(make, forCellReuseIdentifier: identifier)
    }

    /// Registers a nib for headers and footers; nil removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let make = nib.map { nib in
            {
                nib.first(UITableViewHeaderFooterView.self)
                    ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
            }
        }
        register(make, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    /// Registers a nib for cells; nil removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let make = nib.map { nib in { nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero) } }
        register(make, forCellWithReuseIdentifier: identifier)
    }

    /// Registers a nib for supplementary views; nil removes the registration.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let make = nib.map { nib in
            { nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero) }
        }
        register(make, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

extension UINib {
    /// Creates the objects of the nib and returns the first one of a class; nil if there is none.
    fileprivate func first<Object>(_ kind: Object.Type) -> Object? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
    }
}

/// The nib that contains a controller's view. It is found by a name that the controller gives, or by the name of its
/// class.
final class NibSource: ViewSource {
    private let name: String

    /// Finds the nib of a controller that was not created from a storyboard.
    init?(for controller: UIViewController) {
        let application = UIApplication.shared
        let own = String(describing: type(of: controller))
        // As in UIKit, the default name is that of the class, first without the suffix Controller.
        let names =
            controller.nibName.map { [$0] } ?? [own.hasSuffix("Controller") ? String(own.dropLast(10)) : own, own]
        let language = DeviceSettings.current.language
        if let name = names.first(where: { application.interfaces.nib($0, for: language) != nil }) {
            self.name = name
        } else if let name = controller.nibName {
            application.host.raise(
                .internalInconsistency, "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'",
                instead: .interfaceBroken("The app has no nib \"\(name)\" for a \(own)"))
            return nil
        } else {
            return nil
        }
    }

    func loadView(of controller: UIViewController) {
        UINib(nibName: name, bundle: nil).instantiate(withOwner: controller)
        if !controller.isViewLoaded {
            AppEnvironment.current.host.raise(
                .internalInconsistency,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.",
                instead: .interfaceBroken(
                    "The nib \"\(name)\" connects nothing with the view of \(type(of: controller))"))
        }
    }
}

/// The number of nested nibs being loaded.
private final class NibDepth {
    var count = 0
}

extension NibDepth: ApplicationKey {
    static var defaultValue: NibDepth { NibDepth() }
}
