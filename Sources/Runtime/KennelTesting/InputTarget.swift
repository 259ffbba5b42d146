import HeadlessUIKit
import ViewSchema
import Wire

/// Describes how to find the view for an input of a test: by its visible text, its accessible name or its kind.
struct InputTarget {
    /// The text that `TestFailure.notFound` contains if there is no such view.
    let description: String
    /// Returns the view; nil if the screen has none.
    let find: (ScreenReader) -> ViewID?

    /// The frontmost field with this placeholder or accessible name.
    static func field(_ name: String) -> InputTarget {
        InputTarget(description: name) { $0.fields(named: name).last }
    }

    /// The frontmost slider with this accessible name.
    static func slider(_ name: String) -> InputTarget {
        InputTarget(description: name) { $0.sliders(named: name).last }
    }

    /// The frontmost list row that contains this text.
    static func row(_ text: String) -> InputTarget {
        InputTarget(description: text) { $0.row(reading: text) }
    }

    /// The frontmost view of these kinds.
    static func front(_ description: String, _ kinds: ViewKind...) -> InputTarget {
        InputTarget(description: description) { $0.frontView(of: kinds) }
    }
}
