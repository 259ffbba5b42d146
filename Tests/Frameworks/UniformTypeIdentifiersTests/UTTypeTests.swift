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
}
