import HeadlessUIKit
import JSON
import TestSupport

@testable import Beagle

/// A document on the screen of a running application, for reading, pressing and writing.
final class LiveDocument {
    let stage = BeagleStage()
    let screen: BeagleScreenViewController
    let container = SpyNavigationController()

    /// Shows a document in an application that `prepare` may change.
    init(
        _ text: String, _ strictness: DecodingStrictness = .lenient, preparing prepare: (BeagleStage) -> Void = { _ in }
    ) {
        stage.dependencies.coder.strictness = strictness
        stage.dependencies.coder.register(type: Mark.self)
        prepare(stage)
        screen = BeagleScreenViewController(.declarativeText(text))
        stage.run { container.viewControllers = [screen] }
        stage.show(container)
    }

    /// Shows a document of the conformance folder.
    convenience init(fixture name: String, _ strictness: DecodingStrictness = .lenient) throws {
        self.init(String(decoding: try Fixture.bytes("conformance/\(name).json"), as: UTF8.self), strictness)
    }

    /// The texts on the screen, in document order.
    var texts: [String] { Self.texts(in: screen.view) }

    /// The texts of all labels that are not hidden, in document order.
    var seen: [String] { all(UILabel.self).filter { $0.reach != .hidden }.compactMap(\.text) }

    /// The ids on the screen, in document order.
    var ids: [String] { Self.ids(in: screen.view) }

    /// The value of the global context.
    var global: DynamicObject { stage.dependencies.globalContext.get() }

    /// The reasons for which parts of documents were ignored so far.
    var ignored: [String] {
        stage.notes.notes.compactMap { if case .ignored(let reason) = $0 { reason } else { nil } }
    }

    /// The names of the ``Mark`` actions that ran.
    var marks: [String] { stage.application.values[MarksKey.self] }

    subscript(id: String) -> UIView? { screen.view.first(withId: id) }

    func all<View: UIView>(_ type: View.Type) -> [View] { screen.view.all(type) }

    /// Presses the component with an id.
    func press(_ id: String) {
        stage.run { _ = self[id]?.receiveTap() }
    }

    /// Decodes the action in a JSON text, and runs it as an event of `origin`, or of the screen.
    func run(_ action: String, from origin: UIView? = nil) throws {
        let action = try stage.dependencies.coder.decodeAction(from: .init(action.utf8))
        stage.run { screen.execute(actions: [action], origin: origin ?? screen.view) }
    }

    /// Replaces the value of a context that `view` can see.
    func write(_ id: String, _ value: DynamicObject, from view: UIView?) {
        stage.run { view?.context(id)?.set(value) }
    }

    /// Returns the value of the only context with an id.
    func value(of id: String) -> DynamicObject? { holder(of: id)?.ownContext(id) }

    /// Replaces the value of the only context with an id.
    func set(_ id: String, _ value: DynamicObject) {
        write(id, value, from: holder(of: id))
    }

    private func holder(of id: String) -> UIView? {
        all(UIView.self).first { $0.ownContext(id) != nil }
    }

    func setGlobal(_ value: DynamicObject) {
        stage.run { stage.dependencies.globalContext.set(value) }
    }

    private static func texts(in view: UIView) -> [String] {
        if let label = view as? UILabel { return [label.text ?? ""] }
        if let button = view as? UIButton { return [button.currentTitle ?? ""] }
        return view.subviews.flatMap(texts)
    }

    private static func ids(in view: UIView) -> [String] {
        (view.accessibilityIdentifier.map { [$0] } ?? []) + view.subviews.flatMap(ids)
    }
}

extension DynamicObject {
    /// Makes a value from JSON text.
    init(json text: String) {
        self.init(bytes: Array(text.utf8))
    }
}
