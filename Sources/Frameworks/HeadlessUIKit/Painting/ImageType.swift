/// The image types that browsers show.
enum ImageType: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"
    case svg = "public.svg-image"

    /// Creates the type with a media type; nil for other media types.
    init?(media: String) {
        switch media {
        case "image/png": self = .png
        case "image/jpeg": self = .jpeg
        case "image/gif": self = .gif
        case "image/webp": self = .webP
        case "image/svg+xml": self = .svg
        default: return nil
        }
    }
}
