import HeadlessUIKit

/// The strictness of the running app's documents, which overrides its coder; nil uses the coder's.
package enum StrictnessKey: ApplicationKey {
    package static var defaultValue: DecodingStrictness? { nil }
}
