import HeadlessUIKit

/// How the running application's documents are read, whatever its coder says; nil leaves it to the coder.
package enum StrictnessKey: ApplicationKey {
    package static var defaultValue: DecodingStrictness? { nil }
}
