import Testing

@testable import Beagle

extension BeagleCoder {
    /// A coder with the built-in components and actions, and without those of an app.
    static func builtIn(_ strictness: DecodingStrictness = .lenient) -> BeagleCoder {
        let coder = BeagleCoder(strictness: strictness)
        coder.registerBuiltInComponents()
        coder.registerBuiltInActions()
        return coder
    }

    /// Decodes a component.
    func component(_ text: String) throws -> any ServerDrivenComponent {
        try component(from: [UInt8](text.utf8))
    }

    /// Decodes a component of a given type.
    func component<T: ServerDrivenComponent>(_ type: T.Type, _ text: String) throws -> T {
        try #require(try component(text) as? T)
    }

    /// Returns the error of a text that must not decode.
    func error(in text: String) throws -> BeagleDecodingError {
        try #require(throws: BeagleDecodingError.self) { try self.component(text) }
    }
}
