/// The zoom state of a scroll view.
final class ContentZoom {
    let pinch = UIPinchGestureRecognizer()
    var scale: CGFloat = 1
    /// Whether a pinch gesture is in progress.
    var isHeld = false
    /// The scale at the beginning of the pinch.
    var begun: CGFloat = 1
}

extension UIScrollView {
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Adds or updates the pinch gesture after a limit of the scale changed.
    func zoomRangeChanged() {
        let zoom = zoom ?? ContentZoom()
        if self.zoom == nil {
            self.zoom = zoom
            zoom.pinch.addHandler { [weak self] _ in self?.pinched() }
            addGestureRecognizer(zoom.pinch)
        }
        zoom.pinch.isEnabled = maximumZoomScale > minimumZoomScale
        if zoom.scale < minimumZoomScale || zoom.scale > maximumZoomScale { zoomScale = zoom.scale }
    }

    private func pinched() {
        guard let zoom, let view = zoomedView else { return }
        switch zoom.pinch.state {
        case .began:
            (zoom.begun, zoom.isHeld) = (zoom.scale, true)
            delegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed: break
        case .ended, .cancelled, .failed:
            zoom.isHeld = false
            change(to: zoom.begun * zoom.pinch.scale, around: zoom.pinch.location(in: self))
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
            return
        case .possible: return
        }
        change(to: zoom.begun * zoom.pinch.scale, around: zoom.pinch.location(in: self))
    }

    /// Changes the scale. The content at the given point stays at its position on the screen.
    func change(to scale: CGFloat, around point: CGPoint) {
        guard scale.isFinite, let view = zoomedView else { return }
        if zoom == nil { zoomRangeChanged() }
        guard let zoom else { return }
        let next = max(minimumZoomScale, min(max(minimumZoomScale, maximumZoomScale), scale))
        let ratio = next / zoom.scale
        guard ratio != 1 else { return }
        let seen = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        zoom.scale = next
        view.transform = CGAffineTransform(scaleX: next, y: next)
        if isPlacedByConstraints(view) {
            setNeedsLayout()
            layoutIfNeeded()
        } else {
            view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
            contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        }
        let offset = CGPoint(x: point.x * ratio - seen.x, y: point.y * ratio - seen.y)
        contentOffset = rest.nearest(to: offset)
        delegate?.scrollViewDidZoom(self)
    }

    private func isPlacedByConstraints(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && constraintEngine?.frame(of: view) != nil
    }

    /// Adjusts the frame of a zoomed view. Its constraints determine its origin and its size without zoom.
    func placeZoomedView() {
        guard let zoom, zoom.scale != 1, let view = zoomedView, view.superview === self, isPlacedByConstraints(view),
            let place = constraintEngine?.frame(of: view)
        else { return }
        let anchor = view.anchorPoint
        view.center = CGPoint(
            x: place.minX + place.width * zoom.scale * anchor.x, y: place.minY + place.height * zoom.scale * anchor.y)
    }

    /// Returns the content size for a zoomed view with constraints. `size` is its size without zoom.
    func zoomed(_ size: CGSize) -> CGSize {
        guard let zoom, zoom.scale != 1, let view = zoomedView, isPlacedByConstraints(view) else { return size }
        let more = zoom.scale - 1
        return CGSize(width: size.width + view.bounds.width * more, height: size.height + view.bounds.height * more)
    }
}
