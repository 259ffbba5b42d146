package import Wire

/// A recording read as what a person did, so that it can be done again in another run: with another controller, under
/// other answers, or in another build.
///
/// A step says what was pressed by what it is, what it says and where it stands, never by a view's id, and which retry
/// by the request it repeats. What the network answered is kept beside the steps.
package struct Screenplay: Sendable {
    /// What the session was opened with.
    package let configuration: SessionConfiguration
    /// What the person did after the opening, in order.
    package let steps: [Step]
    /// How many inputs were recorded, what a person did and what came from elsewhere.
    package let inputs: Int
    /// The ids of the navigation controllers that the app has now; empty where it crashed before it could say.
    package let controllers: [String]
    /// What the network answered.
    let answers: AnswerBook
    /// The requests that a network client of the app's own answered.
    let ownRequests: [RequestID]

    /// One thing that a person did.
    package struct Step: Sendable, Equatable {
        /// The number of the recorded input.
        package let number: Int
        /// The session time since the step before, or since the opening.
        package let pause: Duration
        /// What was done.
        package let action: Action
        /// What a person would say of it: `tap "Retry"`.
        package let words: String
        /// The work that a press tried again, as its retry names it (`GET /bikes`); nil where it tried none.
        package internal(set) var repeats: String?
    }

    /// What a person can do.
    package enum Action: Sendable, Equatable {
        /// A press on a view, somewhere in it, or in its middle.
        case press(Target, at: TouchPlace? = nil)
        /// Something else that a finger did on a view.
        case gesture(Target, Gesture)
        /// The whole text of a field after an edit.
        case type(Target, String)
        /// Return in a field.
        case pressReturn(Target)
        /// A field got the caret.
        case enter(Target)
        /// A field lost the caret.
        case leave(Target)
        /// A scroll came to rest at this offset, in points.
        case scroll(Target, x: Double, y: Double)
        /// So much of a list was seen, in points along its direction.
        case seeEnd(Target, offset: Double, visible: Double, length: Double)
        /// A slider was moved so far, from 0 to 1, and may still be held.
        case slide(Target, to: Double, isHeld: Bool)
        /// A page was turned to, from 0.
        case turnPage(Target, index: Int)
        /// A tab was chosen, from 0.
        case chooseTab(Target, index: Int)
        /// A list was pulled to refresh.
        case pull(Target)
        /// A row of a table was drawn aside, back or to another place.
        case drawRow(Target, RowDrag)
        /// The navigation bar's back button.
        case back
        /// A screen was dragged away.
        case swipe(Swipe)
        /// A retry from outside the screen, by what it repeats (`GET /bikes`), and which of those that repeat the same.
        case retry(subject: String, place: Int)
        /// What became of a request that a rule held.
        case decide(Ask, HeldDecision)
        /// The device was turned, or changed otherwise.
        case change(DeviceChange)
        /// The root screen's document was replaced.
        case show(ScreenDocument)
        /// The fault script was replaced.
        case setFaults(FaultScript)

        /// Whether a page reports it by itself, so that a run in which it does not apply has lost nothing.
        package var isReport: Bool {
            switch self {
            case .enter, .leave, .scroll, .seeEnd: true
            case .press, .gesture, .type, .pressReturn, .slide, .turnPage, .chooseTab, .pull, .back, .swipe, .retry,
                .decide, .change, .show, .setFaults, .drawRow:
                false
            }
        }

        /// The view it is about; nil where there is none.
        package var target: Target? {
            switch self {
            case .press(let target, _), .gesture(let target, _), .type(let target, _), .pressReturn(let target),
                .enter(let target),
                .leave(let target), .scroll(let target, _, _), .seeEnd(let target, _, _, _),
                .slide(let target, _, _), .turnPage(let target, _), .chooseTab(let target, _), .pull(let target):
                target
            case .drawRow(let target, _): target
            case .back, .swipe, .retry, .decide, .change, .show, .setFaults: nil
            }
        }
    }

    /// The name of the controller that an app uses without an id, as the page's menu has it.
    package static let defaultController = "Default"

    /// Returns the name of a controller for a person; nil and `default` in any case are the one without an id.
    package static func label(of controller: String?) -> String {
        guard let controller, controller.lowercased() != defaultController.lowercased() else {
            return defaultController
        }
        return controller
    }

    /// Returns a controller's name as the app spells it, for a name in any case; nil where the app has none or several.
    ///
    /// A name that the app spells exactly so comes first, then `Default` for the controller without an id.
    package func spelling(of name: String) -> String? {
        if controllers.contains(name) { return name }
        if Self.label(of: name) == Self.defaultController { return Self.defaultController }
        let alike = controllers.filter { $0.lowercased() == name.lowercased() }
        return alike.count == 1 ? alike[0] : nil
    }

    /// The same opening under another controller; `Default` and nil are the one that the app uses without an id.
    package func configuration(with controller: String?) -> SessionConfiguration {
        var configuration = configuration
        let name = controller.map { spelling(of: $0) ?? $0 }
        let isDefault = name == Self.defaultController && !controllers.contains(Self.defaultController)
        configuration.controller = isDefault ? nil : name
        return configuration
    }

    /// Why the app cannot be opened under a controller, in one sentence without its end; nil where it can.
    package func lack(of controller: String) -> String? {
        guard !controllers.isEmpty, spelling(of: controller) == nil else { return nil }
        let known = ([Self.defaultController] + controllers).joined(separator: ", ")
        return "the app has no controller \"\(controller)\"; it has \(known)"
    }

    /// Why the steps of another recording say nothing beside these, in one sentence without its end; nil where they do.
    package func otherBeginning(than other: Screenplay) -> String? {
        let (one, two) = (configuration, other.configuration)
        guard one.screen != two.screen || one.screenJSON != two.screenJSON || one.app != two.app else { return nil }
        return "they do not begin on the same screen: one opens \(one.beginning), the other \(two.beginning)"
    }
}

extension SessionConfiguration {
    /// What is opened first.
    fileprivate var beginning: String {
        let screen = screenJSON != nil ? "a document" : screen ?? "the app's own root"
        return app.map { "\(screen) of the app \($0)" } ?? screen
    }
}
