import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Alert, confirm, and lists of actions")
struct DialogTests {
    private let easel = Easel()

    private var dialog: UIAlertController? { easel.controller.presentedViewController as? UIAlertController }

    /// Presses a button of the dialog on the screen.
    private func press(_ title: String) throws {
        let button = try #require(dialog?.view.all(UIButton.self).first { $0.currentTitle == title })
        easel.tap(button)
        easel.stage.advance(by: .seconds(1))
    }

    @Test func `An alert shows its texts and one button, titled Ok unless it has a label`() throws {
        try easel.execute(
            """
            {"_beagleAction_":"beagle:alert","title":"Bike","message":"Stolen @{name}",
             "onPressOk":[{"_beagleAction_":"custom:mark","name":"ok"}]}
            """)
        #expect(dialog?.title == "Bike")
        #expect(dialog?.message == "Stolen ")
        #expect(dialog?.preferredStyle == .alert)
        #expect(dialog?.actions.map(\.title) == ["Ok"])
        try press("Ok")
        #expect(easel.marks == ["ok"])
        #expect(dialog == nil)
        try easel.execute(#"{"_beagleAction_":"beagle:alert","message":"a","labelOk":"Fine"}"#)
        #expect(dialog?.actions.map(\.title) == ["Fine"])
    }

    @Test func `A confirm has two buttons with separate actions and accepts a single action as a list`() throws {
        let action = try Fixture.data("components/dialogs.json")
        try easel.execute(String(decoding: action, as: UTF8.self))
        #expect(Set(dialog?.actions.map(\.title) ?? []) == ["Return", "Cancel"])
        try press("Return")
        #expect(dialog?.message == "Fee applies")
        try press("Ok")
        try easel.execute(
            """
            {"_beagleAction_":"beagle:confirm","message":"Sure?",
             "onPressOk":[{"_beagleAction_":"custom:mark","name":"yes"}],
             "onPressCancel":[{"_beagleAction_":"custom:mark","name":"no"}]}
            """)
        #expect(Set(dialog?.actions.map(\.title) ?? []) == ["Ok", "Cancel"])
        try press("Cancel")
        #expect(easel.marks == ["no"])
    }

    @Test func `The action list continues while a dialog is open, and a second dialog waits for the first`() throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:button","id":"go","text":"Go","onPress":[
              {"_beagleAction_":"beagle:alert","message":"one"},{"_beagleAction_":"custom:mark","name":"after"},
              {"_beagleAction_":"beagle:alert","message":"two",
               "onPressOk":[{"_beagleAction_":"custom:mark","name":"ok"}]}]}
            """)
        easel.tap(view)
        #expect(easel.marks == ["after from go"])
        #expect(dialog?.message == "one")
        try press("Ok")
        #expect(dialog?.message == "two")
        try press("Ok")
        #expect(easel.marks == ["after from go", "ok from go"])
    }

    @Test func `A handler runs in the scope of an element that has left the screen`() throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:button","id":"gone","text":"Go","onPress":[{"_beagleAction_":"beagle:alert",
              "message":"a","onPressOk":[{"_beagleAction_":"custom:mark","name":"late"}]}]}
            """)
        easel.tap(view)
        easel.stage.run { view.removeFromSuperview() }
        try press("Ok")
        #expect(easel.marks == ["late from gone"])
    }

    @Test func `An unknown action is logged each time, and the actions after it run`() throws {
        let view = try easel.show(from: Fixture.bytes("components/unknown.json"))
        easel.tap(try #require(view.subviews.last))
        #expect(dialog?.message == "Still here")
        let names = easel.stage.notes.notes.compactMap { note in
            if case .unknownAction(let name) = note { name } else { nil }
        }
        #expect(names == ["custom:teleport"])
    }

    @Test func `A retry of an action runs it again only while its screen exists`() {
        let mark = Mark(name: "again")
        let retry = easel.stage.run {
            mark.closureToRetrySameAction(controller: easel.controller, origin: UIView())
        }
        easel.stage.run(retry)
        #expect(easel.marks == ["again"])
        let dead = easel.stage.run { mark.closureToRetrySameAction(controller: PlainScreen(), origin: UIView()) }
        easel.stage.run(dead)
        #expect(easel.marks == ["again"])
        #expect(easel.stage.notes.notes.contains { if case .retryTargetGone = $0 { true } else { false } })
    }
}
