import TestSupport
import Testing

@testable import HeadlessUIKit

private final class Card: UIView {
    private(set) var diary: [String] = []
    var radius: CGFloat = 0
    var mark: String?
    var accent: UIColor?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        diary.append("made with \(subviews.count), \(backgroundColor == .systemRed ? "red" : "plain")")
        backgroundColor = .systemBlue
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        diary.append("awoke with radius \(Int(radius))")
    }
}

private final class Refusing: UIView {
    required init?(coder: NSCoder) { nil }
}

private final class Desk: UIViewController {
    private(set) var diary: [String] = []
    var title1: UILabel!
    var field: UITextField!
    var rows: [UILabel]!
    var width: NSLayoutConstraint!
    var lost: UIView!
    private(set) var tapped: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        diary.append("awake, \(isViewLoaded ? "loaded" : "not loaded"), in \(storyboard?.description ?? "none")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        diary.append("loaded with \(title1?.text ?? "nothing")")
    }

    func pressed(_ sender: UIButton) { tapped.append("pressed \(sender.currentTitle ?? "")") }
    func swiped() { tapped.append("swiped") }
    func saved(_ sender: Any) { tapped.append("saved by a \(Swift.type(of: sender))") }

    static var table: InterfaceClass {
        InterfaceClass(
            "Desk", Desk.self,
            [
                .outlet("title1", \Desk.title1, isNeeded: true), .outlet("field", \Desk.field),
                .outlets("rows", \Desk.rows), .outlet("width", \Desk.width),
                .outlet("lost", \Desk.lost, isNeeded: true),
                .action(Selector("pressed:", Desk.pressed)), .action(Selector("swiped", Desk.swiped)),
                .action(Selector("saved:", Desk.saved)),
            ])
    }
}

@Suite("Views of a storyboard")
struct DrawnViewsTests {
    private static var classes: [InterfaceClass] {
        [
            Desk.table,
            InterfaceClass(
                "Card", Card.self,
                [.value("radius", \Card.radius), .value("mark", \Card.mark), .value("accent", \Card.accent)]),
            InterfaceClass("Refusing", Refusing.self),
        ]
    }

