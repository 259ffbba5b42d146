import HeadlessUIKit
import TestSupport
import Testing

@Suite("Rules of controls and bars")
struct ControlRuleTests {
    private let root = UIViewController()

    // MARK: - Buttons

    @Test func `The title of a custom button is white, and that of a system button has the tint`() throws {
        let stage = try Stage(root: root)
        for button in [UIButton(), UIButton(type: .custom), UIButton(frame: .zero)] {
            button.setTitle("Buy", for: .normal)
            stage.act { root.view.addSubview(button) }
            #expect(button.titleColor(for: .normal) == .white && button.currentTitleColor == .white)
            #expect(button.projected.styles["color"] == "#ffffff")
        }
        let system = UIButton(type: .system)
        system.setTitle("Buy", for: .normal)
        stage.act { root.view.addSubview(system) }
        #expect(system.currentTitleColor == system.tintColor)
    }

    @Test func `A configuration without a title shows what was set for the state, before or after it`() throws {
        let (before, after, attributed) = (UIButton(type: .system), UIButton(configuration: .filled()), UIButton())
        before.setTitle("Before", for: .normal)
        before.setImage(UIImage(systemName: "star"), for: .normal)
        before.configuration = .filled()
        after.setTitle("After", for: .normal)
        attributed.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
        attributed.configuration = .filled()
        #expect(before.currentTitle == "Before" && before.currentImage != nil)
        #expect(after.currentTitle == "After" && attributed.currentAttributedTitle?.string == "Attributed")
        before.configuration?.title = "Configured"
        #expect(before.currentTitle == "Configured")
        before.configuration?.title = nil
        #expect(before.currentTitle == nil)
    }

    @Test func `A disabled button with a configuration is grey, unless it has a background colour of its own`() throws {
        let stage = try Stage(root: root)
        stage.act {
            for configuration in [UIButton.Configuration.filled(), .tinted(), .gray()] {
                let button = UIButton(configuration: configuration)
                let enabled = button.backgroundColor
                button.isEnabled = false
                #expect(button.backgroundColor == .tertiarySystemFill && button.currentTitleColor == .tertiaryLabel)
                button.isEnabled = true
                #expect(button.backgroundColor == enabled)
            }
            var own = UIButton.Configuration.filled()
            own.background.backgroundColor = .red
            let button = UIButton(configuration: own)
            button.isEnabled = false
            #expect(button.backgroundColor == .red)
        }
    }

    // MARK: - Other controls

    @Test(arguments: [(-3, 0), (1, 1), (9, 2)])
    func `The current page is limited to the pages`(_ asked: Int, _ page: Int) {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = asked
        #expect(pages.currentPage == page)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test func `A field that is disabled ends editing`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let stage = try Stage(root: root)
        stage.act {
            root.view.addSubview(field)
            field.becomeFirstResponder()
        }
        #expect(field.isFirstResponder)
        stage.act { field.isEnabled = false }
        #expect(!field.isFirstResponder)
    }

    @Test func `A search bar as the title view takes the space between the bar's buttons`() throws {
        let bar = UISearchBar()
        root.navigationItem.titleView = bar
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Map", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        let item = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.last)
        #expect(bar.frame.minX == 8 && bar.frame.maxX == item.frame.minX && bar.frame.height == 44)
        try stage.drain()
    }

    // MARK: - Layers, colours and stacks

    @Test func `A view and its layer have the same clipping and background`() {
        let (one, other) = (UIView(), UIView())
        one.clipsToBounds = true
        one.backgroundColor = .blue
        #expect(one.layer.masksToBounds && one.layer.backgroundColor == UIColor.blue.cgColor)
        other.layer.masksToBounds = true
        other.layer.backgroundColor = UIColor.red.cgColor
        #expect(other.clipsToBounds && other.backgroundColor == .red)
        other.layer.backgroundColor = nil
        #expect(other.backgroundColor == nil)
        let free = CALayer()
        free.masksToBounds = true
        free.backgroundColor = UIColor.red.cgColor
        #expect(free.masksToBounds && free.backgroundColor == UIColor.red.cgColor)
    }

    @Test(
        arguments: [
            (UIColor.red, [0, 1, 1]), (.green, [1.0 / 3, 1, 1]), (.blue, [2.0 / 3, 1, 1]), (.white, [0, 0, 1]),
            (.black, [0, 0, 0]), (UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 1), [0, 0.5, 0.5]),
        ] as [(UIColor, [CGFloat])])
    func `A colour has hue, saturation and brightness`(_ color: UIColor, _ parts: [CGFloat]) {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(zip([hue, saturation, brightness], parts).allSatisfy { abs($0 - $1) < 0.001 } && alpha == 1)
    }

    @Test func `Only a grey colour has a white component`() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha) && white == 0.5 && alpha == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 0.5)
    }

    @Test func `A stack with a controller twice is refused and logged with its title`() throws {
        let (a, b) = (UIViewController(), UIViewController())
        (a.title, b.title) = ("A", "B")
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        stage.act {
            navigation.setViewControllers([a, b, a], animated: false)
            navigation.pushViewController(a, animated: false)
        }
        #expect(navigation.viewControllers == [a])
        #expect(stage.host.notes.filter { $0.description.contains("“A”") }.count == 2)
    }
}
