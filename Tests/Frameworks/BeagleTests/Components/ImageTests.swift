import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Images")
struct ImageTests {
    private let easel = Easel()

    @Test(arguments: [("FIT_XY", "fill"), ("FIT_CENTER", "contain"), ("CENTER_CROP", "cover"), ("CENTER", "none")])
    func `An image mode decides how the picture fits its box`(mode: String, fit: String) throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:image","mode":"\(mode)","path":{"_beagleImagePath_":"local","mobileId":"a"}}
            """)
        #expect(view.contentMode.objectFit == fit)
        #expect(view.clipsToBounds)
    }

    @Test func `A local image is shown by its name, without a request`() throws {
        let view = try easel.show(
            #"{"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"local","mobileId":"bell"}}"#)
        #expect((view as? UIImageView)?.image?.source == .local("bell"))
        #expect(view.contentMode == .scaleAspectFit)
        #expect(easel.stage.network.requests.isEmpty)
    }

    @Test func `A remote image shows its placeholder until it loads, and keeps it if loading fails`() throws {
        let view = try #require(
            try easel.show(from: Fixture.bytes("components/image.json")) as? UIImageView)
        #expect(view.image?.source == .local("wheel"))
        #expect(view.accessibilityLabel == "Red bike")
        let request = try #require(easel.stage.network.requests.first)
        #expect(request.purpose == .image)
        #expect(request.url.absoluteString == "https://bff.test/img/red.png")
        easel.stage.fail()
        #expect(view.image?.source == .local("wheel"))
    }

    @Test func `An image request is cancelled when the URL changes or the view is released`() throws {
        var view: BeagleImageView? = easel.stage.run { BeagleImageView() }
        easel.stage.run {
            view?.showRemote("/a.png", placeholder: nil)
            view?.showRemote("/a.png", placeholder: nil)
        }
        #expect(easel.stage.network.requests.count == 1)
        easel.stage.run { view?.showRemote("/b.png", placeholder: nil) }
        #expect(easel.stage.network.waiting == 1)
        view = nil
        #expect(easel.stage.network.waiting == 0)
    }

    @Test func `An image with a border gets a container view that draws the border`() throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:image","style":{"borderWidth":1},
             "path":{"_beagleImagePath_":"local","mobileId":"a"}}
            """)
        #expect(view.kind == .view)
        #expect(view.decoration.border?.width == 1)
        #expect(view.subviews.first?.kind == .image)
    }
}
