import HeadlessUIKit

extension MKMapView {
    /// The shapes, from back to front.
    public var overlays: [any MKOverlay] {
        layers.filter { $0.level == .aboveRoads }.map(\.overlay)
            + layers.filter { $0.level == .aboveLabels }.map(\.overlay)
    }

    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        layers.filter { $0.level == level }.map(\.overlay)
    }

    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insert(overlay, at: layers.endIndex, level: level)
    }
    public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }
    /// Adds a shape before the one with this index in its level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        let places = layers.indices.filter { layers[$0].level == level }
        insert(overlay, at: index < places.count ? places[max(0, index)] : layers.endIndex, level: level)
    }
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        guard let index = index(of: sibling) else { return addOverlay(overlay) }
        insert(overlay, at: index + 1, level: layers[index].level)
    }
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        guard let index = index(of: sibling) else { return addOverlay(overlay) }
        insert(overlay, at: index, level: layers[index].level)
    }
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let one = index(of: overlay1), let other = index(of: overlay2) else { return }
        (layers[one].overlay, layers[other].overlay) = (overlay2, overlay1)
        canvas.setNeedsDisplay()
    }

    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            layers.removeAll { $0.overlay === overlay }
            renderers.removeValue(forKey: ObjectIdentifier(overlay))?.canvas = nil
        }
        canvas.setNeedsDisplay()
    }

    /// Returns the renderer that the delegate has created; nil before it was asked.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    private func index(of overlay: any MKOverlay) -> Int? { layers.firstIndex { $0.overlay === overlay } }

    private func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        guard self.index(of: overlay) == nil else { return }
        if overlay is MKTileOverlay {
            AppEnvironment.current.host.log(.message("A map has tiles. A session shows no tiles"))
        }
        layers.insert((overlay, level), at: index)
        setNeedsLayout()
    }

    /// Asks the delegate for the renderers of new shapes.
    func createRenderers() {
        guard let delegate else { return }
        var added: [MKOverlayRenderer] = []
        for overlay in overlays where renderers[ObjectIdentifier(overlay)] == nil {
            let renderer = delegate.mapView(self, rendererFor: overlay)
            renderer.canvas = canvas
            renderers[ObjectIdentifier(overlay)] = renderer
            added.append(renderer)
        }
        guard !added.isEmpty else { return }
        canvas.setNeedsDisplay()
        delegate.mapView(self, didAdd: added)
    }
}
