package import Beagle

/// A component that records its rendering.
package struct Probe: ServerDrivenComponent {
    package init() {}

    package func toView(renderer: BeagleRenderer) -> UIView {
        AppEnvironment.current.values[TimelineKey.self].add("render")
        return UIView()
    }
}
