// Re-exports Foundation, because code that draws also uses rectangles and points.
@_exported public import Foundation
