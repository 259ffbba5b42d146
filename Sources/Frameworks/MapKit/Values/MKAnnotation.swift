public import CoreLocation
public import Foundation

/// A place with a title on a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An annotation with stored titles.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    /// The place of the shape. Subclasses override it.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    public override init() {}
}

open class MKPointAnnotation: MKShape {
    private var place: CLLocationCoordinate2D
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public override init() {
        place = CLLocationCoordinate2D()
        super.init()
    }
    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init()
    }
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        place = coordinate
        super.init()
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// The place of the session's device on a map.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The last location; nil until the app may know it.
    open internal(set) var location: CLLocation?
    /// Always nil, because there is no compass.
    open var heading: CLHeading? { nil }
    open var title: String? = "My Location"
    open var subtitle: String?
    /// Always false, because the location is known at once.
    open var isUpdating: Bool { false }

    override init() {}
}

/// Annotations that are so near to each other that one view stands for them.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        title = memberAnnotations.first?.title.map { "\($0) + \(memberAnnotations.count - 1)" }
    }

    /// The centre of the members.
    open var coordinate: CLLocationCoordinate2D {
        let box = MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) })
        return MKMapPoint(x: box.midX, y: box.midY).coordinate
    }
}
