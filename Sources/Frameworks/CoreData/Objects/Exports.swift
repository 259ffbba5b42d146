// Predicates and sort descriptors are made by format and by key there.
@_exported public import Foundation
@_exported public import FoundationShims
