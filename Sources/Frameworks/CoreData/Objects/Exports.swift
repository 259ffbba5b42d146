// FoundationShims has the initializers of predicates by format, and of sort descriptors by key.
@_exported public import Foundation
@_exported public import FoundationShims
