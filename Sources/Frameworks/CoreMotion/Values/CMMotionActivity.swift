public import Foundation

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// Never created, because no motion is detected.
open class CMMotionActivity: CMLogItem {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}
