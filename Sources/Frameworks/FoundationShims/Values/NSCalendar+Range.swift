public import Foundation

/// A pointer to a variable that a function sets. Swift on Linux has no autoreleased objects.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
    /// Creates a pointer to new memory for an object, in place of memory of another type, which may be too small. The
    /// new memory is never freed.
    public init<Other>(_ other: UnsafeMutablePointer<Other>) where Pointee == AnyObject? {
        self = .allocate(capacity: 1)
        initialize(to: nil)
    }
}

extension NSCalendar {
    /// Finds the unit of time in which a date lies.
    ///
    /// - Parameters:
    ///   - datep: Is set to the start of the unit.
    ///   - tip: Is set to the duration of the unit, in seconds.
    /// - Returns: Whether there is such a unit.
    public func range(
        of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let range = range(of: unit, for: date) else { return false }
        datep?.pointee = range.start as NSDate
        tip?.pointee = range.duration
        return true
    }
}

extension FileManager: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: FileManager, other: FileManager) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
