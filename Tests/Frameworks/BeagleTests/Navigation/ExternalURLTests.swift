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

    @Test("A URL that opens")
    func opens() {
        open("https://example.com")
        #expect(stage.host.opened.map(\.absoluteString) == ["https://example.com"])
        #expect(stage.notes.logged(.info).last == "Opened https://example.com")
    }

    @Test("A URL that nothing opens, and one that fails to open")
    func fails() {
        open("no-scheme")
        stage.host.opens = false
        open("https://example.com")
        #expect(
            stage.notes.logged(.error) == [
                "Nothing could open no-scheme", "Nothing could open https://example.com",
            ])
    }

    @Test("A text that is no URL")
    func invalid() {
        open("")
        #expect(stage.notes.logged(.error) == [#""" is not a URL"#])
    }
}
