import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Bitmaps, blend modes and filters")
struct BitmapTests {
    private let application = UIApplication(host: InertHost())

    private func makeContext(_ width: Int = 4, _ height: Int = 2, data: UnsafeMutableRawPointer? = nil) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    /// The SVG or PNG data of an image as text.
    private func text(_ image: CGImage?) throws -> String {
        let bytes = try #require(image?.picture.bytes?.bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func picture(_ size: CGSize = CGSize(width: 4, height: 2)) throws -> CGImage {
        try #require(UIImage(data: Data(SVG.picture(size: size, shapes: ["<circle r=\"1\"/>"]).utf8)).map(CGImage.init))
    }

    @Test func `A bitmap's vertical axis points up, and images stand upright in it`() throws {
        try application.run {
            let context = try #require(makeContext())
            #expect(context.width == 4 && context.height == 2 && context.bytesPerRow == 16 && context.ctm.isIdentity)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.draw(try picture(), in: CGRect(x: 0, y: 0, width: 4, height: 2))
            let text = try text(context.makeImage())
            #expect(
                text.contains("d=\"M0 0L1 0L1 1L0 1Z\"") && text.contains("transform=\"matrix(1, 0, 0, -1, 0, 2)\""))
            let image = try #require(text.split(separator: "<image").last)
            #expect(!image.contains("transform"))
        }
        #expect(makeContext(0, 2) == nil && makeContext(9_000, 1) == nil)
    }

    @Test func `Images are upside down in the contexts of UIKit`() throws {
        try application.run {
            UIGraphicsBeginImageContext(CGSize(width: 4, height: 2))
            UIGraphicsGetCurrentContext()?.draw(try picture(), in: CGRect(x: 0, y: 0, width: 4, height: 2))
            let drawn = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
            UIGraphicsEndImageContext()
            #expect(try text(drawn).contains("transform=\"matrix(1, 0, 0, -1, 0, 2)\""))
        }
    }

    @Test func `An image that is drawn alone stays itself, and a clipped one is cut out`() throws {
        try application.run {
            let whole = CGRect(x: 0, y: 0, width: 4, height: 2)
            let image = UIImage(cgImage: try picture())
            let plain = UIGraphicsImageRenderer(size: whole.size).image { _ in image.draw(in: whole) }
            #expect(plain.source == image.source && plain.retainedImage === image.retainedImage)
            let clipped = UIGraphicsImageRenderer(size: whole.size).image { _ in
                UIBezierPath(roundedRect: whole, cornerRadius: 1).addClip()
                image.draw(in: whole)
            }
            #expect(try text(clipped.cgImage).contains("<clipPath id=\"c1\">"))
            let faint = UIGraphicsImageRenderer(size: whole.size).image { _ in
                image.draw(in: whole, blendMode: .normal, alpha: 0.5)
            }
            #expect(try text(faint.cgImage).contains("opacity=\"0.5\""))
        }
    }

    @Test func `Pixels that an app writes are drawn in place of shapes`() throws {
        try application.run {
            let context = try #require(makeContext(2, 1))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            let pixels: [UInt8] = [255, 0, 0, 255, 0, 64, 0, 128]
            context.data?.copyMemory(from: pixels, byteCount: 8)
            let image = try #require(context.makeImage())
            let png = try #require(image.picture.bytes)
            #expect(png.type == "image/png" && image.width == 2 && image.height == 1)
            #expect(image.dataProvider?.data == Data(pixels) && image.alphaInfo == .premultipliedLast)
            // The bytes of the PNG's only row: the number 0 for no filter, then both pixels. The opacity of the second
            // pixel is not multiplied into its colours.
            let row: [UInt8] = [0, 255, 0, 0, 255, 0, 127, 0, 128]
            #expect(Data(png.bytes).range(of: Data(row)) != nil)
            let provider = try #require(CGDataProvider(data: Data([0, 0, 255, 255])))
            let little = CGBitmapInfo(
                rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue)
            let made = CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: little, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
            let red: [UInt8] = [0, 255, 0, 0, 255]
            #expect(Data(try #require(made?.picture.bytes?.bytes)).range(of: Data(red)) != nil)
            #expect(
                CGImage(
                    width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: little, provider: provider, decode: nil,
                    shouldInterpolate: true, intent: .defaultIntent) == nil)
        }
    }

    @Test func `Shapes are combined by blend modes`() throws {
        func drawn(_ mode: CGBlendMode) -> String {
            let context = CGContext(size: CGSize(width: 4, height: 2))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setBlendMode(mode)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
            return context.svg
        }
        #expect(drawn(.multiply).contains("<g style=\"mix-blend-mode:multiply\"><path d=\"M2"))
        #expect(drawn(.colorDodge).contains("mix-blend-mode:color-dodge"))
        #expect(drawn(.copy).components(separatedBy: "<path").count == 2)
        let within = drawn(.sourceAtop)
        #expect(
            within.contains("mask-type:alpha\"><path d=\"M0") && within.contains("<g mask=\"url(#m1)\"><path d=\"M2"))
        #expect(drawn(.destinationIn).contains("mask-type:alpha\"><path d=\"M2"))
        let cut = drawn(.destinationOut)
        #expect(
            cut.contains("filter:brightness(0)\"><path d=\"M2") && cut.contains("<g mask=\"url(#m1)\"><path d=\"M0"))
        let behind = drawn(.destinationOver)
        let (second, first) = (behind.range(of: "M2"), behind.range(of: "M0"))
        #expect(try #require(second).lowerBound < #require(first).lowerBound)
    }

    @Test func `A part of a drawing can be cleared`() {
        let context = CGContext(size: CGSize(width: 4, height: 2))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(context.svg.contains("<mask") && context.svg.contains("M1 0L2 0L2 1L1 1Z"))
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(context.count == 0)
    }

    @Test func `The stroke of a path becomes a path that can be clipped to`() {
        let context = CGContext(size: CGSize(width: 20, height: 20))
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 5, y: 5))
        context.addLine(to: CGPoint(x: 15, y: 5))
        context.replacePathWithStrokedPath()
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 4, width: 10, height: 2))
        let round = CGMutablePath()
        round.move(to: CGPoint(x: 5, y: 5))
        round.addLine(to: CGPoint(x: 15, y: 5))
        let stroke = round.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
        #expect(stroke.boundingBoxOfPath.integral == CGRect(x: 4, y: 4, width: 12, height: 2))
    }

    @Test func `Elements of a path can be added with a transform`() {
        let path = CGMutablePath()
        let moved = CGAffineTransform(translationX: 10, y: 0)
        path.move(to: .zero, transform: moved)
        path.addLine(to: CGPoint(x: 1, y: 0), transform: moved)
        #expect(path.boundingBox == CGRect(x: 10, y: 0, width: 1, height: 0))
        let arc = CGMutablePath()
        arc.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
        #expect(abs(arc.currentPoint.x) < 0.001 && abs(arc.currentPoint.y + 1) < 0.001)
        var scale = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1), transform: &scale).boundingBox.maxX == 4)
        #expect(path.mutableCopy() == path)
    }

    @Test func `A part of an image is cut out, and a layer is drawn several times`() throws {
        try application.run {
            let part = try #require(try picture().cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
            #expect(try part.width == 2 && text(part).contains("x=\"-1\" y=\"0\" width=\"4\" height=\"2\""))
            #expect(try picture().cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
            let context = CGContext(size: CGSize(width: 4, height: 2))
            let layer = try #require(CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil))
            layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.draw(layer, at: .zero)
            context.draw(layer, in: CGRect(x: 2, y: 0, width: 2, height: 2))
            #expect(context.count == 2)
        }
    }

    @Test func `The drawing of one bitmap is blurred into another by its address`() throws {
        try application.run {
            let source = try #require(makeContext())
            let target = try #require(makeContext())
            source.draw(try picture(), in: CGRect(x: 0, y: 0, width: 4, height: 2))
            var (from, to) = (vImage_Buffer(), vImage_Buffer())
            (from.data, to.data) = (source.data, target.data)
            #expect(vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 7, 7, nil, 8) == kvImageNoError)
            #expect(try text(target.makeImage()).contains("filter:blur(2px)"))
            #expect(vImageBoxConvolve_ARGB8888(&from, [vImage_Buffer()], nil, 0, 0, 7, 7, nil, 8) != kvImageNoError)
        }
    }

    @Test func `Filters are drawn, and others leave the image`() throws {
        try application.run {
            let input = CIImage(cgImage: try picture())
            let output = input.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0.5])
            let image = CIContext(options: nil).createCGImage(output, from: output.extent)
            #expect(try image?.width == 4 && text(image).contains("filter:sepia(0.5)"))
            let color = CIImage(color: CIColor(color: .red))
            #expect(color.extent.isInfinite && color.cgImage == nil)
            let filter = try #require(CIFilter(name: "CISourceOverCompositing"))
            filter.setValue(color, forKey: kCIInputImageKey)
            filter.setValue(input, forKey: kCIInputBackgroundImageKey)
            let tinted = try #require(filter.outputImage?.cropped(to: input.extent))
            #expect(try text(tinted.cgImage).contains("fill=\"rgb"))
            #expect(input.applyingFilter("CITwirlDistortion") === input && CIFilter(name: "Twirl") == nil)
            #expect((filter.copy() as? CIFilter)?.value(forKey: kCIInputImageKey) as? CIImage === color)
        }
    }

    @Test func `An animated image shows its frames in turn`() throws {
        try application.run {
            let frame = UIImage(cgImage: try picture())
            let image = try #require(UIImage.animatedImage(with: [frame, frame], duration: 2))
            #expect(image.images?.count == 2 && image.duration == 2 && image.size == frame.size)
            let text = try text(image.cgImage)
            #expect(text.contains("dur=\"2s\"") && text.contains("values=\"0;1\" keyTimes=\"0;0.5\""))
            #expect(UIImage.animatedImage(with: [], duration: 1) == nil && frame.images == nil)
        }
    }

    @Test func `An image is written to data of a type that browsers show`() throws {
        try application.run {
            let data = try #require(CFDataCreateMutable(nil, 0))
            let target = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
            #expect(!CGImageDestinationFinalize(target))
            CGImageDestinationAddImage(target, try picture(), nil)
            #expect(CGImageDestinationFinalize(target) && UIImage(data: data as Data)?.size.width == 4)
            #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
            let source = CGImageSourceCreateIncremental(nil)
            #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetType(source) == nil)
            CGImageSourceUpdateData(source, data as Data, true)
            #expect(CGImageSourceGetStatus(source) == .statusComplete)
            #expect(CGImageSourceGetType(source) == "public.svg-image")
        }
    }
}
