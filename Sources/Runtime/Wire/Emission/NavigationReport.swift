package import JSON

/// Which controllers are where: the stacks from the root to what is presented last, and the alerts over them.
package struct NavigationReport: Sendable, Equatable {
    /// The stacks, the root's first.
    package var stacks: [Stack]
    /// The alerts, the topmost last.
    package var alerts: [Alert]

    /// The screens of one controller.
    package struct Stack: Sendable, Equatable {
        /// How it came onto the screen.
        package enum Presentation: String, Sendable {
            case root, sheet, fullScreen, overFullScreen
        }

        /// How it came onto the screen.
        package var presentation: Presentation
        /// The controller's class.
        package var controller: String
        /// The id it is registered under; nil for the one that needs none.
        package var controllerID: String?
        /// The screens, the visible one last.
        package var screens: [ScreenFacts]

        /// Describes a stack.
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

    /// What an alert says.
    package struct Alert: Sendable, Equatable {
        /// Its title; may be empty.
        package var title: String
        /// Its message; may be empty.
        package var message: String

        /// Describes an alert.
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

    /// Describes which controllers are where; without more, none.
    package init(stacks: [Stack] = [], alerts: [Alert] = []) {
        self.stacks = stacks
        self.alerts = alerts
    }

    /// Reads what `write(to:)` wrote; stacks that make no sense are left out.
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
