// `import Combine` in code taken from iOS means these publishers, and those of Foundation's types below.
@_exported public import CombineCore
