import Testing

@testable import HeadlessUIKit

@Suite("Pictures that are drawn into a context")
struct DrawnPictureTests {
    @Test func `An image context returns the last image drawn, in its size, and contexts can be nested`() throws {
        let application = UIApplication(host: InertHost())
        try application.run {
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIImage(imageLiteralResourceName: "lost").draw(in: .zero)
            UIGraphicsEndImageContext()
            UIGraphicsBeginImageContext(CGSize(width: 100, height: 80))
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIImage(imageLiteralResourceName: "logo").draw(in: CGRect(x: 0, y: 0, width: 100, height: 80))
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 7), false, 0)
            UIImage(imageLiteralResourceName: "inner").draw(at: .zero)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.source == .local("inner"))
            UIGraphicsEndImageContext()
            let picture = try #require(UIGraphicsGetImageFromCurrentImageContext())
            #expect(picture.source == .local("logo"))
            #expect(picture.size == CGSize(width: 100, height: 80))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        }
    }
}
