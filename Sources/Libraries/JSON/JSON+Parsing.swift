extension JSON {
    /// Parses JSON text in UTF-8, with any value at the top level.
    ///
    /// Throws if the text violates JSON's syntax or `limits`.
    public init(parsing bytes: some Collection<UInt8>, limits: JSONLimits = .standard) throws(JSONSyntaxError) {
        let parse = { (text: UnsafeBufferPointer<UInt8>) in JanssonParser(text: text, limits: limits).parse() }
        self = try (bytes.withContiguousStorageIfAvailable(parse) ?? Array(bytes).withUnsafeBufferPointer(parse)).get()
    }

    /// Parses JSON text.
    public init(parsing text: String, limits: JSONLimits = .standard) throws(JSONSyntaxError) {
        try self.init(parsing: text.utf8, limits: limits)
    }
}
