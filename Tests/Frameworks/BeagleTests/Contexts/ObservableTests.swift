import HeadlessUIKit
import TestSupport
import Testing

import enum Beagle.Expression

@testable import Beagle

private final class Ear: Observer {
    var heard: [Any?] = []
    func didChangeValue(_ value: Any?) { heard.append(value) }
}

/// A custom global context of an app, which stores its value as on iOS.
private final class OwnGlobalContext: GlobalContextProtocol {
    let globalId = "global"
    let context = Observable(value: Context(id: "global", value: "first"))

    func isGlobal(id: String?) -> Bool { id == globalId }
    func set(value: DynamicObject, path: String?) { context.value = Context(id: globalId, value: value) }
    func get(path: String?) -> DynamicObject { context.value.value }
    func clear(path: String?) { set(value: .empty, path: path) }
}

@Suite("Observed values, as Beagle 2.1 has them")
struct ObservableTests {
    @Test func `Each assignment notifies each observer once, even with an equal value`() {
        let number = Observable(value: 1)
        let ear = Ear()
        number.addObserver(ear)
        number.addObserver(ear)
        number.value = 2
        number.value = 2
        number.deleteObserver(ear)
        number.value = 3
        #expect(ear.heard as? [Int] == [2, 2])
        #expect(number.observers.isEmpty)
    }

    @Test func `Observers of the global context receive every write and can write themselves`() {
        let stage = BeagleStage()
        let global = stage.dependencies.globalContext
        let (ear, view) = (Ear(), UIView())
        var bound: [DynamicObject] = []
        stage.run {
            global.context.addObserver(ear)
            view.bind(reading: ["global"]) { bound.append(DynamicObject(payload: "@{global}").evaluate(in: $0)) }
            global.set(value: "Ada", path: "name")
            view.setContext(Context(id: "global", value: 7))
            global.context.value = Context(id: "global", value: 8)
        }
        #expect(ear.heard.compactMap { ($0 as? Context)?.value } == [["name": "Ada"], 7, 8])
        #expect(bound == [.empty, ["name": "Ada"], 7, 8])
        #expect(global.get() == 8)
    }

    @Test func `An app's own global context is read, bound and written like Beagle's`() {
        let stage = BeagleStage()
        let (own, view) = (OwnGlobalContext(), UIView())
        stage.dependencies.globalContext = own
        var bound: [DynamicObject] = []
        stage.run {
            view.bind(reading: ["global"]) { bound.append(DynamicObject(payload: "@{global}").evaluate(in: $0)) }
            own.set("second")
            view.setContext(Context(id: "global", value: "third"))
        }
        #expect(bound == ["first", "second", "third"])
        #expect(own.get() == "third")
    }

    @Test func `An implicit context is visible only in an evaluation that passes it`() {
        let stage = BeagleStage()
        stage.run {
            let text: Expression<String> = "@{onChange.value}!"
            let context = Context(id: "onChange", value: ["value": "typed"])
            #expect(text.evaluate(with: UIView(), implicitContext: context) == "typed!")
            #expect(text.evaluate(with: nil) == "!")
        }
    }
}
