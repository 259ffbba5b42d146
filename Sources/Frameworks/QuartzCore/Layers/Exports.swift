// Code with layers also uses the paths and colours of Core Graphics, as on iOS.
@_exported public import CoreGraphics
