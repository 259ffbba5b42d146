public import CoreLocation
import HeadlessUIKit

extension MKMapView {
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        let new = annotations.filter { pins[ObjectIdentifier($0)] == nil }
        self.annotations += new
        let added = new.map { addView(of: $0) }
        setNeedsLayout()
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }

    /// Creates the view of an annotation and adds it.
    func addView(of annotation: any MKAnnotation) -> MKAnnotationView {
        let view = delegate?.mapView(self, viewFor: annotation) ?? usualView(of: annotation)
        view.annotation = annotation
        view.map = self
        pins[ObjectIdentifier(annotation)] = view
        addSubview(view)
        view.prepareForDisplay()
        return view
    }

    private func usualView(of annotation: any MKAnnotation) -> MKAnnotationView {
        if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        return dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    }

    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { ObjectIdentifier($0) })
        for annotation in annotations where selected === annotation {
            deselectAnnotation(annotation, animated: false)
        }
        self.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
        for annotation in annotations { removeView(ObjectIdentifier(annotation)) }
        setNeedsLayout()
    }

    /// Removes the view of an annotation, which can then be used for another one.
    func removeView(_ id: ObjectIdentifier) {
        guard let view = pins.removeValue(forKey: id) else { return }
        view.removeFromSuperview()
        (view.map, view.cluster, view.isHidden) = (nil, nil, false)
        if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
    }

    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins[ObjectIdentifier(annotation)] }

    /// Returns the annotations in a rectangle, of those that are objects with hashes.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }

    /// The bounding rectangle of the annotations' views.
    public var annotationVisibleRect: CGRect { bounds }

    /// Shows the region with all annotations.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let box = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
        guard !box.isNull else { return }
        let region = MKCoordinateRegion(box)
        let span = MKCoordinateSpan(
            latitudeDelta: max(0.01, region.span.latitudeDelta * 1.4),
            longitudeDelta: max(0.01, region.span.longitudeDelta * 1.4))
        setRegion(MKCoordinateRegion(center: region.center, span: span), animated: animated)
    }

    // MARK: - Selection

    public var selectedAnnotations: [any MKAnnotation] {
        get { selected.map { [$0] } ?? [] }
        set {
            deselectAnnotation(selected, animated: false)
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }

    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard selected !== annotation, let view = view(for: annotation) else { return }
        deselectAnnotation(selected, animated: true)
        selected = annotation
        view.setSelected(true, animated: true)
        arrangeCallout()
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }

    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selected === annotation else { return }
        selected = nil
        arrangeCallout()
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// Shows the callout of the selected annotation, or removes it.
    func arrangeCallout() {
        let pin = selected.flatMap { view(for: $0) }
        let isWanted = pin.map { $0.canShowCallout && !$0.isHidden && $0.annotation?.title?.isEmpty == false } ?? false
        guard let pin, isWanted else {
            callout?.removeFromSuperview()
            callout = nil
            return
        }
        callout?.removeFromSuperview()
        let shown = CalloutView(of: pin) { [weak self, weak pin] control in
            guard let self, let pin else { return }
            delegate?.mapView(self, annotationView: pin, calloutAccessoryControlTapped: control)
        }
        shown.center = CGPoint(
            x: pin.frame.midX + pin.calloutOffset.x,
            y: pin.frame.minY - shown.bounds.height / 2 - 4 + pin.calloutOffset.y)
        addSubview(shown)
        callout = shown
    }

    // MARK: - Reuse

    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Returns the view of a removed annotation, or a new one of the registered class; nil if there is neither.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        if let view = unused[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return classes[identifier].map { $0.init(annotation: nil, reuseIdentifier: identifier) }
    }

    /// Returns a view of the registered class; a pin if none is registered.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    // MARK: - Places of views

    func arrangePins() {
        for annotation in annotations + clusters {
            guard let view = view(for: annotation) else { continue }
            let point = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }
}
