import Beagle
import Foundation
import Testing

/// The vectors of Beagle's UrlBuilderTestSpec.json.
@Suite("Building URLs")
struct UrlBuilderTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let base: String?
        let path: String
        let result: String?

        init(_ base: String?, _ path: String, _ result: String?) {
            self.base = base
            self.path = path
            self.result = result
        }

        var testDescription: String { "\(base ?? "none") + \(path)" }
    }

    private static let plain = "http://base.url"
    private static let slash = "http://base.ending.with.slash/"
    private static let guide = "https://www.guiaviagensbrasil.com"
    private static let full =
        "https://www.server.com/path?query=a+b&other=c%20d#fragment"

    static let vectors = [
        Vector(plain, "/relativePath", "http://base.url/relativePath"),
        Vector(plain, "absolutePath", "absolutePath"),
        Vector(plain, "//weirdPath", "http://base.url//weirdPath"),
        Vector(plain, "/", "http://base.url/"),
        Vector(plain, "", nil),
        Vector(slash, "", nil),
        Vector(nil, "", nil),
        Vector(slash, "/relativePath", "http://base.ending.with.slash/relativePath"),
        Vector(slash, "/", "http://base.ending.with.slash/"),
        Vector(slash, "//weirdPath", "http://base.ending.with.slash//weirdPath"),
        Vector(slash, "absolutePath", "absolutePath"),
        Vector("http://base.url/withPath", "/relativePath", "http://base.url/withPath/relativePath"),
        Vector("http://base.url/withPath", "absolutePath", "absolutePath"),
        Vector("http://base.url/withPath/", "/relativePath", "http://base.url/withPath/relativePath"),
        Vector(nil, "/relativePath", "/relativePath"),
        Vector(nil, "absolutePath", "absolutePath"),
        Vector(nil, "//weirdPath", "//weirdPath"),
        Vector(nil, "/", "/"),
        Vector(plain, "http://other.url/path", "http://other.url/path"),
        Vector(plain, "/user/Name Of User", "http://base.url/user/Name%20Of%20User"),
        Vector(plain, "/myService%2520", "http://base.url/myService%2520"),
        Vector(plain, "/name+user", "http://base.url/name+user"),
        Vector(plain, "/name #user", "http://base.url/name%20#user"),
        Vector(
            guide, "/galerias/praias de itacaré bahia/", "\(guide)/galerias/praias%20de%20itacar%C3%A9%20bahia/"),
        Vector(
            "guiaviagensbrasil.com", "/galerias/praias%20de%20itacar%C3%A9%20bahia/",
            "guiaviagensbrasil.com/galerias/praias%20de%20itacar%C3%A9%20bahia/"),
        Vector(nil, full, full),
        Vector(plain, "home.json", "home.json"),
    ]

    @Test(arguments: vectors)
    func `Each URL vector builds its expected URL`(_ vector: Vector) {
        let builder = UrlBuilder(baseUrl: vector.base.flatMap { URL(string: $0) })
        #expect(builder.build(path: vector.path)?.absoluteString == vector.result)
    }

    @Test func `The test data has 27 URL vectors`() {
        #expect(Self.vectors.count == 27)
    }

    @Test func `A percent sign that encodes nothing is itself encoded`() {
        #expect(UrlBuilder().build(path: "/100%")?.absoluteString == "/100%25")
    }
}
