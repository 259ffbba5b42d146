import HeadlessUIKit
import TestSupport
import Testing

private final class Panels: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

@Suite("What a web view is made with")
struct WebConfigurationTests {
    @Test func `A web view keeps its configuration and reports that pages run no code`() throws {
        let stage = try Stage(root: UIViewController())
        let (view, failed) = stage.act {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.addUserScript(
                WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
            let view = WKWebView(frame: .zero, configuration: configuration)
            view.scrollView.isScrollEnabled = false
            var failed = false
            view.evaluateJavaScript("1") { failed = $1 != nil && $0 == nil }
            return (view, { failed })
        }
        #expect(view.configuration.userContentController.userScripts.count == 1 && failed())
        #expect(stage.host.notes.contains { "\($0)".contains("runs no code") })
    }

    @Test func `A web view keeps its delegate for panels, and is printed with the given settings`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let (view, panels) = (WKWebView(), Panels())
            view.uiDelegate = panels
            #expect(view.uiDelegate === panels)
            let settings = UIPrintInfo(dictionary: nil)
            settings.duplex = .longEdge
            let printing = UIPrintInteractionController.shared
            printing.printInfo = settings
            printing.printFormatter = view.viewPrintFormatter()
            #expect(printing.printInfo?.duplex == .longEdge && printing.printFormatter != nil)
        }
    }
}
