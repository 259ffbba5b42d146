import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Tests for the requests that keep a screen in its loading state.
@Suite("What a screen waits for")
struct ScreenRequestsTests {
    private let shown = LiveDocument(#"{"_beagleComponent_":"beagle:container"}"#)

    private func push(_ document: String) {
        shown.stage.run {
            shown.container.pushViewController(
                BeagleScreenViewController(.declarativeText(document)), animated: false)
        }
    }

    private func pop() {
        shown.container.forgetScreens()
        shown.stage.run { _ = shown.container.popViewController(animated: false) }
        _ = shown.stage.run { shown.stage.application.changes.drain() }
    }

    private let request = """
        {"_beagleAction_":"beagle:sendRequest","url":"/r","onSuccess":[{"_beagleAction_":"custom:mark","name":"success"}],
         "onError":[{"_beagleAction_":"custom:mark","name":"error"}],
         "onFinish":[{"_beagleAction_":"custom:mark","name":"finish"}]}
        """

    @Test func `A request is cancelled with its screen, and none of its handlers runs`() {
        push(#"{"_beagleComponent_":"beagle:container","onInit":[\#(request)]}"#)
        #expect(shown.stage.network.waiting == 1)
        pop()
        #expect(shown.stage.network.waiting == 0)
        shown.stage.answer("{}")
        #expect(shown.marks.isEmpty)
    }

    @Test func `An answered request has run its handlers and is not cancelled afterwards`() {
        push(#"{"_beagleComponent_":"beagle:container","onInit":[\#(request)]}"#)
        shown.stage.answer("{}")
        #expect(shown.marks == ["success", "finish"])
        pop()
        #expect(shown.stage.network.cancelled == 0)
    }

    @Test func `Requests of lazy components and images are cancelled when their screen is popped`() {
        push(
            """
            {"_beagleComponent_":"beagle:container","children":[
             {"_beagleComponent_":"beagle:lazyComponent","path":"/a","initialState":{"_beagleComponent_":"beagle:container"}},
             {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"remote","url":"/b.png"}}]}
            """)
        #expect(shown.stage.network.waiting == 2)
        pop()
        #expect(shown.stage.network.waiting == 0)
    }

    @Test func `A pending navigation is cancelled when its origin screen is popped`() {
        push(
            """
            {"_beagleComponent_":"beagle:container","onInit":[
             {"_beagleAction_":"beagle:pushView","route":{"url":"/next"}}]}
            """)
        #expect(shown.stage.network.waiting == 1)
        pop()
        #expect(shown.stage.network.waiting == 0)
        #expect(shown.container.viewControllers.count == 1)
    }

    @Test func `Popping a screen cancels its requests, even if the screen is still retained`() {
        push(
            """
            {"_beagleComponent_":"beagle:container","onInit":[\(request)],"children":[
             {"_beagleComponent_":"beagle:lazyComponent","path":"/a","initialState":{"_beagleComponent_":"beagle:container"}}]}
            """)
        let keeper = shown.container.viewControllers
        shown.stage.run { _ = shown.container.popViewController(animated: false) }
        #expect(shown.stage.network.waiting == 0)
        #expect(keeper.count == 2)
        shown.stage.answer("{}")
        shown.stage.answer("{}")
        #expect(!shown.marks.contains("success"))
    }

    @Test func `A covered screen keeps its pending requests`() {
        push(#"{"_beagleComponent_":"beagle:container","onInit":[\#(request)]}"#)
        push(#"{"_beagleComponent_":"beagle:container"}"#)
        #expect(shown.stage.network.waiting == 1)
        shown.stage.answer("{}")
        #expect(shown.marks == ["success", "finish"])
    }
}
