import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// A document shown as a screen in a navigation controller, with the actions of a user.
final class DocumentScreen {
    let stage: BeagleStage
    let screen: BeagleScreenViewController
    let container = SpyNavigationController()

    /// Shows a document on a stage that may have been prepared.
    init(_ document: String, on stage: BeagleStage = BeagleStage()) {
        self.stage = stage
        screen = stage.run { BeagleScreenViewController(.declarativeText(document)) }
        stage.run { container.viewControllers = [screen] }
        stage.show(container)
    }

    /// Shows a file of `Tests/Fixtures`.
    convenience init(fixture: String, on stage: BeagleStage = BeagleStage()) throws {
        self.init(String(decoding: try Fixture.data(fixture), as: UTF8.self), on: stage)
    }

    /// The texts of visible labels, in document order.
    var texts: [String] {
        screen.view.all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
    }

    /// The fields, in document order.
    var fields: [UITextField] { screen.view.all(UITextField.self) }

    /// The dialog in front; nil if there is none.
    var dialog: UIAlertController? {
        let front = sequence(first: screen as UIViewController) { $0.presentedViewController }.reversed().first
        return front as? UIAlertController ?? container.presentedViewController as? UIAlertController
    }

    /// Presses a button of the screen.
    func press(_ title: String) throws {
        let button = try #require(screen.view.button(titled: title))
        stage.run { _ = button.receiveTap() }
    }

    /// Presses a button of the front dialog.
    func answer(_ title: String) throws {
        let button = try #require(dialog?.view.button(titled: title))
        stage.run { _ = button.receiveTap() }
        stage.advance(by: .seconds(1))
    }

    /// Replaces the text of a field like a user.
    func type(_ text: String, into field: UITextField) {
        stage.run { _ = field.receiveText(text) }
    }

    /// The reasons of ignored actions.
    var ignored: [String] {
        stage.notes.notes.compactMap { if case .ignored(let reason) = $0 { reason } else { nil } }
    }
}
