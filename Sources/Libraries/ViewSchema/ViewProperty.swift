/// A property of a view, as a member of `props` in a node or a patch.
///
/// Each property is a case of the enumeration for its type of value. A raw value is the name in JSON. A property whose
/// value may have two types is a case of both enumerations.
package protocol ViewProperty: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// Properties whose value is a text. A page treats a missing text as none.
package enum TextProperty: String, ViewProperty {
    case text, title, value, label, placeholder, name, hint, said, describedBy
    case role, identifier, type, styleId, gestures
    case axis, size, fit, at, tint, effect, presentation, swipes, slide, arrows, page, scrollEnd, threshold
    case src, image, backdrop, outline
    case input, returnKey, statusBar, typist
    case actions, aside, reorders
}

/// Properties whose value is a Boolean.
package enum FlagProperty: String, ViewProperty {
    case hidden, enabled, selected, on, refreshing, animating, held
    case tap, covers, ariaHidden, mirrored, keepsCaret
    case fixed, bar, barHidden, belowBar, unfilled, lineless, touchable, untouchable, jumps, readOnly, framed,
        outlineParts

    /// The value of a missing property.
    package var defaultValue: Bool { self == .enabled }
}

/// Properties whose value is a number.
package enum NumberProperty: String, ViewProperty {
    case x, y, width, height, shift, density, heading, longPress
    case part, page, pages, turns, cancel, cancelRoom
}

/// Properties whose value is a list of numbers. A missing list is treated as a list of zeros.
package enum NumbersProperty: String, ViewProperty {
    case frame, content, filled, rows, pins, track, keyboard, imageFrame
}

/// Properties whose value is a list of other values.
package enum ListProperty: String, ViewProperty {
    case lines, textStyles, motions, mask
}
