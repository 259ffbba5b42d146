/// A layout axis.
package enum LayoutAxis: CaseIterable {
    case horizontal, vertical
}
