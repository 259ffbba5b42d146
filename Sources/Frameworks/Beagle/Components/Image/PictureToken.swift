import Foundation
import HeadlessUIKit

/// The token of a request whose answer this server keeps, so that the page can fetch it as a picture.
package protocol PictureToken: RequestToken {
    /// Where the page finds the bytes once they have arrived.
    var pictureAddress: String { get }
}

extension UIImage {
    /// The largest picture of an application's own network client that is sent inside the page's own data.
    private static let largestInline = 65_536

    /// As much of a picture as is looked at for its size, which stands near the beginning.
    private static let head = 262_144

    /// The picture in an answer; nil when the page could not get at it.
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
