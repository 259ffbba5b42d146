extension JSON {
    /// Reads a JSON text in UTF-8; any value may stand at the top. Throws where the text breaks JSON's rules or
    /// `limits`.
    public init(parsing bytes: some Collection<UInt8>, limits: JSONLimits = .standard) throws(JSONSyntaxError) {
        let parse = { (text: UnsafeBufferPointer<UInt8>) in JanssonParser(text: text, limits: limits).parse() }
        self = try (bytes.withContiguousStorageIfAvailable(parse) ?? Array(bytes).withUnsafeBufferPointer(parse)).get()
    }

    /// Reads a JSON text.
    public init(parsing text: String, limits: JSONLimits = .standard) throws(JSONSyntaxError) {
        try self.init(parsing: text.utf8, limits: limits)
    }
}
