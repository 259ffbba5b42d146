// Re-exports Core Graphics, because code with layers also uses its paths and colours, as on iOS.
@_exported public import CoreGraphics
