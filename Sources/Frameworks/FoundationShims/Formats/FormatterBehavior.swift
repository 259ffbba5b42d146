public import Foundation

extension NumberFormatter {
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_4 = 1040 }

    /// Always ``Behavior/behavior10_4``. Setting it has no effect.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension DateFormatter {
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_4 = 1040 }

    /// Always ``Behavior/behavior10_4``. Setting it has no effect.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
