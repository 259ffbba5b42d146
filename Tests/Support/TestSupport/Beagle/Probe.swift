package import Beagle

/// A component that says when it is rendered.
package struct Probe: ServerDrivenComponent {
    package init() {}

    package func toView(renderer: BeagleRenderer) -> UIView {
        AppEnvironment.current.values[TimelineKey.self].add("render")
        return UIView()
    }
}
