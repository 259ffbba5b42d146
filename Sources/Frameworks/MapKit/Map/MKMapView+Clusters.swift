import CoreLocation
import HeadlessUIKit

extension MKMapView {
    /// The distance at which the views of two annotations count as overlapping, in points.
    private static let reach: CGFloat = 40

    /// Shows annotations with the same clustering identifier as one where their views overlap.
    func arrangeClusters() {
        let groups = overlappingAnnotations()
        let before = clusters.map { Set($0.memberAnnotations.map { ObjectIdentifier($0) }) }
        guard before != groups.map({ Set($0.map { ObjectIdentifier($0) }) }) else { return }
        for cluster in clusters {
            if selected === cluster { deselectAnnotation(cluster, animated: false) }
            for member in cluster.memberAnnotations {
                view(for: member)?.isHidden = false
                view(for: member)?.cluster = nil
            }
            removeView(ObjectIdentifier(cluster))
        }
        clusters = groups.map { group in
            delegate?.mapView(self, clusterAnnotationForMemberAnnotations: group)
                ?? MKClusterAnnotation(memberAnnotations: group)
        }
        for cluster in clusters {
            let shown = addView(of: cluster)
            for member in cluster.memberAnnotations {
                view(for: member)?.isHidden = true
                view(for: member)?.cluster = shown
            }
        }
        arrangePins()
    }

    /// Returns the groups of annotations that are shown as one, in the order of their first members.
    private func overlappingAnnotations() -> [[any MKAnnotation]] {
        var groups: [(identifier: String, point: CGPoint, members: [any MKAnnotation])] = []
        for annotation in annotations where selected !== annotation {
            guard let view = view(for: annotation), let identifier = view.clusteringIdentifier else { continue }
            let point = view.center
            let index = groups.firstIndex {
                $0.identifier == identifier && abs($0.point.x - point.x) < Self.reach
                    && abs($0.point.y - point.y) < Self.reach
            }
            if let index {
                groups[index].members.append(annotation)
            } else {
                groups.append((identifier, point, [annotation]))
            }
        }
        return groups.map(\.members).filter { $0.count > 1 }
    }
}
