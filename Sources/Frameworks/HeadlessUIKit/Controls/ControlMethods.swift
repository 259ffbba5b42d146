/// Detects control classes that override a tracking or touch method.
enum ControlMethods {
    private class Plain: UIControl {}
    private class Other: UIControl {}
    private class Began: UIControl {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Moved: UIControl {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Ended: UIControl {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Cancelled: UIControl {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Begins: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    private class Continues: UIControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    private class Ends: UIControl {
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    }
    private class Cancels: UIControl {
        override func cancelTracking(with event: UIEvent?) {}
    }

    private static let table = MethodTable(
        probes: [
            Began.self, Moved.self, Ended.self, Cancelled.self, Begins.self, Continues.self, Ends.self, Cancels.self,
        ], plain: Plain.self, other: Other.self)

    /// Whether a class overrides one of these methods.
    static func areOverridden(in type: UIControl.Type) -> Bool { table?.overrides(type) ?? false }
}
