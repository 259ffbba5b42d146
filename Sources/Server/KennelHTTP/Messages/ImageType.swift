/// The image types of backends that are passed on unchanged.
enum ImageType {
    private static let known: Set<String> = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml", "image/bmp",
    ]

    /// Returns the type if browsers only draw images of it; otherwise `application/octet-stream`, which they do not
    /// interpret.
    static func acceptable(_ type: String?) -> String {
        let essence = type.map { String($0.prefix { $0 != ";" }).lowercased().filter { $0 != " " } } ?? ""
        return known.contains(essence) ? essence : "application/octet-stream"
    }
}
