public import CoreLocation
public import HeadlessUIKit

/// A map without streets: an empty area that shows the name of its centre, with the annotations at their coordinates.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    /// Stored; has no visible effect.
    open var mapType = MKMapType.standard
    /// Stored; has no visible effect.
    open var showsUserLocation = false
    /// Stored; has no visible effect.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Stored; has no visible effect.
    open var isZoomEnabled = true
    /// Stored; has no visible effect.
    open var isScrollEnabled = true
    /// Stored; has no visible effect.
    open var isRotateEnabled = true
    /// Stored; has no visible effect.
    open var isPitchEnabled = true
    /// Stored; has no visible effect.
    open var showsCompass = true
    /// Stored; has no visible effect.
    open var showsScale = false
    /// Stored; has no visible effect.
    open var showsTraffic = false
    /// Stored; has no visible effect.
    open var showsBuildings = true
    private let words = UILabel()
    private var pins: [ObjectIdentifier: MKAnnotationView] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var selected: (any MKAnnotation)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        clipsToBounds = true
        backgroundColor = .secondarySystemBackground
        words.font = .preferredFont(forTextStyle: .footnote)
        words.textColor = .secondaryLabel
        words.textAlignment = .center
        words.numberOfLines = 0
        addSubview(words)
        describe()
    }

    private func describe() {
        let center = String(format: "%.4f, %.4f", region.center.latitude, region.center.longitude)
        words.text = "Map of \(center)\nMaps are not shown here"
    }

    // MARK: - Region

    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    {
        didSet {
            describe()
            setNeedsLayout()
        }
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        self.region = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }

    /// Returns the region unchanged. It is not adapted to the shape of the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// Returns the point of a coordinate in a view. The scale of the map is the same everywhere.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let span = region.span
        let x = (coordinate.longitude - region.center.longitude) / max(span.longitudeDelta, 1e-9) + 0.5
        let y = (region.center.latitude - coordinate.latitude) / max(span.latitudeDelta, 1e-9) + 0.5
        return convert(CGPoint(x: x * bounds.width, y: y * bounds.height), to: view ?? self)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let place = convert(point, from: view ?? self)
        let (width, height) = (max(bounds.width, 1e-9), max(bounds.height, 1e-9))
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - (place.y / height - 0.5) * region.span.latitudeDelta,
            longitude: region.center.longitude + (place.x / width - 0.5) * region.span.longitudeDelta)
    }

    // MARK: - Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        var added: [MKAnnotationView] = []
        for annotation in annotations {
            let view =
                delegate?.mapView(self, viewFor: annotation)
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.annotation = annotation
            view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.choose(annotation) })
            pins[ObjectIdentifier(annotation)] = view
            addSubview(view)
            added.append(view)
        }
        setNeedsLayout()
        delegate?.mapView(self, didAdd: added)
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { ObjectIdentifier($0) })
        self.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
        for id in gone { pins.removeValue(forKey: id)?.removeFromSuperview() }
        if let selected, gone.contains(ObjectIdentifier(selected)) { self.selected = nil }
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins[ObjectIdentifier(annotation)] }

    /// Shows the region with all annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
        let latitudes = annotations.map(\.coordinate.latitude)
        let longitudes = annotations.map(\.coordinate.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return }
        let span = MKCoordinateSpan(
            latitudeDelta: max(0.01, (north - south) * 1.4), longitudeDelta: max(0.01, (east - west) * 1.4))
        let center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
        setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
    }

    open var selectedAnnotations: [any MKAnnotation] { selected.map { [$0] } ?? [] }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { choose(annotation) }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selected === annotation else { return }
        selected = nil
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
    }

    private func choose(_ annotation: any MKAnnotation) {
        guard selected !== annotation, let view = view(for: annotation) else { return }
        deselectAnnotation(selected, animated: true)
        selected = annotation
        view.setSelected(true, animated: true)
        delegate?.mapView(self, didSelect: view)
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Always returns nil, because views of annotations are not reused.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    /// Returns a new annotation view, which is a pin. A registered class is used only if it is a class of this module.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        switch classes[identifier] {
        case let type? where type == MKAnnotationView.self:
            MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        case let type? where type == MKPinAnnotationView.self:
            MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        default: MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
    }

    // MARK: - Shapes

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = words.sizeThatFits(bounds.size)
        words.frame = CGRect(x: 8, y: 8, width: max(0, bounds.width - 16), height: size.height)
        for annotation in annotations {
            guard let view = view(for: annotation) else { continue }
            let point = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }
}
