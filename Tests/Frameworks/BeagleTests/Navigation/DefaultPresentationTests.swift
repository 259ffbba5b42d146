import Beagle
import TestSupport
import Testing

/// The rules of the default views. Tests of the same rule have the same number in their names, such as U1.
@Suite("Default loading and error views")
struct DefaultPresentationTests {
    private let stage = BeagleStage()

    private func errors(in view: UIView) -> [BeagleErrorView] {
        view.subviews.compactMap { $0 as? BeagleErrorView }
    }

    private func tap(_ title: String, in view: UIView) {
        stage.run { view.button(titled: title)?.sendActions(for: .touchUpInside) }
    }

    private func failing(_ controller: BeagleNavigationController) -> BeagleScreenViewController {
        let screen = BeagleScreenViewController(.declarative(Screen(child: Probe())))
        stage.run {
            controller.viewControllers = [screen]
            stage.show(controller)
        }
        return screen
    }

    private func error(_ retry: @escaping BeagleRetry) -> ServerDrivenState {
        .error(.action(ScriptedFailure(reason: "it broke")), retry)
    }

    @Test func `U1: showLoading adds one tagged loading view on top, even when called twice`() throws {
        let view = UIView()
        stage.run {
            view.showLoading(.whiteLarge)
            view.showLoading(.whiteLarge)
        }
        let loading = try #require(view.subviews.first as? LoadingView)
        #expect(view.subviews.count == 1)
        #expect(loading.tag == 11111)
        #expect(loading.subviews.count == 2)
        #expect(loading.subviews.first?.backgroundColor == .black)
        #expect(loading.subviews.first?.alpha == 0.25)
        #expect(loading.indicator.isAnimating)
        #expect(loading.indicator.style == .whiteLarge)
    }

    @Test func `U1: The loading view follows its view, and the spinner is where Beagle iOS places it`() throws {
        let controller = UIViewController()
        stage.run {
            stage.show(controller)
            controller.view.showLoading()
        }
        let loading = try #require(controller.view.subviews.last as? LoadingView)
        let screen = controller.view.bounds
        #expect(screen.size == CGSize(width: 393, height: 852))
        #expect([loading.frame, loading.subviews.first?.frame] == [screen, screen])
        #expect(isOnPixels(loading.indicator.frame, CGRect(x: 470, y: 1160, width: 239, height: 236)))
        stage.run { controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200) }
        #expect(loading.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(loading.subviews.first?.frame == loading.bounds)
        #expect(isOnPixels(loading.indicator.frame, CGRect(x: 359, y: 210, width: 183, height: 180)))
    }

    /// Returns whether two frames are equal after the first one was rounded to pixels of a third of a point.
    private func isOnPixels(_ frame: CGRect, _ pixels: CGRect) -> Bool {
        zip(
            [frame.minX, frame.minY, frame.width, frame.height],
            [pixels.minX, pixels.minY, pixels.width, pixels.height]
        ).allSatisfy { abs($0 * 3 - $1) < 0.001 }
    }

    @Test func `U2: hideLoading completes after 250 milliseconds, not before`() {
        let view = UIView()
        var completions = 0
        stage.run {
            view.showLoading()
            view.hideLoading { completions += 1 }
        }
        stage.advance(by: .milliseconds(249))
        #expect(view.subviews.count == 1)
        #expect(completions == 0)
        stage.advance(by: .milliseconds(1))
        #expect(view.subviews.isEmpty)
        #expect(completions == 1)
    }

    @Test func `U2: hideLoading also completes when nothing is shown`() {
        var completions = 0
        stage.run { UIView().hideLoading { completions += 1 } }
        stage.advance(by: .milliseconds(250))
        #expect(completions == 1)
    }

    @Test func `U3: Two failures share one error view, and Retry runs both, oldest first, once it is gone`() {
        let controller = BeagleNavigationController()
        let screen = failing(controller)
        var ran: [String] = []
        stage.run {
            screen.serverDrivenState = error { ran.append("first, \(errors(in: controller.view).count) on screen") }
            screen.serverDrivenState = error { ran.append("second") }
        }
        #expect(errors(in: controller.view).count == 1)
        tap("Retry", in: controller.view)
        stage.advance(by: .milliseconds(199))
        #expect(ran.isEmpty)
        stage.advance(by: .milliseconds(1))
        #expect(ran == ["first, 0 on screen", "second"])
    }

    @Test func `U4: Cancel runs no retry`() {
        let controller = BeagleNavigationController()
        let screen = failing(controller)
        var ran = 0
        stage.run { screen.serverDrivenState = error { ran += 1 } }
        tap("Cancel", in: controller.view)
        stage.advance(by: .seconds(1))
        #expect(errors(in: controller.view).isEmpty)
        #expect(ran == 0)
    }

    @Test func `U5: A retry that fails at once shows the error view again`() {
        let controller = BeagleNavigationController()
        let screen = failing(controller)
        stage.run {
            screen.serverDrivenState = error { screen.serverDrivenState = error {} }
        }
        tap("Retry", in: controller.view)
        stage.advance(by: .milliseconds(200))
        #expect(errors(in: controller.view).count == 1)
    }

    @Test(arguments: [
        ("Retry", 2), ("Cancel", 0),
    ])
    func `A failure during the fade after Retry is retried too, and after Cancel it is lost`(
        _ title: String, _ expected: Int
    ) {
        let controller = BeagleNavigationController()
        let screen = failing(controller)
        var ran = 0
        stage.run { screen.serverDrivenState = error { ran += 1 } }
        tap(title, in: controller.view)
        stage.advance(by: .milliseconds(100))
        stage.run { screen.serverDrivenState = error { ran += 1 } }
        stage.advance(by: .milliseconds(100))
        #expect(ran == expected)
        #expect(errors(in: controller.view).isEmpty)
    }

    @Test func `U7: An override that does not call super shows neither loading nor error`() {
        let controller = SpyNavigationController()
        let screen = failing(controller)
        let before = controller.view.subviews.count
        stage.run {
            screen.serverDrivenState = .started
            screen.serverDrivenState = error {}
        }
        #expect(controller.view.subviews.count == before)
    }

    @Test func `U7: An override that calls super shows loading and error`() {
        final class Calling: BeagleNavigationController {
            override func serverDrivenStateDidChange(
                to state: ServerDrivenState, at screenController: BeagleController
            ) {
                super.serverDrivenStateDidChange(to: state, at: screenController)
            }
        }
        let controller = Calling()
        let screen = failing(controller)
        stage.advance(by: .seconds(1))
        stage.run {
            screen.serverDrivenState = .started
            screen.serverDrivenState = error {}
        }
        #expect(controller.view.subviews.contains { $0 is LoadingView })
        #expect(errors(in: controller.view).count == 1)
    }

    @Test func `The error view shows the underlying reason and is a modal element labelled Error`() throws {
        let controller = BeagleNavigationController()
        let screen = BeagleScreenViewController(.remote(.init(url: "/home")))
        stage.run {
            controller.viewControllers = [screen]
            stage.show(controller)
        }
        stage.fail("The host is asleep.")
        let view = try #require(errors(in: controller.view).first)
        #expect(view.texts == ["Error", "The host is asleep."])
        #expect(view.accessibilityViewIsModal)
        #expect(view.accessibilityLabel == "Error")
        #expect(view.alpha == 1)
    }
}

extension UIView {
    fileprivate var texts: [String] {
        if self is UIButton { return [] }
        if let label = self as? UILabel { return [label.text ?? ""] }
        return subviews.flatMap(\.texts)
    }
}
