package import Wire

/// A scenario: the actions of the person in a recording, in a form that can be performed in another run, with another
/// controller, other responses or another build.
///
/// A step identifies a view by its role, its words and its position instead of its id, and a retry by the request that
/// it repeats. The responses of the network are stored beside the steps.
package struct Scenario: Sendable {
    /// The session's configuration.
    package let configuration: SessionConfiguration
    /// The actions of the person after the opening, in order.
    package let steps: [Step]
    /// The number of all recorded inputs.
    package let inputs: Int
    /// The ids of the navigation controllers that the app registers now; empty if the app crashed before it registered
    /// any.
    package let controllers: [String]
    /// The recorded responses of the network.
    let answers: AnswerBook
    /// The requests that an app-supplied network client answered in the recording.
    let ownRequests: [RequestID]

    /// An action of the person.
    package struct Step: Sendable, Equatable {
        /// The number of the recorded input.
        package let number: Int
        /// The session time since the previous step, or since the opening.
        package let pause: Duration
        /// The action.
        package let action: Action
        /// A description of the step for people, such as `tap "Retry"`.
        package let words: String
        /// The subject of the retry that the press ran in the recording, such as `GET /bikes`; nil if it ran none.
        package internal(set) var repeats: String?
    }

    /// The actions of a person.
    package enum Action: Sendable, Equatable {
        /// Presses a view at a position, or in its centre.
        case press(Target, at: TouchPlace? = nil)
        /// Makes another gesture on a view.
        case gesture(Target, Gesture)
        /// Changes the text of a field to this one.
        case type(Target, String)
        /// Presses Return in a field.
        case pressReturn(Target)
        /// Begins editing a field.
        case enter(Target)
        /// Ends editing a field.
        case leave(Target)
        /// Scrolls to this offset, in points.
        case scroll(Target, x: Double, y: Double)
        /// Reports the visible part of a list, in points along its direction.
        case seeEnd(Target, offset: Double, visible: Double, length: Double)
        /// Moves a slider to a position from 0 to 1. `isHeld` is true while a finger still touches the slider.
        case slide(Target, to: Double, isHeld: Bool)
        /// Turns to a page, counted from 0.
        case turnPage(Target, index: Int)
        /// Selects a tab, counted from 0.
        case chooseTab(Target, index: Int)
        /// Pulls a list to refresh.
        case pull(Target)
        /// Swipes a table row open or closed, or moves it.
        case drawRow(Target, RowDrag)
        /// Presses the navigation bar's back button.
        case back
        /// Drags a screen away.
        case swipe(Swipe)
        /// Runs a retry from outside the screen. It is identified by the work that it repeats (such as `GET /bikes`)
        /// and its position among those with the same work.
        case retry(subject: String, place: Int)
        /// Decides about a request that a fault rule holds.
        case decide(RequestOccurrence, HeldDecision)
        /// Changes the device or its settings.
        case change(DeviceChange)
        /// The system delivers an event to the app.
        case deliver(SystemEvent)
        /// Replaces the root screen's document.
        case show(ScreenDocument)
        /// Replaces the fault script.
        case setFaults(FaultScript)

        /// Whether pages send the action by themselves to report positions. If such an action is not possible, it
        /// counts as performed.
        package var isReport: Bool {
            switch self {
            case .enter, .leave, .scroll, .seeEnd: true
            case .press, .gesture, .type, .pressReturn, .slide, .turnPage, .chooseTab, .pull, .back, .swipe, .retry,
                .decide, .change, .deliver, .show, .setFaults, .drawRow:
                false
            }
        }

        /// The view of the action; nil if there is none.
        package var target: Target? {
            switch self {
            case .press(let target, _), .gesture(let target, _), .type(let target, _), .pressReturn(let target),
                .enter(let target),
                .leave(let target), .scroll(let target, _, _), .seeEnd(let target, _, _, _),
                .slide(let target, _, _), .turnPage(let target, _), .chooseTab(let target, _), .pull(let target):
                target
            case .drawRow(let target, _): target
            case .back, .swipe, .retry, .decide, .change, .deliver, .show, .setFaults: nil
            }
        }
    }

    /// The name of the default controller in the page's menu.
    package static let defaultController = "Default"

    /// Returns the name of a controller for people. Nil and `default` in any case denote the default controller.
    package static func label(of controller: String?) -> String {
        guard let controller, controller.lowercased() != defaultController.lowercased() else {
            return defaultController
        }
        return controller
    }

    /// Returns a controller's name in the app's spelling, ignoring case; nil if no controller or several ones match.
    ///
    /// An exact match takes precedence, then `Default` for the default controller.
    package func spelling(of name: String) -> String? {
        if controllers.contains(name) { return name }
        if Self.label(of: name) == Self.defaultController { return Self.defaultController }
        let alike = controllers.filter { $0.lowercased() == name.lowercased() }
        return alike.count == 1 ? alike[0] : nil
    }

    /// Returns the configuration with another controller; `Default` and nil denote the default controller.
    package func configuration(with controller: String?) -> SessionConfiguration {
        var configuration = configuration
        let name = controller.map { spelling(of: $0) ?? $0 }
        let isDefault = name == Self.defaultController && !controllers.contains(Self.defaultController)
        configuration.controller = isDefault ? nil : name
        return configuration
    }

    /// Returns the reason why the app cannot be opened with a controller, as a sentence without a full stop; nil if it
    /// can.
    package func lack(of controller: String) -> String? {
        guard !controllers.isEmpty, spelling(of: controller) == nil else { return nil }
        let known = ([Self.defaultController] + controllers).joined(separator: ", ")
        return "the app has no controller \"\(controller)\"; it has \(known)"
    }

    /// Returns the reason why another recording cannot be compared with this one, as a sentence without a full stop;
    /// nil if it can.
    package func otherBeginning(than other: Scenario) -> String? {
        let (one, two) = (configuration, other.configuration)
        guard one.screen != two.screen || one.screenJSON != two.screenJSON || one.app != two.app else { return nil }
        return "they do not start with the same screen: one opens \(one.beginning), the other \(two.beginning)"
    }
}

extension SessionConfiguration {
    /// A description of the first screen.
    fileprivate var beginning: String {
        let screen = screenJSON != nil ? "a document" : screen ?? "the app's own root"
        return app.map { "\(screen) of the app \($0)" } ?? screen
    }
}
