/// The types of images that browsers show.
enum ImageType: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"
    case svg = "public.svg-image"

    /// The type with a media type; nil for others.
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
