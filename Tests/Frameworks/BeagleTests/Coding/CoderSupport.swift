import Testing

@testable import Beagle

extension BeagleCoder {
    /// A coder with the components and actions of the lower rooms, and nothing of an application.
    static func builtIn(_ strictness: DecodingStrictness = .lenient) -> BeagleCoder {
        let coder = BeagleCoder(strictness: strictness)
        coder.registerBuiltInComponents()
        coder.registerBuiltInActions()
        return coder
    }

    /// The component in a text.
    func component(_ text: String) throws -> any ServerDrivenComponent {
        try component(from: [UInt8](text.utf8))
    }

    /// The component in a text, which must be of one type.
    func component<T: ServerDrivenComponent>(_ type: T.Type, _ text: String) throws -> T {
        try #require(try component(text) as? T)
    }

    /// What is wrong with a text that must not decode.
    func error(in text: String) throws -> BeagleDecodingError {
        try #require(throws: BeagleDecodingError.self) { try self.component(text) }
    }
}