    private func view(_ element: String) throws -> (UIView, DrawnApp) {
        let app = try DrawnApp(
            DrawnApp.scene("id=\"c\"", element), initial: "c",
            resources: "<namedColor name=\"Sky\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"0.5\"/></namedColor>",
            classes: Self.classes)
        let controller = try app.open(as: UIViewController.self)
        return (try #require(app.stage.act { controller.view.subviews.first }), app)
    }

    @Test func `A storyboard label has its text, font, colours and number of lines`() throws {
        let (view, app) = try view(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Two
            lines" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" tag="7" alpha="0.5" id="l">
                <rect key="frame" x="20" y="40" width="100" height="30"/>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="22"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
                <color key="backgroundColor" name="Sky"/>
                <nil key="highlightedColor"/>
            </label>
            """)
        let label = try #require(view as? UILabel)
        #expect(label.text == "Two lines" && label.numberOfLines == 0 && label.textAlignment == .center)
        #expect(label.font == .systemFont(ofSize: 22, weight: .semibold) && label.textColor == .secondaryLabel)
        #expect(label.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5) && label.alpha == 0.5)
        #expect(label.frame == CGRect(x: 20, y: 40, width: 100, height: 30) && label.tag == 7)
        #expect(!label.isUserInteractionEnabled && label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(app.problems.isEmpty)
    }

    @Test func `A configured storyboard button has its configuration, not the title of its state`() throws {
        let (view, app) = try view(
            """
            <stackView axis="vertical" id="s"><subviews>
                <button opaque="NO" buttonType="system" id="b">
                    <state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="filled" title="Buy" image="star" catalog="system"
                        imagePlacement="trailing" imagePadding="4" cornerStyle="capsule" buttonSize="large">
                        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
                        <color key="baseBackgroundColor" systemColor="systemRedColor"/>
                        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                    </buttonConfiguration>
                </button>
                <button opaque="NO" buttonType="system" id="e">
                    <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain"/>
                </button>
            </subviews></stackView>
            """)
        let buttons = (view as? UIStackView)?.arrangedSubviews.compactMap { $0 as? UIButton } ?? []
        try #require(buttons.count == 2)
        let configuration = try #require(buttons[0].configuration)
        #expect(configuration.title == "Buy" && configuration.image == UIImage(systemName: "star"))
        #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 4)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(
            configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(buttons[0].currentTitle == "Buy" && buttons[0].backgroundColor == .systemRed)
        #expect(buttons[0].titleLabel?.font == .boldSystemFont(ofSize: 20))
        app.stage.act { buttons[0].configuration?.title = "Sell" }
        #expect(buttons[0].currentTitle == "Sell")
        #expect(buttons[1].currentTitle == nil && buttons[1].configuration != nil)
    }

    @Test func `Storyboard controls, images and scroll views have their designed properties`() throws {
        let (view, app) = try view(
            """
            <stackView axis="vertical" spacing="4" alignment="center" distribution="equalSpacing" id="s"><subviews>
                <button opaque="NO" buttonType="system" enabled="NO" id="b">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                    <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <state key="normal" title="Go" image="star" catalog="system">
                        <color key="titleColor" white="1" alpha="1" colorSpace="custom"/></state>
                    <state key="disabled" title="Wait"/>
                </button>
                <textField placeholder="Name" borderStyle="roundedRect" textAlignment="right" id="f">
                    <textInputTraits key="textInputTraits" keyboardType="decimalPad" returnKeyType="done" secureTextEntry="YES"/>
                </textField>
                <switch on="YES" id="w"><color key="onTintColor" red="1" green="0" blue="0" alpha="1"/></switch>
                <imageView image="cat" contentMode="scaleAspectFit" id="i"/>
                <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="a"/>
                <pageControl numberOfPages="3" currentPage="1" id="p"/>
                <textView editable="NO" id="t"><string key="text">Some
            words</string></textView>
                <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" id="r"/>
                <visualEffectView id="e"><blurEffect style="dark"/>
                    <view key="contentView" id="ec"><subviews><label text="in" id="el"/></subviews></view></visualEffectView>
                <mapView id="m"/><mapView id="n"/>
            </subviews></stackView>
            """)
        let stack = try #require(view as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 4 && stack.alignment == .center)
        let views = stack.arrangedSubviews
        #expect(views.count == 11)
        let button = try #require(views[0] as? UIButton)
        #expect(button.buttonType == .system && !button.isEnabled && button.currentTitle == "Wait")
        #expect(button.title(for: .normal) == "Go" && button.image(for: .normal) == UIImage(systemName: "star"))
        #expect(button.titleColor(for: .normal) == UIColor(white: 1, alpha: 1))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 15))
        let field = try #require(views[1] as? UITextField)
        #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect && field.isSecureTextEntry)
        #expect(field.keyboardType == .decimalPad && field.returnKeyType == .done && field.textAlignment == .right)
        #expect((views[2] as? UISwitch)?.isOn == true)
        #expect((views[3] as? UIImageView)?.image == nil && views[3].contentMode == .scaleAspectFit)
        #expect((views[4] as? UIActivityIndicatorView)?.isAnimating == true && !views[4].isHidden)
        #expect((views[5] as? UIPageControl)?.numberOfPages == 3)
        #expect((views[6] as? UITextView)?.text == "Some\nwords" && (views[6] as? UITextView)?.isEditable == false)
        #expect((views[7] as? UIScrollView)?.isPagingEnabled == true)
        #expect(((views[8] as? UIVisualEffectView)?.contentView.subviews.first as? UILabel)?.text == "in")
        #expect(type(of: views[9]) == UIView.self)
        #expect(
            app.problems == [
                "The app has no image with the name \"cat\"",
                "The storyboard \"Main\" has a mapView, which is not there: a plain view stands in",
            ])
    }

    @Test func `A storyboard slider has its range, value and colours`() throws {
        let (view, app) = try view(
            """
            <slider opaque="NO" value="20" minValue="10" maxValue="30" continuous="NO" minimumValueImage="minus" id="s">
                <rect key="frame" x="20" y="40" width="204" height="34"/>
                <color key="minimumTrackTintColor" red="1" green="0" blue="0" alpha="1"/>
            </slider>
            """)
        let slider = try #require(view as? UISlider)
        #expect(slider.minimumValue == 10 && slider.maximumValue == 30 && slider.value == 20 && !slider.isContinuous)
        #expect(slider.minimumTrackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(slider.thumbTintColor == nil && slider.minimumValueImage == nil)
        #expect(app.problems == ["The app has no image with the name \"minus\""])
    }

    @Test func `Storyboard gesture recognisers are added to the views that name them, with their settings`() throws {
        let view = """
            <label text="Hello" id="t"><connections>
                <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o1"/>
                <outletCollection property="gestureRecognizers" destination="l" appends="YES" id="o2"/>
                <outletCollection property="gestureRecognizers" destination="s" appends="YES" id="o3"/>
                <outletCollection property="gestureRecognizers" destination="e" appends="YES" id="o4"/></connections></label>
            """
        let beside = """
            <panGestureRecognizer minimumNumberOfTouches="1" id="p"/>
            <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.75" id="l"/>
            <swipeGestureRecognizer direction="left" id="s"/>
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES"/>
            </screenEdgePanGestureRecognizer>
            """
        let app = try DrawnApp(DrawnApp.scene("id=\"c\"", view, beside: beside, ""), initial: "c")
        let controller = try app.open(as: UIViewController.self)
        // Interface Builder writes the property only for views without touches, including labels.
        #expect(app.stage.act { controller.view.subviews.first?.isUserInteractionEnabled } == true)
        let found = try #require(app.stage.act { controller.view.subviews.first?.gestureRecognizers })
        #expect(
            found.map { "\(type(of: $0))" }
                == [
                    "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
                    "UIScreenEdgePanGestureRecognizer",
                ])
        #expect((found[3] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
        #expect((found[1] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.75)
        #expect((found[2] as? UISwipeGestureRecognizer)?.direction == .left && app.problems.isEmpty)
    }

    @Test func `A custom storyboard view has its properties in init, then its attributes, then awakes`() throws {
        let (view, app) = try view(
            """
            <view customClass="Card" customModule="App" id="v"><subviews><label text="x" id="x"/></subviews>
                <color key="backgroundColor" systemColor="systemRedColor"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="mark" value="new"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="accent"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="radius" value="no number"/>
                    <userDefinedRuntimeAttribute type="nil" keyPath="nowhere"/>
                </userDefinedRuntimeAttributes>
            </view>
            """)
        let card = try #require(view as? Card)
        #expect(card.diary == ["made with 1, red", "awoke with radius 8"] && card.backgroundColor == .systemBlue)
        #expect(card.mark == "new" && card.accent == UIColor(white: 0, alpha: 1))
        #expect(card.layer.masksToBounds && card.layer.cornerRadius == 6)
        #expect(
            app.problems == [
                "The storyboard \"Main\" sets radius of Card, which takes a CGFloat, to another value",
                "The storyboard \"Main\" sets nowhere of Card, which has no such property",
            ])
    }

    @Test func `A missing, mismatched or failing custom class is reported and a plain view stands in`() throws {
        let (view, app) = try view(
            """
            <view id="v"><subviews><view customClass="Gone" id="a"/><label customClass="Desk" text="still" id="b"/>
                <button customClass="Refusing" id="d"/></subviews></view>
            """)
        #expect(view.subviews.count == 3 && (view.subviews[1] as? UILabel)?.text == "still")
        #expect(
            app.problems == [
                "The storyboard \"Main\" names the class Gone, which the app does not have: a plain view stands in",
                "The storyboard \"Main\" names the class Desk for a label, which it is not: a plain one stands in",
                "The storyboard \"Main\" makes a Refusing, whose init(coder:) answers nil: a plain button stands in",
            ])
    }

    @Test func `Outlets, collections and actions connect before viewDidLoad, and invalid ones are reported`() throws {
        let connections = """
            <connections>
                <outlet property="title1" destination="t" id="o1"/><outlet property="field" destination="b" id="o2"/>
                <outlet property="width" destination="k" id="o3"/><outlet property="nobody" destination="t" id="o4"/>
                <outletCollection property="rows" destination="t" collectionClass="NSMutableArray" id="o5"/>
                <outletCollection property="rows" destination="u" collectionClass="NSMutableArray" id="o6"/>
            </connections><navigationItem key="navigationItem" title="Desk" id="n">
                <barButtonItem key="rightBarButtonItem" systemItem="save" id="n1"><connections>
                    <action selector="saved:" destination="c" id="o7"/></connections></barButtonItem></navigationItem>
            """
        let view = """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="t"><constraints><constraint firstAttribute="width" constant="90" id="k"/></constraints>
                <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o9"/></connections></label>
            <label text="World" id="u"/>
            <button id="b"><state key="normal" title="Press"/><connections>
                <action selector="pressed:" destination="c" eventType="touchUpInside" id="o8"/>
                <action selector="missing:" destination="c" eventType="touchUpInside" id="oA"/>
                <action selector="saved:" destination="r" eventType="touchUpInside" id="oB"/></connections></button>
            """
        let beside = """
            <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
            <tapGestureRecognizer id="g"><connections><action selector="swiped" destination="c" id="oC"/></connections></tapGestureRecognizer>
            """
        let app = try DrawnApp(
            DrawnApp.scene("id=\"c\" customClass=\"Desk\" title=\"A desk\"", view, beside: beside, connections),
            initial: "c", classes: Self.classes)
        let desk = try app.open(as: Desk.self)
        #expect(desk.diary == ["awake, not loaded, in Main", "loaded with Hello"] && desk.title == "A desk")
        #expect(desk.rows.map(\.text) == ["Hello", "World"] && desk.width.constant == 90 && desk.field == nil)
        #expect(desk.navigationItem.title == "Desk")
        app.stage.act {
            (desk.view.subviews[2] as? UIButton)?.sendActions(for: .touchUpInside)
            desk.navigationItem.rightBarButtonItem?.press(from: nil)
            _ = desk.title1.receiveTap()
        }
        #expect(desk.tapped == ["pressed Press", "saved by a UIButton", "saved by a UIBarButtonItem", "swiped"])
        let main = "The storyboard \"Main\""
        #expect(
            Set(app.problems) == [
                "\(main) connects the outlet \"field\" of Desk, which takes a UITextField, with a UIButton",
                "\(main) connects the outlet \"nobody\" of Desk, which has none of that name",
                "\(main) calls missing: of Desk, which has no such action",
                "\(main) connects nothing with the outlet \"lost\" of Desk",
            ])
    }

    @Test func `Xcode 8 inset frames are read as sizes and distances from the superview's edges`() throws {
        let app = try DrawnApp(
            DrawnApp.scene(
                "id=\"c\"",
                """
                <view id="a"><frame key="frameInset" minX="84" minY="48" width="173" height="34"/></view>
                <view id="b"><frame key="frameInset" minX="20" maxX="15" maxY="10" height="30"/></view>
                """), initial: "c")
        let controller = try app.open(as: UIViewController.self)
        let frames = app.stage.act { controller.view.subviews.map(\.frame) }
        #expect(frames[0] == CGRect(x: 84, y: 48, width: 173, height: 34))
        #expect(frames[1] == CGRect(x: 20, y: 627, width: 340, height: 30))
    }

    @Test func `A standalone navigation bar shows the bar buttons of its top item`() throws {
        let app = try DrawnApp(
            DrawnApp.scene(
                "id=\"c\"",
                """
                <navigationBar id="n"><rect key="frame" x="0" y="0" width="260" height="44"/><items>
                    <navigationItem title="Add" id="i"><barButtonItem key="leftBarButtonItem" title="Cancel" id="l"/>
                    </navigationItem></items></navigationBar>
                """), initial: "c")
        let controller = try app.open(as: UIViewController.self)
        let bar = try #require(controller.view.subviews.first as? UINavigationBar)
        #expect(bar.topItem?.title == "Add" && bar.items?.count == 1)
        func buttons() -> [String?] {
            bar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }.map(\.currentTitle)
        }
        #expect(buttons() == ["Cancel"])
        app.stage.act { bar.topItem?.leftBarButtonItem?.isHidden = true }
        #expect(buttons() == [])
        app.stage.act { bar.pushItem(UINavigationItem(title: "More"), animated: false) }
        #expect(bar.topItem?.title == "More" && bar.backItem?.title == "Add" && buttons() == ["Add"])
        #expect(app.stage.act { bar.popItem(animated: false)?.title } == "More" && bar.topItem?.title == "Add")
    }

    @Test func `A storyboard view without constraints follows its superview by its autoresizing mask`() throws {
        let app = try DrawnApp(
            DrawnApp.scene(
                "id=\"c\"",
                """
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                    <rect key="frame" x="0" y="76" width="375" height="44"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
                """), initial: "c")
        let controller = try app.open(as: UIViewController.self)
        let width = controller.view.bounds.width
        #expect(width > 375 && controller.view.subviews[0].frame == rect(0, 76, width, 44))
    }
}
