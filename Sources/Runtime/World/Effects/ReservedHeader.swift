/// Header fields that only the transport may set; URLSession on iOS reserves them too. Otherwise a document could
/// impersonate another host, or append a second request to its own.
enum ReservedHeader {
    private static let names: Set<String> = [
        "connection", "content-length", "expect", "host", "http2-settings", "keep-alive", "te", "trailer",
        "transfer-encoding", "upgrade",
    ]

    /// Returns whether a field is reserved, regardless of case and spaces.
    static func covers(_ name: String) -> Bool {
        let name = name.lowercased().filter { !$0.isWhitespace }
        return names.contains(name) || name.hasPrefix("proxy-")
    }
}
