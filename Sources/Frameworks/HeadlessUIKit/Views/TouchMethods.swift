/// Determines which classes of responders override a touch method.
enum TouchMethods {
    private class Plain: UIResponder {}
    private class Other: UIResponder {}
    private class Began: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Moved: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Ended: UIResponder {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private class Cancelled: UIResponder {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private static let table = MethodTable(
        probes: [Began.self, Moved.self, Ended.self, Cancelled.self], plain: Plain.self, other: Other.self)

    /// Returns whether a class of responders overrides a touch method. Must not be called for controls.
    static func areOverridden(in type: UIResponder.Type) -> Bool { table?.overrides(type) ?? false }
}
