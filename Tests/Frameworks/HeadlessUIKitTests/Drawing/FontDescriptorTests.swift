import HeadlessUIKit
import TestSupport
import Testing

@Suite("Fonts by what they are like")
struct FontDescriptorTests {
    private func css(_ font: UIFont) -> [String: String] {
        var all: [String: String] = [:]
        font.css { all[$0] = $1 }
        return all
    }

    @Test func `A font created from another font's descriptor equals that font`() throws {
        let stage = try Stage()
        try stage.application.run {
            let fonts: [UIFont] = [
                .systemFont(ofSize: 13), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 15),
                .monospacedSystemFont(ofSize: 12, weight: .bold),
                .monospacedDigitSystemFont(ofSize: 12, weight: .light),
                .preferredFont(forTextStyle: .headline), try #require(UIFont(name: "Georgia", size: 18)),
            ]
            for font in fonts {
                #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
                #expect(UIFont(descriptor: font.fontDescriptor, size: font.pointSize) == font)
                #expect(UIFont(descriptor: font.fontDescriptor, size: 31).pointSize == 31)
            }
        }
    }

    @Test func `New symbolic traits replace the former ones`() throws {
        let plain = UIFont.systemFont(ofSize: 16).fontDescriptor
        let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        let font = UIFont(descriptor: both, size: 0)
        #expect(css(font) == ["font-size": "16px", "font-weight": "700", "font-style": "italic"])
        let italic = try #require(both.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 16))
        let bold = try #require(both.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 16))
        let mono = try #require(plain.withSymbolicTraits(.traitMonoSpace))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 16, weight: .regular))
        #expect(mono.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(plain.withSymbolicTraits(.traitCondensed) == nil)
        let heavy = UIFont.systemFont(ofSize: 16, weight: .heavy).fontDescriptor
        #expect(
            UIFont(descriptor: try #require(heavy.withSymbolicTraits(.traitBold)), size: 0)
                == .systemFont(ofSize: 16, weight: .heavy))
    }

    @Test func `A bold text style follows the text size, and one of an explicit size does not`() throws {
        let stage = try Stage(root: UIViewController())
        let (growing, fixed) = (UILabel(), UILabel())
        try stage.act {
            let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
            growing.font = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
            fixed.font = UIFont(descriptor: body, size: 19)
            for label in [growing, fixed] {
                label.text = "Words"
                label.adjustsFontForContentSizeCategory = true
                try #require(stage.window.rootViewController).view.addSubview(label)
            }
        }
        #expect([growing, fixed].map(\.font.pointSize) == [17, 19])
        stage.act {
            var device = stage.application.device
            device.textSize = .extraExtraExtraLarge
            stage.application.change(to: device)
        }
        #expect([growing, fixed].map(\.font.pointSize) == [23, 19])
        #expect(growing.font.fontDescriptor.symbolicTraits == .traitBold)
    }

    @Test func `Descriptors apply family, face, design and attributes and ignore invalid values`() throws {
        let system = UIFont.systemFont(ofSize: 14).fontDescriptor
        let georgia = system.withFamily("Georgia").withFace("Bold Italic").withSize(21)
        #expect(georgia.postscriptName == "Georgia")
        let font = UIFont(descriptor: georgia, size: 0)
        #expect(font.familyName == "Georgia")
        #expect(
            css(font) == [
                "font-size": "21px", "font-weight": "700", "font-style": "italic",
                "font-family": "\"Georgia\", system-ui, sans-serif",
            ])
        let given = UIFontDescriptor(fontAttributes: [
            .size: 18, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium],
        ])
        #expect(UIFont(descriptor: given, size: 0) == .systemFont(ofSize: 18, weight: .medium))
        #expect(given.addingAttributes([.size: "large", .family: 7, .traits: "bold"]) == given)
        #expect(
            UIFont(descriptor: try #require(system.withDesign(.monospaced)), size: 0)
                == .monospacedSystemFont(ofSize: 14, weight: .regular))
        #expect(system.withDesign(.rounded) == system)
        #expect(system.withDesign(UIFontDescriptor.SystemDesign(rawValue: "other")) == nil)
        #expect(UIFont(descriptor: UIFontDescriptor(name: "Menlo", size: 0), size: 0).pointSize == 12)
    }
}
