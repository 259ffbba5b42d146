import Beagle
import Wire

extension DecodingStrictness {
    /// How a session asks for its documents to be read.
    init(_ strictness: SessionConfiguration.Strictness) {
        self =
            switch strictness {
            case .lenient: .lenient
            case .strict: .strict
            }
    }
}
