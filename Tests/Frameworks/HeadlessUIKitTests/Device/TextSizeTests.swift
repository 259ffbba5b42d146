import HeadlessUIKit
import TestSupport
import Testing

/// Fonts for the text size of the user.
@Suite struct TextSizeTests {
    private func stage(_ size: UIContentSizeCategory) throws -> Stage {
        let stage = try Stage(root: UIViewController())
        stage.act { stage.choose(size) }
        return stage
    }

    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, UIContentSizeCategory.extraSmall, 31), (.largeTitle, .large, 34),
            (.title1, .accessibilityExtraExtraExtraLarge, 58), (.headline, .extraExtraExtraLarge, 23),
            (.body, .accessibilityMedium, 28), (.footnote, .small, 12), (.caption2, .extraLarge, 13),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
    func `Text styles have the point sizes that Apple publishes`(
        style: UIFont.TextStyle, size: UIContentSizeCategory, points: CGFloat
    ) throws {
        let stage = try stage(size)
        #expect(stage.application.run { UIFont.preferredFont(forTextStyle: style).pointSize } == points)
        let traits = UITraitCollection(preferredContentSizeCategory: size)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == points)
    }

    @Test func `A label that adjusts its font follows the text size, and another keeps its font`() throws {
        let stage = try stage(.large)
        let (following, staying) = (UILabel(), UILabel())
        stage.act {
            following.adjustsFontForContentSizeCategory = true
            for label in [following, staying] {
                label.text = "Hello"
                label.font = .preferredFont(forTextStyle: .body)
                stage.window.rootViewController?.view.addSubview(label)
            }
        }
        try stage.drain()
        stage.act { stage.choose(.extraExtraExtraLarge) }
        #expect(following.font.pointSize == 23 && staying.font.pointSize == 17)
        #expect(following.intrinsicContentSize.width > staying.intrinsicContentSize.width)
        #expect(try stage.drain().count == 1)
        var said: [String: String?] = [:]
        following.font.css { said[$0] = $1 }
        #expect(said["font"] == "400 23px/27.447px var(--device-font)")
        staying.font.css { said[$0] = $1 }
        #expect(said["font"] == "var(--type-body)")
    }

    @Test func `A button's title adjusts to the text size like a label`() throws {
        let stage = try stage(.large)
        let button = UIButton(type: .system)
        stage.act {
            button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            stage.window.rootViewController?.view.addSubview(button)
            stage.choose(.accessibilityLarge)
        }
        #expect(button.titleLabel?.font.pointSize == 32)
    }

    @Test func `UIFontMetrics scales lengths and fonts with a text style, up to a maximum`() throws {
        let stage = try stage(.accessibilityExtraExtraExtraLarge)
        try stage.application.run {
            #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34) == 60)
            let font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 17))
            #expect(font.pointSize == 53)
            let bounded = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30)
            #expect(bounded.pointSize == 30)
            let label = UILabel()
            label.font = font
            label.adjustsFontForContentSizeCategory = true
            try #require(stage.window.rootViewController).view.addSubview(label)
            stage.choose(.large)
            #expect(label.font.pointSize == 17)
            let plain = UILabel()
            plain.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            #expect(plain.font != .systemFont(ofSize: 17))  // it can grow
        }
    }
}

extension Stage {
    /// Sets the text size of the device.
    fileprivate func choose(_ size: UIContentSizeCategory) {
        var device = application.device
        device.textSize = size
        application.change(to: device)
    }
}
