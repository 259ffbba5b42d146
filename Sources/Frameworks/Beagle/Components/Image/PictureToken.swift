import Foundation
import HeadlessUIKit

/// The token of a request whose response this server stores, so that the page can load it as an image.
package protocol PictureToken: RequestToken {
    /// The URL at which the page can load the bytes once they have arrived.
    var pictureAddress: String { get }
}

extension UIImage {
    /// The maximum size, in bytes, of an image from an app's own network client that is sent as a `data:` URL.
    private static let largestInline = 65_536

    /// The number of bytes, from the beginning, in which the dimensions of the image are searched for.
    private static let head = 262_144

    /// Creates the image in a response; nil if the page could not load it.
    ///
    /// - Parameter token: The token of the request, which has the URL at which the page loads the image; nil if there
    ///   is none.
    convenience init?(_ response: NetworkResponse, of token: (any RequestToken)?) {
        let size = PictureSize.of([UInt8](response.data.prefix(Self.head))) ?? .zero
        if let token = token as? any PictureToken {
            self.init(remote: token.pictureAddress, size: size)
            return
        }
        guard let type = response.response.mimeType, type.hasPrefix("image/"),
            response.data.count <= Self.largestInline
        else { return nil }
        self.init(remote: "data:\(type);base64,\(response.data.base64EncodedString())", size: size)
    }
}
