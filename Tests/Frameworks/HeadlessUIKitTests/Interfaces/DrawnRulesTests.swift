import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Constraints of a storyboard")
struct DrawnRulesTests {
    private func frames(_ inside: String, _ rules: String, guides: String = "") throws -> ([CGRect], DrawnApp) {
        let scene = """
            <scene><objects><viewController id="c" sceneMemberID="viewController"><layoutGuides>\(guides)</layoutGuides>
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(inside)</subviews><viewLayoutGuide key="safeArea" id="s"/>
                <constraints>\(rules)</constraints></view></viewController></objects></scene>
            """
        let app = try DrawnApp(scene, initial: "c")
        let controller = try app.open(as: UIViewController.self)
        return app.stage.act {
            controller.view.layoutIfNeeded()
            return (controller.view.subviews.map(\.frame), app)
        }
    }

    private let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    @Test func `Storyboard guides, margins, multipliers and priorities place views as in code`() throws {
        let (frames, app) = try frames(
            "<view \(free) id=\"a\"/><view \(free) id=\"b\"/>",
            """
            <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" id="1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="2"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="25" id="3"/>
            <constraint firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:2" id="4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="5"/>
            <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="6"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" id="7"/>
            <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="8"/>
            <constraint firstItem="b" firstAttribute="height" constant="10" priority="750" identifier="low" id="9"/>
            <constraint firstItem="b" firstAttribute="height" constant="99" placeholder="YES" id="10"/>
            """)
        let screen = UIScreen.main.bounds
        let top = SimulatedDevice.current.safeArea.top + 8
        let width = screen.width - 41  // a margin of 16, and 25
        #expect(frames[0] == CGRect(x: 16, y: top, width: width, height: width / 2))
        #expect(frames[1] == CGRect(x: 16 + width / 4, y: top + width / 2, width: width / 2, height: 30))
        #expect(app.problems.isEmpty)
    }

    @Test func `Top and bottom layout guides place views as the safe area does`() throws {
        let (frames, app) = try frames(
            "<view \(free) id=\"a\"/>",
            """
            <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="1"/>
            <constraint firstItem="u" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
            <constraint firstItem="a" firstAttribute="width" constant="40" id="4"/>
            """,
            guides: """
                <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="u"/>
                """)
        let safe = SimulatedDevice.current.safeArea
        #expect(frames[0].minY == safe.top && frames[0].maxY == UIScreen.main.bounds.height - safe.bottom)
        #expect(app.problems.isEmpty)
    }

    @Test func `Storyboard size class variations apply only on devices of that size class`() throws {
        let (frames, _) = try frames(
            """
            <view fixedFrame="YES" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
            <view \(free) id="b"><constraints>
                <constraint firstAttribute="width" constant="10" id="w"><variation key="widthClass=compact" constant="70"/></constraint>
                <constraint firstAttribute="height" constant="10" id="h"/><constraint firstAttribute="height" constant="50" id="h2"/>
            </constraints><variation key="default"><mask key="constraints"><exclude reference="h2"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact"><mask key="constraints"><exclude reference="h"/><include reference="h2"/></mask></variation>
            </view>
            """,
            """
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
            """)
        #expect(frames == [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 70, height: 50)])
    }

    @Test func `A constraint with a missing item or an unknown attribute is reported and left out`() throws {
        let (_, app) = try frames(
            "<view id=\"a\"/>",
            """
            <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="1"/>
            <constraint firstItem="gone" firstAttribute="top" secondItem="a" secondAttribute="top" id="2"/>
            <constraint firstItem="a" firstAttribute="middle" constant="1" id="3"/>
            """)
        let start = "The storyboard \"Main\" has a constraint, "
        #expect(
            app.problems == [
                start + "1, that holds on to something that is not there",
                start + "2, that holds on to something that is not there",
                start + "3, that has no such part as middle",
            ])
    }
}
