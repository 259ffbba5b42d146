import Testing
import UniformTypeIdentifiers

@Suite("Kinds of data")
struct UTTypeTests {
    @Test func `A UTType is found by identifier, extension or MIME type and conforms to general types`() {
        #expect(UTType("public.jpeg") == .jpeg && UTType("com.example.none") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item) && !UTType.jpeg.conforms(to: .text))
        #expect(UTType.png.preferredFilenameExtension == "png" && UTType.image.preferredMIMEType == nil)
        #expect(kUTTypeImage as String == UTType.image.identifier)
    }

    @Test func `The functions from before UTType find types by their tags`() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)?.takeRetainedValue()
        #expect(type == "public.jpeg")
        #expect(
            type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType) }?.takeRetainedValue()
                == "image/jpeg")
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "text/none", nil) == nil)
        #expect(
            UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassFilenameExtension)?.takeRetainedValue() == "png")
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    }
}
