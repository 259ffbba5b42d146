/// One of the two ways to measure.
package enum LayoutAxis: CaseIterable {
    case horizontal, vertical
}
