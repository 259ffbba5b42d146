import HeadlessUIKit
import TestSupport
import Testing

/// The traits of views.
@Suite struct TraitTests {
    private class HearingView: UIView {
        var heard: [UIUserInterfaceStyle] = []
        var previousTexts: [UIContentSizeCategory] = []
        func hearOfText() {
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous) in
                self.previousTexts.append(previous.preferredContentSizeCategory)
            }
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test func `An overridden interface style applies to all subviews, whatever the device's style`() throws {
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

    @Test func `Registered trait changes are reported with the previous traits until unregistered`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        var heard: [String] = []
        let view = HearingView()
        var given: (any UITraitChangeRegistration)?
        stage.act {
            root.view.addSubview(view)
            root.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (controller: UIViewController, previous) in
                heard.append("text \(controller === root) \(previous.preferredContentSizeCategory.rawValue)")
            }
            given = view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
                (view: HearingView, previous) in
                heard.append("style \(view.heard.count) \(previous.userInterfaceStyle == .light)")
            }
        }
        stage.act {
            view.hearOfText()
            root.overrideUserInterfaceStyle = .dark
        }
        #expect(heard == ["style 1 true"])
        stage.act {
            var device = stage.application.device
            device.textSize = .extraLarge
            stage.application.change(to: device)
        }
        #expect(heard.last == "text true UICTContentSizeCategoryL" && heard.count == 2)
        #expect(view.previousTexts == [.large])
        stage.act {
            if let given { view.unregisterForTraitChanges(given) }
            root.overrideUserInterfaceStyle = .light
        }
        #expect(heard.count == 2)
    }

    @Test func `A controller's overridden style is sent to the page and removed again`() throws {
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

    @Test func `Trait collections compare by their traits`() throws {
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
