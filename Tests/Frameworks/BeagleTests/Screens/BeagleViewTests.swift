import Beagle
import TestSupport
import Testing

@Suite("States of a BeagleView")
struct BeagleViewTests {
    private let stage = BeagleStage()

    private func embed(in container: UINavigationController? = nil) {
        stage.run {
            let timeline = stage.timeline
            let view = BeagleView(ScreenType.Remote(url: "/part")) { state in timeline.add("view: \(state.entry)") }
            let host = UIViewController()
            host.view.addSubview(view)
            container?.viewControllers = [host]
            stage.show(container ?? host)
        }
    }

    @Test func `S5: The observer receives every state of a BeagleView that loads`() {
        embed()
        stage.answer()
        #expect(
            stage.timeline.take() == [
                "view: started", "view: started", "view: started", "GET /part", "view: success", "view: finished",
                "render",
            ])
    }

    @Test func `S5: The observer receives a BeagleView's failure after the host's navigation controller`() {
        embed(in: SpyNavigationController())
        stage.fail()
        #expect(
            stage.timeline.take() == [
                "started", "view: started", "started", "view: started", "started", "view: started", "GET /part",
                "error(remoteScreen.networkError)", "view: error(remoteScreen.networkError)", "finished",
                "view: finished",
            ])
    }
}
