package import JSON

/// The navigation stacks from the root to the most recently presented one, and the alerts above them.
package struct NavigationReport: Sendable, Equatable {
    /// The stacks, beginning with the root's.
    package var stacks: [Stack]
    /// The alerts; the topmost is last.
    package var alerts: [Alert]

    /// The navigation stack of one controller.
    package struct Stack: Sendable, Equatable {
        /// The presentation style of the stack.
        package enum Presentation: String, Sendable {
            case root, sheet, fullScreen, overFullScreen
        }

        /// The presentation style of the stack.
        package var presentation: Presentation
        /// The class of the controller.
        package var controller: String
        /// The id under which the controller is registered; nil for the default controller.
        package var controllerID: String?
        /// The screens; the visible one is last.
        package var screens: [ScreenFacts]

        package init(
            _ presentation: Presentation, controller: String, controllerID: String? = nil, screens: [ScreenFacts]
        ) {
            self.presentation = presentation
            self.controller = controller
            self.controllerID = controllerID
            self.screens = screens
        }

        fileprivate init?(_ json: JSON) {
            guard let presentation: Presentation = json.word(Key.presentation),
                let controller = json.text(Key.controller)
            else { return nil }
            self.init(
                presentation, controller: controller, controllerID: json.text(Key.controllerID),
                screens: json.list(Key.screens, of: ScreenFacts.init))
        }

        fileprivate func write(to json: inout JSONWriter) {
            json.beginObject()
            json.member(Key.presentation, presentation.rawValue)
            json.member(Key.controller, controller)
            json.member(Key.controllerID, controllerID)
            json.key(Key.screens)
            json.beginArray()
            for screen in screens { screen.write(to: &json) }
            json.endArray()
            json.endObject()
        }
    }

    /// The texts of an alert.
    package struct Alert: Sendable, Equatable {
        /// The title; may be empty.
        package var title: String
        /// The message; may be empty.
        package var message: String

        package init(title: String, message: String) {
            self.title = title
            self.message = message
        }

        fileprivate init(_ json: JSON) {
            self.init(title: json.text(Key.title) ?? "", message: json.text(Key.message) ?? "")
        }

        fileprivate func write(to json: inout JSONWriter) {
            json.beginObject()
            json.member(Key.title, title)
            json.member(Key.message, message)
            json.endObject()
        }
    }

    package init(stacks: [Stack] = [], alerts: [Alert] = []) {
        self.stacks = stacks
        self.alerts = alerts
    }

    /// Parses the output of `write(to:)`; invalid stacks are skipped.
    package init(_ json: JSON) {
        stacks = json.list(Key.stacks, of: Stack.init)
        alerts = json.list(Key.alerts, of: Alert.init)
    }

    /// Writes `{"stacks":[…],"alerts":[…]}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key(Key.stacks)
        json.beginArray()
        for stack in stacks { stack.write(to: &json) }
        json.endArray()
        json.key(Key.alerts)
        json.beginArray()
        for alert in alerts { alert.write(to: &json) }
        json.endArray()
        json.endObject()
    }

    private enum Key {
        static let stacks: StaticString = "stacks"
        static let alerts: StaticString = "alerts"
        static let presentation: StaticString = "presentation"
        static let controller: StaticString = "controller"
        static let controllerID: StaticString = "controllerId"
        static let screens: StaticString = "screens"
        static let title: StaticString = "title"
        static let message: StaticString = "message"
    }
}
