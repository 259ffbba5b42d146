import HeadlessUIKit
import ViewSchema
import Wire

/// Describes how to find the view for an input of a test: by its visible text, its accessible name or its kind.
struct InputTarget {
    /// The text that `TestFailure.notFound` contains if there is no such view.
    let description: String
    /// Returns the view; nil if the screen has none.
    let find: (ScreenReader) -> ViewID?

    /// Returns the frontmost field with this placeholder or accessible name.
    static func field(_ name: String) -> InputTarget {
        InputTarget(description: name) { $0.fields(named: name).last }
    }

    /// Returns the frontmost slider with this accessible name.
    static func slider(_ name: String) -> InputTarget {
        InputTarget(description: name) { $0.sliders(named: name).last }
    }

    /// Returns the frontmost list row that contains this text.
    static func row(_ text: String) -> InputTarget {
        InputTarget(description: text) { $0.row(reading: text) }
    }

    /// Returns the frontmost view of these kinds.
    static func front(_ description: String, _ kinds: ViewKind...) -> InputTarget {
        InputTarget(description: description) { $0.frontView(of: kinds) }
    }
}
