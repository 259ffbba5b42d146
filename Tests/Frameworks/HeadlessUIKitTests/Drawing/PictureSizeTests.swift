import Foundation
import HeadlessUIKit
import Testing

@Suite("Sizes of pictures")
struct PictureSizeTests {
    @Test func `The size of each image format is read from its header`() {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 200,
        ]
        #expect(PictureSize.of(png) == CGSize(width: 300, height: 200))
        #expect(PictureSize.of(Array("GIF89a".utf8) + [0x40, 1, 0xF0, 0]) == CGSize(width: 320, height: 240))
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 70, 3, 0, 0, 0]
        #expect(PictureSize.of(jpeg) == CGSize(width: 70, height: 50))
        let chunk = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
        let extended = chunk + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 59, 0, 0]
        #expect(PictureSize.of(extended) == CGSize(width: 100, height: 60))
        let lossless = chunk + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x1F, 0xC0, 0x03, 0x00]
        #expect(PictureSize.of(lossless) == CGSize(width: 32, height: 16))
    }

    @Test(arguments: [
        ("<svg width=\"24\" height='16px' viewBox=\"0 0 9 9\"/>", CGSize(width: 24, height: 16)),
        ("<?xml version=\"1.0\"?><svg viewBox=\"0,0 48 32\"></svg>", CGSize(width: 48, height: 32)),
        ("<svg width='40' viewBox='0 0 8 6'>", CGSize(width: 40, height: 30)),
        ("<svg width=\"100%\" height=\"50%\" viewBox=\"0 0 8 4\">", CGSize(width: 8, height: 4)),
    ])
    func `An SVG's size is its width and height, or that of its view box`(text: String, size: CGSize) {
        #expect(PictureSize.of(text.utf8) == size)
    }

    @Test(
        arguments: [
            [], [0x89, 0x50, 0x4E, 0x47, 1], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF],
            Array("<svg width=\"1e99\" height=\"1\">".utf8), Array("<svg width=\"nan\" height=\"1\">".utf8),
            Array("hello".utf8), Array("GIF89a".utf8) + [0, 0, 0, 0],
        ] as [[UInt8]])
    func `Data that is no image, truncated, or of an invalid size has no size`(bytes: [UInt8]) {
        #expect(PictureSize.of(bytes) == nil)
    }

    @Test func `An app's registered image has the size of its SVG`() {
        let application = UIApplication(host: InertHost())
        application.run {
            application.images.register(svg: "<svg viewBox='0 0 24 12'></svg>", named: "bell")
            #expect(UIImageView(image: UIImage(named: "bell")).intrinsicContentSize == CGSize(width: 24, height: 12))
            #expect(UIImage(named: "missing") == nil)
        }
    }
}
