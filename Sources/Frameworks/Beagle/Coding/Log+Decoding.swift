extension Log {
    /// Events of decoding documents.
    public enum Decoding {
        /// No type is registered under this name.
        case decodingError(type: String)
    }

    /// Returns the log entry of a decoding event.
    public static func decode(_ event: Decoding) -> Log {
        switch event {
        case .decodingError(let type):
            Log(category: "Decoding", message: "Nothing is registered under the name \(type)", level: .error)
        }
    }
}
