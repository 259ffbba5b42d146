/// Header fields that say how a request is carried, which is for the transport alone to say. URLSession on iOS reserves
/// them too; a document that could set them would speak as another host, or put a second request behind its first.
enum ReservedHeader {
    private static let names: Set<String> = [
        "connection", "content-length", "expect", "host", "http2-settings", "keep-alive", "te", "trailer",
        "transfer-encoding", "upgrade",
    ]

    /// Whether a field is reserved, however its name is written.
    static func covers(_ name: String) -> Bool {
        let name = name.lowercased().filter { !$0.isWhitespace }
        return names.contains(name) || name.hasPrefix("proxy-")
    }
}
