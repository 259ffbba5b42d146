import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// An application with an empty screen on which tests render components.
final class Easel {
    let stage = BeagleStage()
    let controller = PlainScreen()

    init() {
        stage.dependencies.coder.register(type: Mark.self)
        stage.show(controller)
    }

    /// Renders the component of a JSON text and puts it on the screen.
    func show(_ document: String) throws -> UIView {
        try show(from: [UInt8](document.utf8))
    }

    /// Renders the component of a fixture and puts it on the screen.
    func show(from bytes: [UInt8]) throws -> UIView {
        let component = try stage.dependencies.coder.component(from: bytes)
        return stage.run {
            let view = BeagleRenderer(controller: controller).render(component)
            controller.view.addSubview(view)
            return view
        }
    }

    /// Taps a view like the page.
    func tap(_ view: UIView) {
        stage.run { _ = view.receiveTap() }
    }

    /// Runs the actions in a text as if an event of a view had caused them.
    func execute(_ action: String, from origin: UIView? = nil) throws {
        let action = try stage.dependencies.coder.decodeAction(from: .init(action.utf8))
        stage.run { controller.execute(actions: [action], origin: origin ?? controller.view) }
    }

    /// The names of the ``Mark`` actions that ran.
    var marks: [String] { stage.application.values[MarksKey.self] }
}

/// A screen that shows only what a test adds to it.
final class PlainScreen: UIViewController, BeagleController, FirstLayoutWaiting {
    var serverDrivenState = ServerDrivenState.finished
    private var waiting = FirstLayoutWork()

    func whenFirstLaidOut(_ step: FirstLayoutStep, perform work: @escaping () -> Void) {
        waiting.add(to: step, work: work)
    }

    /// Runs the work that waits for the first layout.
    func layOut() {
        let due = waiting
        waiting = FirstLayoutWork()
        due.run()
    }
}

/// An action that records its name and the origin of its event.
struct Mark: Action {
    var name: String

    func execute(controller: BeagleController, origin: UIView) {
        let who = origin.accessibilityIdentifier.map { "\(name) from \($0)" } ?? name
        AppEnvironment.current.values[MarksKey.self].append(who)
    }
}

enum MarksKey: ApplicationKey {
    static var defaultValue: [String] { [] }
}

extension UIView {
    /// Returns the subviews of this class, at any depth, in document order.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.all(type) }
    }
}
