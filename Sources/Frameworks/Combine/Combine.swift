// Re-exports the publishers, so that `import Combine` in code from iOS finds them together with the publishers of
// Foundation types in this module.
@_exported public import CombineCore
