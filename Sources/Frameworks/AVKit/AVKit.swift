// Re-exports AVFoundation, as on iOS.
@_exported public import AVFoundation
