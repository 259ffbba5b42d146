import Beagle
import Wire

extension DecodingStrictness {
    /// Converts the strictness of the session's configuration.
    init(_ strictness: SessionConfiguration.Strictness) {
        self =
            switch strictness {
            case .lenient: .lenient
            case .strict: .strict
            }
    }
}
