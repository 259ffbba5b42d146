extension Log {
    /// Events of reading documents.
    public enum Decoding {
        /// Nobody registered a type of this name.
        case decodingError(type: String)
    }

    /// An event of reading documents.
    public static func decode(_ event: Decoding) -> Log {
        switch event {
        case .decodingError(let type):
            Log(category: "Decoding", message: "Nothing is registered under the name \(type)", level: .error)
        }
    }
}
