import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Pages that code has as a text")
struct PageWordsTests {
    @Test(arguments: [
        (
            "<html><head><title>T</title><style>p { }</style></head><body><h1>One</h1><p>two  <b>three</b></p></body></html>",
            "One\ntwo three\n"
        ),
        ("a &amp; b &lt;c&gt; &#65;&#x42; &unknown; &", "a & b <c> AB &unknown; &"),
        ("<ul><li>x<LI>y</ul><!-- <p>no</p> -->z<br/>w", "• x\n• y\nz\nw"),
        ("<script>if (a < b) {}</SCRIPT>after", "after"),
        ("<p", ""), ("", ""),
    ])
    func `HTML text is laid out in lines as its blocks are`(_ html: String, _ text: String) {
        #expect(PageWords(html).text == text)
    }

    @Test func `A web view shows HTML text until another load, and notifies its delegate of the end`() throws {
        final class Delegate: NSObject, WKNavigationDelegate {
            var ended = 0
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended += 1 }
        }
        let web = WKWebView(), delegate = Delegate(), stage = try Stage(root: UIViewController())
        web.navigationDelegate = delegate
        stage.act { web.loadHTMLString("<p>Petition</p>", baseURL: nil) }
        let nowhere = URL(filePath: "/nowhere.html")
        #expect(stage.act { web.loadFileURL(nowhere, allowingReadAccessTo: nowhere) } == nil)
        #expect((web.subviews.first as? UITextView)?.text == "Petition\n" && delegate.ended == 1)
        let page = try #require(URL(string: "https://a/"))
        stage.act { web.load(URLRequest(url: page)) }
        #expect(web.subviews.isEmpty)
    }
}
