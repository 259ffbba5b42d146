import HeadlessUIKit
import TestSupport
import Testing

/// What views find around them.
@Suite struct TraitTests {
    private final class HearingView: UIView {
        var heard: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test("A style that is asked for counts for all inside, whatever the device says")
    func override() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let (outer, inner) = (HearingView(), HearingView())
        stage.act {
            outer.addSubview(inner)
            root.view.addSubview(outer)
            outer.overrideUserInterfaceStyle = .dark
        }
        #expect(inner.heard == [.light])
        stage.act {
            var device = stage.application.device
            device.style = .dark
            stage.application.change(to: device)
            #expect(inner.heard == [.light])  // it was dark before
            outer.overrideUserInterfaceStyle = .unspecified
            #expect(inner.heard == [.light])
            outer.overrideUserInterfaceStyle = .light
            #expect(inner.traitCollection.userInterfaceStyle == .light)
            #expect(root.traitCollection.userInterfaceStyle == .dark)
        }
        #expect(inner.heard == [.light, .dark])
    }

    @Test("A controller's style is drawn by the page, and taken back")
    func drawn() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        stage.act { root.overrideUserInterfaceStyle = .dark }
        try stage.drain()
        let properties = RecordedProperties()
        stage.application.run { root.view.project(.style, into: properties) }
        #expect(properties.styles["color-scheme"] == "dark")
        stage.act { root.overrideUserInterfaceStyle = .unspecified }
        let after = RecordedProperties()
        stage.application.run { root.view.project(.style, into: after) }
        #expect(after.styles["color-scheme"] == nil && after.written.contains("style.color-scheme"))
    }

    @Test("Traits say the same when they are the same")
    func comparing() throws {
        let stage = try Stage()
        stage.application.run {
            let current = UITraitCollection.current
            #expect(current == UIView().traitCollection)
            #expect(current.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
            #expect(!current.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
            let both = UITraitCollection(traitsFrom: [current, UITraitCollection(userInterfaceStyle: .dark)])
            #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
            #expect(both.hasDifferentColorAppearance(comparedTo: current))
        }
    }
}
