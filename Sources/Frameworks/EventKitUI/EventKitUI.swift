// Re-exports EventKit, as on iOS.
@_exported public import EventKit
