import HeadlessUIKit
import TestSupport
import Testing

@Suite("Members that apps and libraries name")
struct KeptMemberTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    @Test func `A display link calls its target for each frame until it is paused or invalidated`() {
        final class Target: NSObject {
            var times: [TimeInterval] = []
            func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
        }
        let target = Target()
        let link = stage.act {
            let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick))
            link.preferredFramesPerSecond = 10
            link.add(to: .current, forMode: .common)
            return link
        }
        stage.advance(.milliseconds(310))
        #expect(target.times.count == 3 && abs(target.times[2] - target.times[0] - 0.2) < 0.001)
        #expect(abs(link.targetTimestamp - link.timestamp - 0.1) < 0.001 && link.duration == 0.1)
        stage.act { link.isPaused = true }
        stage.advance(.seconds(1))
        #expect(target.times.count == 3)
        stage.act { link.isPaused = false }
        stage.advance(.milliseconds(110))
        #expect(target.times.count == 4)
        stage.act { link.invalidate() }
        stage.advance(.seconds(1))
        #expect(target.times.count == 4)
    }

    @Test func `An alternate icon is stored, and small names are there`() {
        nonisolated(unsafe) var isDone = false
        stage.act {
            UIApplication.shared.setAlternateIconName("Dark") { error in isDone = error == nil }
            #expect(UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == "Dark")
            #expect(UISwipeActionsConfiguration().actions.isEmpty)
            #expect(UIView.AnimationOptions.preferredFramesPerSecond60.isDisjoint(with: .curveLinear))
        }
        #expect(isDone)
    }

    @Test func `The completion block of a transaction is called after its animations`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        nonisolated(unsafe) var heard: [String] = []
        stage.act {
            root.view.addSubview(view)
            CATransaction.begin()
            CATransaction.setCompletionBlock { heard.append("animated") }
            CATransaction.setDisableActions(true)
            #expect(CATransaction.disableActions() && CATransaction.completionBlock() != nil)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = 2
            view.layer.add(fade, forKey: "fade")
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { heard.append("at once") }
            CATransaction.commit()
        }
        #expect(heard == ["at once"] && !stage.act { CATransaction.disableActions() })
        stage.advance(.milliseconds(1_900))
        #expect(heard == ["at once"])
        stage.advance(.milliseconds(200))
        #expect(heard == ["at once", "animated"])
    }

    @Test func `Layers are hit, converted, rendered and have actions`() {
        final class Drawer: NSObject, CALayerDelegate {
            var drawn = 0
            func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }
        stage.act {
            let (outer, inner, drawer) = (CALayer(), CALayer(), Drawer())
            outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
            inner.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
            inner.delegate = drawer
            inner.backgroundColor = UIColor.red.cgColor
            outer.addSublayer(inner)
            #expect(outer.hitTest(CGPoint(x: 35, y: 35)) === inner && outer.hitTest(CGPoint(x: 15, y: 15)) === outer)
            #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
            #expect(inner.action(forKey: "opacity") is NSNull && outer.action(forKey: "opacity") == nil)
            outer.actions = ["opacity": CABasicAnimation(keyPath: "opacity")]
            #expect(outer.action(forKey: "opacity") is CABasicAnimation && outer.presentation() === outer)
            #expect(outer.convertTime(3, from: nil) == 3)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
                outer.render(in: $0.cgContext)
            }
            #expect(drawer.drawn == 1 && image.size.width == 100 && image.pngData() != nil)
            let view = UIView()
            #expect(view.layer.delegate === view)
        }
    }

    @Test func `Geometry, colours and images have their lesser members`() throws {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize(width: 1, height: 2).equalTo(.zero))
        #expect(CGRect.zero.equalTo(.zero))
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.cgColor.colorSpace?.numberOfComponents == 3)
        let image = UIImage(systemName: "star")
        #expect(image?.imageFlippedForRightToLeftLayoutDirection() == image)
    }

    @Test func `The distance of two anchors is a dimension`() {
        let (left, right, wide) = (UIView(), UIView(), UIView())
        stage.act {
            for view in [left, right, wide] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.view.addSubview(view)
            }
            let distance = left.leadingAnchor.anchorWithOffset(to: right.leadingAnchor)
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
                right.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 120),
                wide.widthAnchor.constraint(equalTo: distance, multiplier: 2),
            ])
        }
        #expect(wide.frame.width == 200)
    }

    @Test func `A visual format with one view takes an alignment along its own axis`() {
        let field = UIView()
        let constraints = stage.act {
            root.view.addSubview(field)
            return NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[field]-|", options: .alignAllLastBaseline, metrics: nil, views: ["field": field]
            )
        }
        #expect(constraints.count == 2 && stage.host.notes.isEmpty)
    }

    @Test func `A text view has an attributed text, until the user types`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.act {
            view.attributedText = NSAttributedString(string: "Red words", attributes: [.foregroundColor: UIColor.red])
            root.view.addSubview(view)
        }
        #expect(view.text == "Red words")
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        try stage.drain()
        let properties = try #require(stage.reader[view.id]?.properties)
        #expect(properties.styles["color"] == UIColor.red.css)
        stage.act { _ = view.receiveText("Other words") }
        #expect(view.attributedText.string == "Other words")
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    }

    @Test func `A page view controller has a scroll view, which can stop page turns`() throws {
        final class Pages: NSObject, UIPageViewControllerDataSource {
            let all = [UIViewController(), UIViewController()]
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { viewController === all[1] ? all[0] : nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
        }
        let pages = Pages()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
        let stage = try Stage(root: controller)
        let scroll = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(controller.gestureRecognizers.contains { $0.isEnabled })
        stage.act { scroll.isScrollEnabled = false }
        #expect(!controller.gestureRecognizers.contains { $0.isEnabled })
        try stage.drain()
        let properties = try #require(stage.reader[scroll.id]?.properties)
        #expect(properties["turns"] != nil && properties["content"] == nil)
    }

    @Test func `A navigation controller has bars of the app's own classes`() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        stage.act {
            let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
            #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
            let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
            #expect(type(of: plain.navigationBar) == UINavigationBar.self)
        }
    }

    @Test func `A scroll hides and shows the bar of a navigation controller that wants it`() throws {
        let screen = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3_000)
        screen.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: screen)
        let stage = try Stage(root: navigation)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 500)) }
        #expect(!navigation.isNavigationBarHidden)
        stage.act {
            navigation.hidesBarsOnSwipe = true
            scroll.receiveScroll(to: CGPoint(x: 0, y: 700))
        }
        #expect(navigation.isNavigationBarHidden)
        stage.act { scroll.receiveScroll(to: CGPoint(x: 0, y: 400)) }
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `Edit menus are shown as action sheets`() throws {
        final class Field: UIView, UIEditMenuInteractionDelegate {
            var chosen: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            func copyAll(_ sender: Any?) { chosen.append("copied") }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector("copyAll:")
            }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: [UIAction(title: "Paste") { [weak self] _ in self?.chosen.append("pasted") }])
            }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let interaction = UIEditMenuInteraction(delegate: field)
        stage.act {
            root.view.addSubview(field)
            field.becomeFirstResponder()
            let menu = UIMenuController.shared
            menu.menuItems = [
                UIMenuItem(title: "Copy all", action: Selector("copyAll:", Field.copyAll)),
                UIMenuItem(title: "Other", action: Selector("other:")),
            ]
            menu.showMenu(from: field, rect: .zero)
            #expect(menu.isMenuVisible && UIMenuController.shared === menu)
        }
        let sheet = try #require(root.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Copy all", "Cancel"])
        #expect(stage.act { sheet.view.receiveAlert(button: 0) } && field.chosen == ["copied"])
        #expect(!stage.act { UIMenuController.shared.isMenuVisible })
        stage.act {
            field.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        }
        let menu = try #require(root.presentedViewController as? UIAlertController)
        #expect(stage.act { menu.view.receiveAlert(button: 0) } && field.chosen == ["copied", "pasted"])
    }
}
