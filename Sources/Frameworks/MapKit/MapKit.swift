// Re-exports Core Location, as on iOS.
@_exported public import CoreLocation
