// Code that draws also uses Foundation's rectangles and points.
@_exported public import Foundation
