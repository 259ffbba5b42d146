import Beagle
import TestSupport
import Testing

@Suite("Leaving the app for a URL")
struct ExternalURLTests {
    private let stage = BeagleStage()

    private func open(_ url: String) {
        let screen = BeagleScreenViewController(.declarative(Screen(child: Probe())))
        stage.show(SpyNavigationController(rootViewController: screen))
        stage.run { Navigate.openExternalURL(.value(url)).execute(controller: screen, origin: screen.view) }
    }

    @Test func `Opening a URL passes it to the host and logs it`() {
        open("https://example.com")
        #expect(stage.host.opened.map(\.absoluteString) == ["https://example.com"])
        #expect(stage.notes.logged(.info).last == "Opened https://example.com")
    }

    @Test func `A URL that nothing opens is logged as an error`() {
        open("no-scheme")
        stage.host.opens = false
        open("https://example.com")
        #expect(
            stage.notes.logged(.error) == [
                "Nothing could open no-scheme", "Nothing could open https://example.com",
            ])
    }

    @Test func `A text that is not a URL is logged as an error`() {
        open("")
        #expect(stage.notes.logged(.error) == [#""" is not a URL"#])
    }
}
