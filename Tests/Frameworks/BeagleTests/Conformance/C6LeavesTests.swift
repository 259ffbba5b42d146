import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C6: leaves")
struct C6LeavesTests {
    private let document: LiveDocument

    init() throws {
        document = try LiveDocument(fixture: "C6-leaves")
    }

    private func set(_ path: String, _ value: DynamicObject) throws {
        let context = try #require(document["aligned"]?.context("bike"))
        let path = try #require(Path(rawValue: path))
        document.stage.run { context.set(value, at: path) }
    }

    @Test func `An expression sets text alignment, natural if invalid; a colour without # is ignored`() throws {
        let aligned = try #require(document["aligned"] as? UILabel)
        #expect(aligned.textAlignment == .center)
        try set("side", "MIDDLE")
        #expect(aligned.textAlignment == .natural)
        try set("side", "RIGHT")
        #expect(aligned.textAlignment == .right)
        #expect((document["coloured"] as? UILabel)?.textColor == aligned.textColor)
    }

    @Test func `A button is enabled as its expression says`() throws {
        let button = try #require(document["rent"] as? UIButton)
        #expect(!button.isEnabled)
        try set("free", true)
        #expect(button.isEnabled)
    }

    @Test(arguments: ["FIT_XY": "fill", "FIT_CENTER": "contain", "CENTER_CROP": "cover", "CENTER": "none"])
    func `Image modes map to object-fit values`(mode: String, fit: String) {
        #expect(document[mode]?.projected["fit"] ?? "contain" == fit)
    }

    @Test func `A remote image shows its placeholder until loaded and is fetched again for another URL`() throws {
        let photo = try #require(document["photo"] as? UIImageView)
        #expect(photo.projected["fit"] == "cover")
        #expect(photo.projected["label"] == "Red bike")
        #expect(photo.image?.source == .local("wheel"))
        let network = document.stage.network
        #expect(network.requests.map(\.url.path) == ["/img/red.png"])
        try set("side", "LEFT")
        #expect(network.requests.count == 1)
        try set("file", "blue")
        #expect(network.requests.map(\.url.path) == ["/img/red.png", "/img/blue.png"])
        #expect(network.waiting == 1)
        #expect(photo.image?.source == .local("wheel"))
    }

    @Test func `An image path given as an expression follows its context`() throws {
        let icon = try #require(document["icon"] as? UIImageView)
        #expect(icon.image?.source == .local("bell"))
        try set("icon.mobileId", "wheel")
        #expect(icon.image?.source == .local("wheel"))
    }
}
