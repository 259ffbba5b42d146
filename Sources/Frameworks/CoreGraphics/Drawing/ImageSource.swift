/// The location of an image for the page.
package enum ImageSource: Hashable, Sendable {
    /// A name in the app's images.
    case local(String)
    case symbol(String)
    /// The address of an image that this server serves.
    case remote(String)
}
