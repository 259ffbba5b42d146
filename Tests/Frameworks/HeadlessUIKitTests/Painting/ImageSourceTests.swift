import FolderSupport
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Pictures of less pixels")
struct ImageSourceTests {
    private let png = Data([
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 200,
    ])

    private func small(_ most: Any?, _ data: Data, always: Bool = true) -> CGImage? {
        var options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: always]
        if let most { options[kCGImageSourceThumbnailMaxPixelSize] = most }
        let flags = [kCGImageSourceShouldCache: false] as CFDictionary
        return CGImageSourceCreateWithData(data as CFData, flags).flatMap {
            CGImageSourceCreateThumbnailAtIndex($0, 0, options as CFDictionary)
        }
    }

    @Test func `A thumbnail has the requested size and proportions, and the bytes of its source`() throws {
        for most in [150, CGFloat(150), Float(150)] as [Any] {
            let image = try #require(small(most, png))
            #expect(image.width == 150 && image.height == 100)
            #expect(UIImage(cgImage: image).pngData() == png)
        }
        #expect(small(600, png)?.width == 300)
        #expect(small(nil, png)?.width == 300)
        #expect(small(150, png, always: false) == nil)
        #expect(small(150, Data("bread".utf8)) == nil)
    }

    @Test func `An image source reports the pixel size of its image, also from a file`() throws {
        let folder = TemporaryFolder()
        let file = folder.url.appending(path: "picture.png")
        try png.write(to: file)
        let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
        let facts = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(facts?[kCGImagePropertyPixelWidth] as? Int == 300 && facts?[kCGImagePropertyPixelHeight] as? Int == 200)
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(filePath: "/nowhere.png"), nil) == nil)
    }
}
